import { isSame } from '../fields/is-same';
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
