import { teamApi } from '@portal/domain/contracts/administration-api';
import { route, type Route } from '../runtime/route';
import { refreshAtsUsers } from './refresh-integration-users';

/** What is fetched from the applicant-tracking system, part of the app API (000 §7). */
export const integrationRoutes: readonly Route[] = [
  route({ endpoint: teamApi.refreshAtsUsers, access: 'organization:edit', handler: refreshAtsUsers }),
];
