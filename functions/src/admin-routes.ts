import { administrationRoutes } from './administration/administration-routes';
import { resumeGradingRoutes } from './grading/grading-routes';
import { parsingRoutes } from './parsing/parsing-routes';
import type { Route } from './runtime/route';

/** The routes of the admin API, from each capability. */
export const adminRoutes: readonly Route[] = [...administrationRoutes, ...parsingRoutes, ...resumeGradingRoutes];
