import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { mailingsPublicRoutes } from '../mailings/mailings-routes';
import { privacyPublicRoutes } from '../privacy/privacy-routes';
import { publicRoutes } from '../public/public-routes';

/** The calls of public pages. */
export const publicApi = {
  basePath: apiBasePaths.public,
  routes: [...publicRoutes, ...mailingsPublicRoutes, ...privacyPublicRoutes],
};
