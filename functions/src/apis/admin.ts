import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { adminRoutes } from '../admin-routes';

/** The calls of super admins. */
export const admin = { basePath: apiBasePaths.admin, routes: adminRoutes };
