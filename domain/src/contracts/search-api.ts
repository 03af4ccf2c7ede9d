import { number, string } from 'yup';
import { optionalId } from '../fields/id';
import { record } from '../fields/model';
import { maxSearchResults } from '../search/tokens';
import { post } from './endpoint';

/** Kinds of stored documents that can be searched. */
export const storedSearchKinds = [
  'jobs',
  'candidates',
  'users',
  'organizations',
  'skillsCandidates',
  'tearsheets',
] as const;
export type StoredSearchKind = (typeof storedSearchKinds)[number];

/** An id, or `''`. */

export const searchApi = {
  /**
   * Searches documents by word prefixes. Jobs and candidates are searched in one organization, candidates in one job if
   * `jobId` is set. Only super admins search users and organizations.
   */
  search: post(
    '/search',
    record({
      kind: string().oneOf(storedSearchKinds).required(),
      /** Empty when searching the whole platform. */
      organizationId: optionalId(),
      jobId: optionalId(),
      text: string().max(200).required(),
      /** Field filters; which ones apply depends on the kind. */
      status: number().oneOf([0, 1]).optional(),
      createdBy: optionalId(),
      limit: number().integer().min(1).max(maxSearchResults).default(maxSearchResults),
    }),
  ).answers<{
    /** In a stable order; best first if the search service ranks. */
    ids: string[];
    /** Whether there may be more results than `limit`. */
    isCut: boolean;
  }>(),
} as const;
