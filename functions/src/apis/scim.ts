import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { scimShape } from '../administration/scim/scim-error';
import { scimRoutes } from '../administration/scim/scim-routes';

/** SCIM 2.0 for identity providers, with an API key. */
export const scim = { basePath: apiBasePaths.scim, routes: scimRoutes, shape: scimShape };
