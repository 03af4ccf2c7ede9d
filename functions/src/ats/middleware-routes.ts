import { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { route, type Route } from '../runtime/route';
import { jmNote, jobUnsubscribe, marketingUnsubscribe, smNote } from './add-ats-notes';
import { getAtsUsers, updateUsersSignature } from './get-ats-users';
import { getSmFileAttachment } from './get-file-attachment';
import { jobStatuses, metadata } from './metadata';
import { finishSignOn, startSignOn } from './lead-to-sign-on';
import { newestCandidates } from './newest-candidates';
import { refreshSmCandidate, refreshSmCandidates } from './refresh-candidates';
import { refreshJob } from './refresh-job';
import { refreshJobCandidates } from './refresh-job-candidates';
import {
  refreshClientContacts,
  refreshKind,
  refreshLeads,
  refreshTearsheets,
  refreshTearsheetsPublic,
} from './request-sync';

/** Staff of the organization in the path. */
const staffOf = {
  access: 'candidate:write',
  organizationOf: ({ orgId }: { orgId: string }) => orgId,
} as const;

/** The calls to the ATS, whose paths begin at the host. */
export const middlewareRoutes: readonly Route[] = [
  route({ endpoint: middlewareApi.startSignOn, access: 'public', handler: startSignOn }),
  route({ endpoint: middlewareApi.finishSignOn, access: 'public', handler: finishSignOn }),
  route({ endpoint: middlewareApi.refreshTearsheets, ...staffOf, handler: refreshTearsheets }),
  route({
    endpoint: middlewareApi.refreshTearsheetsPublic,
    access: 'public',
    handler: refreshTearsheetsPublic,
  }),
  route({ endpoint: middlewareApi.refreshClientContacts, ...staffOf, handler: refreshClientContacts }),
  route({ endpoint: middlewareApi.refreshLeads, ...staffOf, handler: refreshLeads }),
  route({ endpoint: middlewareApi.refreshKind, ...staffOf, access: 'organization:edit', handler: refreshKind }),
  // Before the call of one job, whose path it has.
  route({ endpoint: middlewareApi.jmNote, ...staffOf, handler: jmNote }),
  // A PUT without a body: its path names the job.
  route({ endpoint: middlewareApi.refreshJob, ...staffOf, body: 'ignored', handler: refreshJob }),
  route({ endpoint: middlewareApi.smNote, ...staffOf, handler: smNote }),
  route({ endpoint: middlewareApi.jobUnsubscribe, ...staffOf, handler: jobUnsubscribe }),
  route({ endpoint: middlewareApi.marketingUnsubscribe, ...staffOf, handler: marketingUnsubscribe }),
  route({ endpoint: middlewareApi.refreshJobCandidates, ...staffOf, handler: refreshJobCandidates }),
  route({ endpoint: middlewareApi.newestCandidates, ...staffOf, handler: newestCandidates }),
  route({ endpoint: middlewareApi.getUsers, ...staffOf, access: 'organization:edit', handler: getAtsUsers }),
  route({
    endpoint: middlewareApi.updateUsersSignature,
    ...staffOf,
    access: 'organization:edit',
    handler: updateUsersSignature,
  }),
  route({ endpoint: middlewareApi.metadata, ...staffOf, handler: metadata }),
  route({ endpoint: middlewareApi.jobStatuses, ...staffOf, handler: jobStatuses }),
  route({ endpoint: middlewareApi.refreshSmCandidate, ...staffOf, handler: refreshSmCandidate }),
  route({ endpoint: middlewareApi.refreshSmCandidates, ...staffOf, handler: refreshSmCandidates }),
  route({ endpoint: middlewareApi.getSmFileAttachment, ...staffOf, handler: getSmFileAttachment }),
];
