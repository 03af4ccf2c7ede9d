import { administrationRoutes } from './administration/administration-routes';
import { resumeGradingRoutes } from './grading/grading-routes';
import { parsingRoutes } from './parsing/parsing-routes';
import type { Route } from './runtime/route';

/** The admin API (000 §7), put together from what each capability offers. */
export const adminRoutes: readonly Route[] = [...administrationRoutes, ...parsingRoutes, ...resumeGradingRoutes];
