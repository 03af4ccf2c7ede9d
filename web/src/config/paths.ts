/** Every URL of the staff application, as a pattern for the router and as a function that fills it. */
export const paths = {
  root: { path: '/', href: () => '/' },
  login: { path: '/login', href: () => '/login' },
  /** Leads on to the sign-in of the ATS. */
  atsLogin: { path: '/login', href: () => '/login?ats=1' },
  /** Where identity providers return to. `again` offers the way there, for a new proof. */
  providerReturn: {
    path: '/login/single-sign-on',
    again: (email: string) => `/login/single-sign-on?${new URLSearchParams({ again: email }).toString()}`,
  },
  authAction: { path: '/auth/action', href: () => '/auth/action' },
  forgot: { path: '/forgot', href: () => '/forgot' },
  terms: { path: '/terms', href: () => '/terms' },
  forbidden: { path: '/403', href: () => '/403' },
  notFound: { path: '/404', href: () => '/404' },
  disabledAccount: { path: '/disabled-account', href: () => '/disabled-account' },
  emailVerification: { path: '/email-verification', href: () => '/email-verification' },
  setupPassword: { path: '/setup-password', href: () => '/setup-password' },
  app: { path: '/app', href: () => '/app' },
  accountSettings: { path: '/app/account-settings', href: () => '/app/account-settings' },
  organizationSettings: { path: '/app/organization-settings', href: () => '/app/organization-settings' },
  /** The Users tab of the settings. */
  team: { path: '/app/organization-settings', href: () => '/app/organization-settings?selectedTab=Users' },
  /** The Privacy tab of the settings. */
  privacy: { path: '/app/organization-settings', href: () => '/app/organization-settings?selectedTab=Privacy' },
  addTeamMember: {
    path: '/app/organization-settings/add-member',
    href: () => '/app/organization-settings/add-member',
  },
  addTemplate: {
    path: '/app/organization-settings/profile/add',
    href: () => '/app/organization-settings/profile/add',
  },
  editTemplate: {
    path: '/app/organization-settings/profile/:profileId/edit',
    href: (profileId: string) => `/app/organization-settings/profile/${encodeURIComponent(profileId)}/edit`,
  },
  webhooks: { path: '/app/organization-settings/webhooks', href: () => '/app/organization-settings/webhooks' },
  apiKeys: { path: '/app/organization-settings/api-keys', href: () => '/app/organization-settings/api-keys' },
  audit: { path: '/app/organization-settings/audit', href: () => '/app/organization-settings/audit' },
  sync: { path: '/app/organization-settings/sync', href: () => '/app/organization-settings/sync' },
  addBrand: { path: '/app/organization-settings/brands/add' },
  editBrand: { path: '/app/organization-settings/brands/edit/:index' },
  interviews: { path: '/app/interviews', href: () => '/app/interviews' },
  jobs: { path: '/app/jobs', href: () => '/app/jobs' },
  /** The people in all jobs. */
  people: { path: '/app/candidates', href: () => '/app/candidates' },
  waiting: { path: '/app/waiting', href: () => '/app/waiting' },
  addJob: { path: '/app/jobs/add', href: () => '/app/jobs/add' },
  job: { path: '/app/jobs/:jobId', href: (jobId: string) => `/app/jobs/${encodeURIComponent(jobId)}` },
  editJob: { path: '/app/jobs/:jobId/edit', href: (jobId: string) => `/app/jobs/${encodeURIComponent(jobId)}/edit` },
  compare: {
    path: '/app/jobs/:jobId/compare',
    href: (jobId: string, candidateIds: readonly string[]) =>
      `/app/jobs/${encodeURIComponent(jobId)}/compare?${new URLSearchParams(candidateIds.map((id) => ['c', id])).toString()}`,
  },
  candidate: {
    path: '/app/jobs/:jobId/candidate/:candidateId',
    href: (jobId: string, candidateId: string) =>
      `/app/jobs/${encodeURIComponent(jobId)}/candidate/${encodeURIComponent(candidateId)}`,
  },
  /** The candidate's profile, on the same page. */
  candidateProfile: {
    path: '/app/jobs/:jobId/candidate/:candidateId',
    href: (jobId: string, candidateId: string) =>
      `/app/jobs/${encodeURIComponent(jobId)}/candidate/${encodeURIComponent(candidateId)}?tab=profile`,
  },
  /** The same candidate, as the rows of the table link to it. */
  candidateOfRow: {
    path: '/app/jobs/:jobId/candidate/parse/:candidateId',
    href: (jobId: string, candidateId: string) =>
      `/app/jobs/${encodeURIComponent(jobId)}/candidate/parse/${encodeURIComponent(candidateId)}`,
  },
  /** The candidate with a choice of the file to parse; `resume` is the resume itself. */
  parseCandidateFile: {
    path: '/app/jobs/:jobId/candidate/parse/:candidateId/file/:fileId',
    href: (jobId: string, candidateId: string, fileId: string) =>
      `/app/jobs/${encodeURIComponent(jobId)}/candidate/parse/${encodeURIComponent(candidateId)}/file/${encodeURIComponent(fileId)}`,
  },
  skills: { path: '/app/skills', href: () => '/app/skills' },
  skillsCandidate: {
    path: '/app/skills/:candidateId',
    href: (candidateId: string) => `/app/skills/${encodeURIComponent(candidateId)}`,
  },
  tearsheets: { path: '/app/tearsheets', href: () => '/app/tearsheets' },
  /** With `j=1` in job-marketing mode, like the list. */
  tearsheet: {
    path: '/app/tearsheets/:tearsheetId',
    href: (tearsheetId: string, options: { isJobMarket: boolean }) =>
      `/app/tearsheets/${encodeURIComponent(tearsheetId)}${options.isJobMarket ? '?j=1' : ''}`,
  },
  contacts: {
    path: '/app/contacts',
    href: ({ isLead = false, search = '' } = {}) =>
      `/app/contacts${queryOf({ kind: isLead ? 'leads' : '', q: search })}`,
  },
  mailings: { path: '/app/emails', href: () => '/app/emails' },
  /** The composer of a mailing about a candidate, a tearsheet or a job. */
  newMailing: {
    path: '/app/emails/new/:kind/:targetId',
    href: (kind: string, targetId: string) => `/app/emails/new/${kind}/${encodeURIComponent(targetId)}`,
  },
  mailing: {
    path: '/app/emails/:mailingId',
    href: (mailingId: string) => `/app/emails/${encodeURIComponent(mailingId)}`,
  },
  editMailing: {
    path: '/app/emails/:mailingId/edit',
    href: (mailingId: string) => `/app/emails/${encodeURIComponent(mailingId)}/edit`,
  },
  copyMailing: {
    path: '/app/emails/:mailingId/copy',
    href: (mailingId: string) => `/app/emails/${encodeURIComponent(mailingId)}/copy`,
  },
  admin: { path: '/app/admin', href: () => '/app/admin' },
  adminOrganizations: { path: '/app/admin/organizations', href: () => '/app/admin/organizations' },
  adminOrganization: {
    path: '/app/admin/organization/details/:organizationId',
    href: (organizationId: string) => `/app/admin/organization/details/${encodeURIComponent(organizationId)}`,
  },
  adminAddTeamMember: {
    path: '/app/admin/organization/details/:organizationId/add-member',
    href: (organizationId: string) =>
      `/app/admin/organization/details/${encodeURIComponent(organizationId)}/add-member`,
  },
  adminWebhooks: {
    path: '/app/admin/organization/edit/:organizationId/webhooks',
    href: (organizationId: string) => `/app/admin/organization/edit/${encodeURIComponent(organizationId)}/webhooks`,
  },
  adminApiKeys: {
    path: '/app/admin/organization/edit/:organizationId/api-keys',
    href: (organizationId: string) => `/app/admin/organization/edit/${encodeURIComponent(organizationId)}/api-keys`,
  },
  adminAudit: {
    path: '/app/admin/organization/edit/:organizationId/audit',
    href: (organizationId: string) => `/app/admin/organization/edit/${encodeURIComponent(organizationId)}/audit`,
  },
  adminSync: {
    path: '/app/admin/organization/edit/:organizationId/sync',
    href: (organizationId: string) => `/app/admin/organization/edit/${encodeURIComponent(organizationId)}/sync`,
  },
  adminAddBrand: { path: '/app/admin/organization/edit/:organizationId/brands/add' },
  adminEditBrand: { path: '/app/admin/organization/edit/:organizationId/brands/edit/:index' },
  editOrganization: {
    path: '/app/admin/organization/edit/:organizationId/*',
    href: (organizationId: string) => `/app/admin/organization/edit/${encodeURIComponent(organizationId)}`,
  },
  adminAddTemplate: {
    path: '/app/admin/organization/edit/:organizationId/profile/add',
    href: (organizationId: string) => `/app/admin/organization/edit/${encodeURIComponent(organizationId)}/profile/add`,
  },
  adminEditTemplate: {
    path: '/app/admin/organization/edit/:organizationId/profile/:profileId/edit',
    href: (organizationId: string, profileId: string) =>
      `/app/admin/organization/edit/${encodeURIComponent(organizationId)}/profile/${encodeURIComponent(profileId)}/edit`,
  },
  adminUsers: { path: '/app/admin/users', href: () => '/app/admin/users' },
  adminUser: {
    path: '/app/admin/users/:userId',
    href: (userId: string) => `/app/admin/users/${encodeURIComponent(userId)}`,
  },
} as const;

/** The parameters that have a value, as a URL ends with them. */
function queryOf(parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}

/** The parameter of the editor's URL for each side but the first. */
const sideParameters = { core: '', marketing: '?isSm=true', job: '?isJob=true' } as const;
type Side = keyof typeof sideParameters;

/**
 * The editor of a profile template.
 * @param organizationId for super admins, of any organization; undefined for the user's.
 * @param templateId null for a new one.
 */
export function templateEditorHref(organizationId: string | undefined, templateId: string | null, side: Side): string {
  const add = () =>
    organizationId === undefined ? paths.addTemplate.href() : paths.adminAddTemplate.href(organizationId);
  const edit = (id: string) =>
    organizationId === undefined ? paths.editTemplate.href(id) : paths.adminEditTemplate.href(organizationId, id);
  return (templateId === null ? add() : edit(templateId)) + sideParameters[side];
}

/** The lists of profile templates in the settings. */
export function templateListHref(organizationId: string | undefined, side: Side): string {
  const settings =
    organizationId === undefined ? paths.organizationSettings.href() : paths.editOrganization.href(organizationId);
  return `${settings}?selectedTab=Profile+Templates&side=${side}`;
}
