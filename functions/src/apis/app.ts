import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { appRoutes } from '../app-routes';

/** The calls of staff. */
export const app = { basePath: apiBasePaths.app, routes: appRoutes };
