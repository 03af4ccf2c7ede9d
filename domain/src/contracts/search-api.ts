import { number, string } from 'yup';
import { record } from '../fields/model';
import { maxSearchResults } from '../search/tokens';
import { post } from './endpoint';

/** Kinds of stored documents that a search goes over (000 §3 "Collection kinds"). */
export const storedSearchKinds = [
  'jobs',
  'candidates',
  'users',
  'organizations',
  'skillsCandidates',
  'tearsheets',
] as const;
export type StoredSearchKind = (typeof storedSearchKinds)[number];

/** An id, or nothing. */
const idOrNone = () =>
  string()
    .matches(/^[\w-]{0,128}$/)
    .default('');

export const searchApi = {
  /**
   * Finds documents by the beginnings of their words. Jobs and candidates are those of an organization, candidates those
   * of one job when it is named; users and organizations of the whole platform are for super admins.
   */
  search: post(
    '/search',
    record({
      kind: string().oneOf(storedSearchKinds).required(),
      /** Left out for what is not looked for in one organization. */
      organizationId: idOrNone(),
      jobId: idOrNone(),
      text: string().max(200).required(),
      /** Fields that must have a value; which ones there are, depends on the kind. */
      status: number().oneOf([0, 1]).optional(),
      createdBy: idOrNone(),
      limit: number().integer().min(1).max(maxSearchResults).default(maxSearchResults),
    }),
  ).answers<{
    /** In a stable order, the best first where the service knows one. */
    ids: string[];
    /** There may be more than `limit`. */
    isCut: boolean;
  }>(),
} as const;
