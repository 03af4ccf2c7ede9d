import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { clientRoutes } from './client-connect/client-routes';
import { captchaRoutes, clientSignInRoutes } from './accounts/accounts-routes';
import { adminRoutes } from './admin-routes';
import { appRoutes } from './app-routes';
import { middlewareRoutes } from './ats/middleware-routes';
import { mailingsPublicRoutes } from './mailings/mailings-routes';
import { sectionRoutes } from './profiles/section-routes';
import { listSearchRoutes } from './public/marketing/marketing-routes';
import { publicNoteRoutes, publicRoutes, publicUploadRoutes } from './public/public-routes';

/** The base path and the routes of each API, by the name of its function. */
export const apis = {
  app: { basePath: apiBasePaths.app, routes: appRoutes },
  admin: { basePath: apiBasePaths.admin, routes: adminRoutes },
  client: { basePath: apiBasePaths.client, routes: [...clientSignInRoutes, ...clientRoutes] },
  publicApi: { basePath: apiBasePaths.public, routes: [...publicRoutes, ...mailingsPublicRoutes] },
  /** The calls to the ATS; Hosting routes their paths here from the root of the host. */
  middleware: {
    basePath: apiBasePaths.middleware,
    routes: [...middlewareRoutes, ...sectionRoutes, ...publicNoteRoutes, ...listSearchRoutes, ...captchaRoutes],
  },
  /** Hosting routes applicants' uploads here, so that they never slow down public pages. */
  publicUpload: { basePath: apiBasePaths.public, routes: publicUploadRoutes },
};
