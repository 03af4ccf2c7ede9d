import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import type { GradeCategory } from '../grading/grade';
import { post } from './endpoint';

/** A candidate of another job who matches a job: where the resume is, and what it has and lacks. */
export interface CandidateMatch {
  candidateId: string;
  jobId: string;
  jobTitle: string;
  fullName: string;
  occupation: string;
  city: string;
  state: string;
  /** Raw score against the requested job, 0 to 100. */
  weightedScore: number;
  categories: { category: GradeCategory; score: number }[];
  /** Requirements of the job that the resume has, nearly has and lacks, in the job's words; heaviest first. */
  found: string[];
  near: string[];
  missing: string[];
  /** How many candidates of the organization have this person's resume. */
  resumes: number;
}

/**
 * `indexing`: resumes without an index entry are being indexed; repeat the call until that is done. `ranked`: the best
 * matches, and the number of resumes graded for them.
 */
export type MatchingAnswer =
  | { state: 'indexing'; done: number; total: number }
  | { state: 'ranked'; matches: CandidateMatch[]; graded: number; alreadyInJob: number };

/** Calls of staff that search candidates across jobs. */
export const matchingApi = {
  /** Ranks the organization's candidates who are not in the job; changes nothing. */
  findMatchingCandidates: post(
    '/findMatchingCandidates',
    record({ organizationId: requiredId(), jobId: requiredId() }),
  ).answers<MatchingAnswer>(),
} as const;
