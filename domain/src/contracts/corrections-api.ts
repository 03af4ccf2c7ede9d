import { mixed, string } from 'yup';
import { list, record } from '../fields/model';
import { post } from './endpoint';

const id = () =>
  string()
    .matches(/^[\w-]{1,128}$/)
    .required();

const candidate = { organizationId: id(), jobId: id(), candidateId: id() };

/** Calls of signed-in staff about what was read of a resume; part of the app API. */
export const correctionsApi = {
  /**
   * Corrects what the parser has read of a candidate's resume, and grades the candidate anew. Each change is one of
   * `CorrectionChange`; `readChanges` checks them.
   */
  correctResume: post(
    '/correctResume',
    record({ ...candidate, changes: list(mixed<object>().required(), 100).min(1) }),
  ).answers<{ graded: boolean; weightedScore: number | null }>(),

  /** Parses a file of a candidate again, or another one of them, and grades anew. Corrections stay. */
  parseCandidateFile: post(
    '/parseCandidateFile',
    record({
      ...candidate,
      /** `resume`, or the id of an attachment. */
      fileId: id(),
    }),
  ).answers<{ graded: boolean; weightedScore: number | null }>(),
} as const;
