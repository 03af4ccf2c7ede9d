import { number } from 'yup';
import type { PostalAddress } from '../fields/postal-address';
import { optionalId, requiredId } from '../fields/id';
import { record } from '../fields/model';
import { get, post } from './endpoint';

/** Most entries of a page, and how many it has unless the call says otherwise. */
export const maxApiPage = 100;
const defaultApiPage = 50;

/** A page of a list in an order that new entries do not change. */
const page = {
  limit: number().integer().min(1).max(maxApiPage).default(defaultApiPage),
  /** `nextCursor` of the page before; `''` for the first. */
  cursor: optionalId(),
};
const ofJob = { jobId: requiredId() };
const ofCandidate = { ...ofJob, candidateId: requiredId() };

/** A job as other systems get it. Times are in ISO 8601; null when unknown. */
export interface ApiJob {
  id: string;
  title: string;
  company: string;
  description: string;
  status: 'open' | 'closed';
  address: PostalAddress;
  /** `''` when not stated. */
  remote: string;
  salary: { amount: number | null; maxAmount: number | null; currency: string; frequency: string };
  requiredSkills: string[];
  preferredSkills: string[];
  categories: string[];
  industries: string[];
  candidates: number;
  createdAt: string | null;
  changedAt: string | null;
}

/** A candidate of a job as other systems get it. */
export interface ApiCandidate {
  id: string;
  jobId: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string;
  occupation: string;
  address: PostalAddress;
  skills: string[];
  /** How it was added: `upload`, `publicUpload`, `otherJob` or `integration`. */
  source: string;
  /** The step of the submission, and the agency's own status. */
  submission: { step: string; status: string };
  /** 0 to 100; null until graded. It orders candidates and decides nothing. */
  score: number | null;
  /** Whether the person agreed to be represented: `none`, `asked`, `given` or `withdrawn`. */
  agreement: string;
  createdAt: string | null;
  changedAt: string | null;
}

/** Calls of other systems for an agency, with an API key. The agency is the key's. */
export const agencyApi = {
  listJobs: get('/jobs', record(page)).answers<{ jobs: ApiJob[]; nextCursor: string | null }>(),
  getJob: get('/jobs/:jobId', record(ofJob)).answers<ApiJob>(),
  /** Removed and restricted candidates are left out, so a page may have fewer entries than its limit. */
  listCandidates: get('/jobs/:jobId/candidates', record({ ...ofJob, ...page })).answers<{
    candidates: ApiCandidate[];
    nextCursor: string | null;
  }>(),
  getCandidate: get('/jobs/:jobId/candidates/:candidateId', record(ofCandidate)).answers<ApiCandidate>(),
  /**
   * Adds a candidate from a resume in a form with the field `file`. The same file for the same job becomes one candidate. The
   * score follows within minutes.
   */
  addCandidate: post('/jobs/:jobId/candidates', record(ofJob)).answers<{ candidateId: string; isNew: boolean }>(),
} as const;
