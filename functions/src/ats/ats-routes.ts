import { teamApi } from '@portal/domain/contracts/administration-api';
import { route, type Route } from '../runtime/route';
import { refreshAtsUsers } from './refresh-ats-users';

/** Imports from the ATS, part of the app API. */
export const atsRoutes: readonly Route[] = [
  route({ endpoint: teamApi.refreshAtsUsers, access: 'organization:edit', handler: refreshAtsUsers }),
];
