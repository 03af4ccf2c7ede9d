import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { applicationUploadRoutes } from '../privacy/application/upload-routes';
import { publicUploadRoutes } from '../public/public-routes';

/** Applicants' uploads; Hosting routes them to a function of their own, so that they never slow down public pages. */
export const publicUpload = {
  basePath: apiBasePaths.public,
  routes: [...publicUploadRoutes, ...applicationUploadRoutes],
};
