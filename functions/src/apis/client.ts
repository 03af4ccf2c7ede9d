import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { clientSignInRoutes } from '../accounts/accounts-routes';
import { clientRoutes } from '../client-connect/client-routes';

/** The calls of client contacts. */
export const client = { basePath: apiBasePaths.client, routes: [...clientSignInRoutes, ...clientRoutes] };
