/** Every address of the staff application, as a pattern for the router and as a function that fills it. */
export const paths = {
  root: { path: '/', href: () => '/' },
  login: { path: '/login', href: () => '/login' },
  forbidden: { path: '/403', href: () => '/403' },
  notFound: { path: '/404', href: () => '/404' },
  disabledAccount: { path: '/disabled-account', href: () => '/disabled-account' },
  emailVerification: { path: '/email-verification', href: () => '/email-verification' },
  setupPassword: { path: '/setup-password', href: () => '/setup-password' },
  app: { path: '/app', href: () => '/app' },
  accountSettings: { path: '/app/account-settings', href: () => '/app/account-settings' },
  organizationSettings: { path: '/app/organization-settings', href: () => '/app/organization-settings' },
  jobs: { path: '/app/jobs', href: () => '/app/jobs' },
  addJob: { path: '/app/jobs/add', href: () => '/app/jobs/add' },
  job: { path: '/app/jobs/:jobId', href: (jobId: string) => `/app/jobs/${encodeURIComponent(jobId)}` },
  editJob: { path: '/app/jobs/:jobId/edit', href: (jobId: string) => `/app/jobs/${encodeURIComponent(jobId)}/edit` },
  candidate: {
    path: '/app/jobs/:jobId/candidate/:candidateId',
    href: (jobId: string, candidateId: string) =>
      `/app/jobs/${encodeURIComponent(jobId)}/candidate/${encodeURIComponent(candidateId)}`,
  },
  admin: { path: '/app/admin', href: () => '/app/admin' },
  adminOrganizations: { path: '/app/admin/organizations', href: () => '/app/admin/organizations' },
  adminUsers: { path: '/app/admin/users', href: () => '/app/admin/users' },
} as const;
