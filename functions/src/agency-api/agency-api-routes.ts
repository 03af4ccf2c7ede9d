import { agencyApi } from '@portal/domain/contracts/agency-api';
import { route, type Route } from '../runtime/route';
import { addCandidate } from './add-candidate';
import { getCandidate, listCandidates } from './read-candidates';
import { getJob, listJobs } from './read-jobs';

/** The calls of other systems, with API keys. */
export const agencyApiRoutes: readonly Route[] = [
  route({ endpoint: agencyApi.listJobs, access: 'key:jobs:read', handler: listJobs }),
  route({ endpoint: agencyApi.getJob, access: 'key:jobs:read', handler: getJob }),
  route({
    endpoint: agencyApi.listCandidates,
    access: 'key:candidates:read',
    auditAs: 'candidatesRead',
    handler: listCandidates,
  }),
  route({
    endpoint: agencyApi.getCandidate,
    access: 'key:candidates:read',
    auditAs: 'candidateRead',
    handler: getCandidate,
  }),
  route({
    endpoint: agencyApi.addCandidate,
    access: 'key:candidates:write',
    auditAs: 'candidateAdded',
    body: 'multipart',
    handler: addCandidate,
  }),
];
