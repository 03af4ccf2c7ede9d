import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { PageLoading } from '../components/ui/states';
import { paths } from '../config/paths';
import { ScreenFailed } from './routes/errors/screen-failed';

/** Routes load their page when they are first visited; the page composes features and nothing else. */
const routes: RouteObject[] = [
  { path: paths.root.path, element: <Navigate to={paths.app.href()} replace /> },
  { path: paths.login.path, lazy: () => import('./routes/session/login-page') },
  { path: paths.providerReturn.path, lazy: () => import('./routes/session/provider-arrival-page') },
  { path: paths.authAction.path, lazy: () => import('./routes/session/auth-action-page') },
  { path: paths.forgot.path, lazy: () => import('./routes/session/forgot-page') },
  { path: paths.emailVerification.path, lazy: () => import('./routes/session/email-verification-page') },
  { path: paths.setupPassword.path, lazy: () => import('./routes/session/setup-password-page') },
  { path: paths.terms.path, lazy: () => import('./routes/session/terms-page') },
  { path: paths.disabledAccount.path, lazy: () => import('./routes/errors/disabled-account-page') },
  ...['/403', '/error403'].map((path) => ({ path, lazy: () => import('./routes/errors/forbidden-page') })),
  ...['/404', '/error404', '*'].map((path) => ({ path, lazy: () => import('./routes/errors/not-found-page') })),
  {
    path: paths.app.path,
    lazy: () => import('./shell/app-layout'),
    children: inside([
      { index: true, lazy: () => import('./routes/session/start-page') },
      {
        lazy: () => import('./shell/organization-guard'),
        children: [
          { path: paths.interviews.path, lazy: () => import('./routes/interviews/interviews-page') },
          { path: paths.jobs.path, lazy: () => import('./routes/jobs/jobs-page') },
          { path: paths.people.path, lazy: () => import('./routes/jobs/people-page') },
          { path: paths.waiting.path, lazy: () => import('./routes/jobs/waiting-page') },
          { path: paths.addJob.path, lazy: () => import('./routes/jobs/add-job-page') },
          { path: paths.job.path, lazy: () => import('./routes/jobs/job-page') },
          { path: paths.editJob.path, lazy: () => import('./routes/jobs/edit-job-page') },
          { path: paths.compare.path, lazy: () => import('./routes/jobs/compare-page') },
          {
            lazy: () => import('./routes/jobs/candidate-page'),
            children: [
              { path: paths.candidate.path, element: null },
              { path: paths.candidateOfRow.path, element: null },
              // Opens over the candidate, which stays mounted.
              { path: paths.parseCandidateFile.path, lazy: () => import('./routes/jobs/parse-file-page') },
            ],
          },
          { path: paths.skills.path, lazy: () => import('./routes/skills/skills-candidates-page') },
          { path: paths.skillsCandidate.path, lazy: () => import('./routes/skills/skills-candidate-page') },
          { path: paths.tearsheets.path, lazy: () => import('./routes/tearsheets/tearsheets-page') },
          { path: paths.tearsheet.path, lazy: () => import('./routes/tearsheets/tearsheet-page') },
          { path: paths.contacts.path, lazy: () => import('./routes/marketing/contacts-page') },
          { path: paths.mailings.path, lazy: () => import('./routes/marketing/mailings-page') },
          { path: paths.newMailing.path, lazy: () => import('./routes/marketing/new-mailing-page') },
          ...[paths.editMailing, paths.copyMailing].map(({ path }) => ({
            path,
            lazy: () => import('./routes/marketing/edit-mailing-page'),
          })),
          { path: paths.mailing.path, lazy: () => import('./routes/marketing/mailing-page') },
          {
            path: paths.organizationSettings.path,
            lazy: () => import('./routes/organization/organization-settings-page'),
          },
          ...[paths.addBrand, paths.editBrand].map(({ path }) => ({
            path,
            lazy: () => import('./routes/organization/brand-page'),
          })),
          { path: paths.webhooks.path, lazy: () => import('./routes/organization/webhooks-page') },
          { path: paths.apiKeys.path, lazy: () => import('./routes/organization/api-keys-page') },
          { path: paths.audit.path, lazy: () => import('./routes/organization/audit-page') },
          { path: paths.sync.path, lazy: () => import('./routes/organization/sync-page') },
          { path: paths.addTeamMember.path, lazy: () => import('./routes/organization/add-team-member-page') },
          { path: paths.addTemplate.path, lazy: () => import('./routes/organization/template-page') },
          { path: paths.editTemplate.path, lazy: () => import('./routes/organization/template-page') },
        ],
      },
      {
        path: paths.admin.path,
        lazy: () => import('./shell/admin-guard'),
        children: [
          { index: true, element: <Navigate to={paths.adminOrganizations.href()} replace /> },
          { path: paths.adminOrganizations.path, lazy: () => import('./routes/admin/organizations-page') },
          { path: paths.adminOrganization.path, lazy: () => import('./routes/admin/organization-page') },
          { path: paths.adminSync.path, lazy: () => import('./routes/organization/sync-page') },
          { path: paths.adminApiKeys.path, lazy: () => import('./routes/organization/api-keys-page') },
          { path: paths.adminAudit.path, lazy: () => import('./routes/organization/audit-page') },
          { path: paths.adminWebhooks.path, lazy: () => import('./routes/organization/webhooks-page') },
          { path: paths.adminAddTeamMember.path, lazy: () => import('./routes/admin/add-team-member-page') },
          { path: paths.adminAddTemplate.path, lazy: () => import('./routes/organization/template-page') },
          { path: paths.adminEditTemplate.path, lazy: () => import('./routes/organization/template-page') },
          ...[paths.adminAddBrand, paths.adminEditBrand].map(({ path }) => ({
            path,
            lazy: () => import('./routes/admin/brand-page'),
          })),
          { path: paths.editOrganization.path, lazy: () => import('./routes/admin/edit-organization-page') },
          { path: paths.adminUsers.path, lazy: () => import('./routes/admin/users-page') },
          { path: paths.adminUser.path, lazy: () => import('./routes/admin/user-page') },
          { path: '*', lazy: () => import('./routes/errors/not-found-page') },
        ],
      },
      { path: paths.accountSettings.path, lazy: () => import('./routes/account/account-settings-page') },
      { path: '*', lazy: () => import('./routes/errors/not-found-page') },
    ]),
  },
];

/** Screens inside the frame: when one cannot be loaded, the frame stays. */
function inside(children: RouteObject[]): RouteObject[] {
  return [{ errorElement: <ScreenFailed />, children }];
}

export function createRouter() {
  return createBrowserRouter(
    routes.map((route) => ({
      hydrateFallbackElement: <PageLoading />,
      errorElement: <ScreenFailed isPage />,
      ...route,
    })),
  );
}
