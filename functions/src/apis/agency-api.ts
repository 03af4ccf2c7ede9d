import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { agencyApiRoutes } from '../agency-api/agency-api-routes';

/** The calls of other systems for an agency, with an API key. */
export const agencyApi = { basePath: apiBasePaths.agency, routes: agencyApiRoutes };
