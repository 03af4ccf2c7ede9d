import { mixed } from 'yup';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { post } from './endpoint';

const candidate = { organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() };

/** Calls of staff about a parsed resume; part of the app API. */
export const correctionsApi = {
  /**
   * Corrects a candidate's parsed resume and grades the candidate again. Each change is one of
   * `CorrectionChange`; `readChanges` checks them.
   */
  correctResume: post(
    '/correctResume',
    record({ ...candidate, changes: list(mixed<object>().required(), 100).min(1) }),
  ).answers<{ graded: boolean; weightedScore: number | null }>(),

  /** Parses one of a candidate's files, the same one or another, and grades it. Corrections stay. */
  parseCandidateFile: post(
    '/parseCandidateFile',
    record({
      ...candidate,
      /** `resume`, or the id of an attachment. */
      fileId: requiredId(),
    }),
  ).answers<{ graded: boolean; weightedScore: number | null }>(),
} as const;
