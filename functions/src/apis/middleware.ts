import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { captchaRoutes } from '../accounts/accounts-routes';
import { middlewareRoutes } from '../ats/middleware-routes';
import { sectionRoutes } from '../profiles/section-routes';
import { listSearchRoutes } from '../public/marketing/marketing-routes';
import { publicNoteRoutes } from '../public/public-routes';

/** The calls to the ATS; Hosting routes their paths here from the root of the host. */
export const middleware = {
  basePath: apiBasePaths.middleware,
  routes: [...middlewareRoutes, ...sectionRoutes, ...publicNoteRoutes, ...listSearchRoutes, ...captchaRoutes],
};
