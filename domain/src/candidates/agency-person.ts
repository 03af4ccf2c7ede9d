import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { candidateSources } from './origin';
import { personalData } from './personal-data';
import { statusId } from './status-text';

/** Most jobs of a person that are listed, the newest. */
export const maxCandidacies = 100;

/** Field of a stored person with {@link candidacyMarks}, each as a field, like the search tokens. */
export const marksField = 'marks';

/** A candidate of a job, as the agency's list of people shows it. */
export const candidacySchema = record({
  jobId: string().required(),
  candidateId: string().required(),
  jobTitle: string().default(''),
  /** The status of the submission, see `SubmissionStatus`. */
  status: record({
    accountManager: boolean().default(false),
    client: boolean().default(false),
    detail: string().default(''),
  }),
  recruiterId: string().default(''),
  source: string().oneOf(candidateSources).default('upload'),
  /** Milliseconds. */
  addedAt: number().default(0),
});
export type Candidacy = Model<typeof candidacySchema>;

/**
 * A person of an organization, in all their jobs, `organizations/{organizationId}/people/{personId}`: candidates with the same
 * email are one person, a candidate without an email is one alone. Personal data is that of the newest candidate. Only
 * functions write it, and only while the person is in a job.
 */
export const agencyPersonSchema = record({
  id: string().required(),
  organizationId: string().required(),
  ...personalData,
  /** The newest first. */
  candidacies: list(candidacySchema, maxCandidacies),
  /** Number of `candidacies`, to sort by. */
  jobs: number().integer().min(0).default(0),
  /** When the newest candidate was added. */
  addedAt: timestamp(),
});
export type AgencyPerson = Model<typeof agencyPersonSchema>;

/** What one candidate of a person must be to be found. */
export interface CandidacyFilter {
  /** Of `statusId`. */
  status?: string;
  jobId?: string;
  recruiterId?: string;
  source?: string;
}

/** The mark that a person has in whom one candidate is all of this; `''` without a wish. */
export function candidacyMark({ status, jobId, recruiterId, source }: CandidacyFilter): string {
  return [
    ['status', status],
    ['job', jobId],
    ['recruiter', recruiterId],
    ['source', source],
  ]
    .flatMap(([name, value]) => (name && value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&');
}

/**
 * Marks of a person for every combination that a filter can ask for. Each combination is a mark of its own, because two
 * marks could come from two candidates of the person, of whom neither is what was asked for.
 */
export function candidacyMarks(candidacies: readonly Candidacy[]): string[] {
  const marks = candidacies.flatMap(({ status, jobId, recruiterId, source }) =>
    subsetsOf(Object.entries({ status: statusId(status), jobId, recruiterId, source })).map(candidacyMark),
  );
  return [...new Set(marks)].filter((mark) => mark !== '');
}

function subsetsOf(entries: readonly [string, string][]): CandidacyFilter[] {
  return entries
    .reduce<[string, string][][]>((sets, entry) => [...sets, ...sets.map((set) => [...set, entry])], [[]])
    .map((set) => Object.fromEntries(set));
}
