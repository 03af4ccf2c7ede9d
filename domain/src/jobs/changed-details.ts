import { jobDetailsSchema, type Job, type JobDetails } from './job';

const detailNames = Object.keys(jobDetailsSchema.fields) as (keyof JobDetails)[];

/** What people change about a job, apart from opening and closing it. */
export type ChangeableJobField = keyof JobDetails | 'gradeWeights';

/** The details in which two jobs differ, with the values of the second. */
export function changedDetails(before: JobDetails, after: JobDetails): Partial<JobDetails> {
  return Object.fromEntries(
    detailNames.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  );
}

/** The names of everything that people have changed about a job between two states of it; the status is not among it. */
export function changedJobFields(before: Job, after: Job): ChangeableJobField[] {
  const details = detailNames.filter((name) => !isSame(before[name], after[name]));
  return isSame(before.gradeWeights, after.gradeWeights) ? details : [...details, 'gradeWeights'];
}

/** Details are plain data; the order of keys says nothing, Firestore keeps none. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
