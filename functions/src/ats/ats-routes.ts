import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { teamApi } from '@portal/domain/contracts/administration-api';
import { route, type Route } from '../runtime/route';
import { chooseAtsImports, connectAts, disconnectAts } from './connect-ats';
import { mapAtsStatuses } from './map-ats-statuses';
import { refreshAtsUsers } from './refresh-ats-users';
import { resendAtsNote } from './resend-ats-note';
import { singleSignOn } from './single-sign-on';

/** Sign-in through the ATS, imports from it and notes for it, part of the app API. */
export const atsRoutes: readonly Route[] = [
  route({ endpoint: authenticationApi.singleSignOn, access: 'public', handler: singleSignOn }),
  route({ endpoint: teamApi.connectAts, access: 'organization:edit', handler: connectAts }),
  route({ endpoint: teamApi.disconnectAts, access: 'organization:edit', handler: disconnectAts }),
  route({ endpoint: teamApi.chooseAtsImports, access: 'organization:edit', handler: chooseAtsImports }),
  route({ endpoint: teamApi.mapAtsStatuses, access: 'organization:edit', handler: mapAtsStatuses }),
  route({ endpoint: teamApi.refreshAtsUsers, access: 'organization:edit', handler: refreshAtsUsers }),
  route({ endpoint: teamApi.resendAtsNote, access: 'organization:edit', handler: resendAtsNote }),
];
