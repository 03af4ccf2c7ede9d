import { createHash } from 'node:crypto';
import type { Job, JobDetails } from '@portal/domain/jobs/job';

/** What of a job decides how candidates are graded. */
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

type GradedJob = Pick<JobDetails, (typeof gradedFields)[number]> & Partial<Pick<Job, 'gradeWeights'>>;

/** A fingerprint of what grading goes by: as long as it is the same, there is nothing to parse or grade again. */
export function jobSourceHash(job: GradedJob): string {
  return fingerprint(job, [...gradedFields, 'gradeWeights']);
}

/** The same without the weights: as long as it stays, what was found in resumes stays, and is weighed anew at most. */
export function jobFactsHash(job: GradedJob): string {
  return fingerprint(job, gradedFields);
}

function fingerprint(job: GradedJob, fields: readonly (keyof GradedJob)[]): string {
  const facts = fields.map((field) => [field, sorted(job[field])]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** The order of keys says nothing: Firestore keeps none. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
