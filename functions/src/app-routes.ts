import { accountsRoutes } from './accounts/accounts-routes';
import { apiKeysRoutes } from './api-keys/api-keys-routes';
import { teamRoutes } from './administration/administration-routes';
import { candidatesRoutes } from './candidates/candidates-routes';
import { clientConnectRoutes } from './client-connect/client-connect-routes';
import { documentsRoutes } from './documents/documents-routes';
import { eventsRoutes } from './events/events-routes';
import { gradingRoutes } from './grading/grading-routes';
import { atsRoutes } from './ats/ats-routes';
import { identityProviderRoutes } from './identity-provider/identity-provider-routes';
import { interviewsRoutes } from './interviews/interviews-routes';
import { jobsRoutes } from './jobs/jobs-routes';
import { linksRoutes } from './links/links-routes';
import { mailingsRoutes } from './mailings/mailings-routes';
import { marketingRoutes } from './marketing/marketing-routes';
import { matchesRoutes } from './matches/matches-routes';
import { privacyRoutes } from './privacy/privacy-routes';
import { profilesRoutes } from './profiles/profiles-routes';
import type { Route } from './runtime/route';
import { searchRoutes } from './search/search-routes';
import { submissionsRoutes } from './submissions/submissions-routes';
import { webhooksRoutes } from './webhooks/webhooks-routes';

/** The routes of the app API, from each capability. */
export const appRoutes: readonly Route[] = [
  ...accountsRoutes,
  ...identityProviderRoutes,
  ...teamRoutes,
  ...atsRoutes,
  ...candidatesRoutes,
  ...matchesRoutes,
  ...mailingsRoutes,
  ...marketingRoutes,
  ...gradingRoutes,
  ...documentsRoutes,
  ...searchRoutes,
  ...eventsRoutes,
  ...interviewsRoutes,
  ...jobsRoutes,
  ...profilesRoutes,
  ...linksRoutes,
  ...submissionsRoutes,
  ...webhooksRoutes,
  ...apiKeysRoutes,
  ...clientConnectRoutes,
  ...privacyRoutes,
];
