import { accountsRoutes } from './accounts/accounts-routes';
import { teamRoutes } from './administration/administration-routes';
import { candidatesRoutes } from './candidates/candidates-routes';
import { correctionsRoutes } from './corrections/corrections-routes';
import { documentsRoutes } from './documents/documents-routes';
import { eventsRoutes } from './events/events-routes';
import { gradingRoutes } from './grading/grading-routes';
import { integrationRoutes } from './integration/integration-routes';
import { matchesRoutes } from './matches/matches-routes';
import type { Route } from './runtime/route';
import { searchRoutes } from './search/search-routes';
import { supportRoutes } from './support/support-routes';
import { tagsRoutes } from './tags/tags-routes';

/** The app API (000 §7), put together from what each capability offers. */
export const appRoutes: readonly Route[] = [
  ...accountsRoutes,
  ...teamRoutes,
  ...integrationRoutes,
  ...candidatesRoutes,
  ...matchesRoutes,
  ...gradingRoutes,
  ...correctionsRoutes,
  ...documentsRoutes,
  ...searchRoutes,
  ...eventsRoutes,
  ...tagsRoutes,
  ...supportRoutes,
];
