import { teamApi } from '@portal/domain/contracts/administration-api';
import { route, type Route } from '../runtime/route';
import { refreshAtsUsers } from './refresh-ats-users';
import { resendAtsNote } from './resend-ats-note';

/** Imports from the ATS and notes for it, part of the app API. */
export const atsRoutes: readonly Route[] = [
  route({ endpoint: teamApi.refreshAtsUsers, access: 'organization:edit', handler: refreshAtsUsers }),
  route({ endpoint: teamApi.resendAtsNote, access: 'organization:edit', handler: resendAtsNote }),
];
