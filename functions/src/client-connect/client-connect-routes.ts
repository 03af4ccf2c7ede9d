import { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import { route, type Route } from '../runtime/route';
import { sendLoginLink, setPortalAccess } from './give-access';
import { setCandidatesInClientConnect, setJobInClientConnect } from './show-in-client-connect';

/** What staff decide about Client Connect, part of the app API. */
export const clientConnectRoutes: readonly Route[] = [
  route({ endpoint: clientConnectApi.setPortalAccess, access: 'candidate:write', handler: setPortalAccess }),
  route({ endpoint: clientConnectApi.sendLoginLink, access: 'candidate:write', handler: sendLoginLink }),
  route({ endpoint: clientConnectApi.setJobInClientConnect, access: 'job:write', handler: setJobInClientConnect }),
  route({
    endpoint: clientConnectApi.setCandidatesInClientConnect,
    access: 'candidate:write',
    handler: setCandidatesInClientConnect,
  }),
];
