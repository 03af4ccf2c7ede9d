import { string } from 'yup';
import { record } from '../fields/model';
import type { GradeCategory } from '../grading/grade';
import { post } from './endpoint';

const id = () =>
  string()
    .matches(/^[\w-]{1,128}$/)
    .required();

/** Somebody of the organization who suits a job: where the resume stands, and what speaks for and against. */
export interface CandidateMatch {
  candidateId: string;
  jobId: string;
  jobTitle: string;
  fullName: string;
  occupation: string;
  city: string;
  state: string;
  /** Raw, 0 to 100, against the job that was asked about. */
  weightedScore: number;
  categories: { category: GradeCategory; score: number }[];
  /** What the job asks for and the resume has, nearly has and has not, in the job's words; the weightiest first. */
  found: string[];
  near: string[];
  missing: string[];
  /** Under how many candidates of the organization this person was found. */
  resumes: number;
}

/**
 * `indexing`: the resumes that stand in no index yet are being filed, and the call is to be repeated until that is
 * done. `ranked`: the best, and how many resumes they were chosen from.
 */
export type MatchingAnswer =
  | { state: 'indexing'; done: number; total: number }
  | { state: 'ranked'; matches: CandidateMatch[]; graded: number; alreadyInJob: number };

/** Calls of staff that look for people beyond one job. */
export const matchingApi = {
  /** Ranks everybody of the organization who is not a candidate of the job yet; changes no candidate. */
  findMatchingCandidates: post(
    '/findMatchingCandidates',
    record({ organizationId: id(), jobId: id() }),
  ).answers<MatchingAnswer>(),
} as const;
