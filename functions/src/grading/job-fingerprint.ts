import { createHash } from 'node:crypto';
import type { Job, JobDetails } from '@portal/domain/jobs/job';

/** Fields of a job that affect grading. */
const gradedFields = [
  'jobTitle',
  'jobDescription',
  'company',
  'address',
  'remote',
  'jobSkills',
  'requiredEducation',
  'certifications',
  'experienceYears',
  'managementYears',
  'categories',
  'industries',
] as const satisfies readonly (keyof JobDetails)[];

type GradedJob = Pick<JobDetails, (typeof gradedFields)[number]> & Partial<Pick<Job, 'gradeWeights' | 'mustHaves'>>;

/** Fingerprint of everything that affects grading: while it is unchanged, nothing is parsed or graded again. */
export function jobSourceHash(job: GradedJob): string {
  return fingerprint(job, [...gradedFields, 'mustHaves', 'gradeWeights']);
}

/** The same without the weights: while it is unchanged, stored scores are only reweighed. */
export function jobFactsHash(job: GradedJob): string {
  return fingerprint(job, [...gradedFields, 'mustHaves']);
}

function fingerprint(job: GradedJob, fields: readonly (keyof GradedJob)[]): string {
  const facts = fields.map((field) => [field, sorted(job[field])]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** Firestore keeps no order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
