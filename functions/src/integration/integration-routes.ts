import { teamApi } from '@portal/domain/contracts/administration-api';
import { route, type Route } from '../runtime/route';
import { refreshAtsUsers } from './refresh-ats-users';

/** Imports from the ATS, part of the app API. */
export const integrationRoutes: readonly Route[] = [
  route({ endpoint: teamApi.refreshAtsUsers, access: 'organization:edit', handler: refreshAtsUsers }),
];
