import { matchingApi } from '@portal/domain/contracts/matching-api';
import { route, type Route } from '../runtime/route';
import { findMatchingCandidates } from './find-matching-candidates';

/** Finding candidates of other jobs, part of the app API. */
export const matchesRoutes: readonly Route[] = [
  route({
    endpoint: matchingApi.findMatchingCandidates,
    access: 'candidate:write',
    handler: findMatchingCandidates,
  }),
];
