import { isSame } from '../fields/is-same';
import { jobDetailsSchema, type Job, type JobDetails } from './job';

const detailNames = Object.keys(jobDetailsSchema.fields) as (keyof JobDetails)[];

/** Fields of a job that users edit, other than its status. */
export type ChangeableJobField = keyof JobDetails | 'gradeWeights';

/** The details that differ, with the values of `after`. */
export function changedDetails(before: JobDetails, after: JobDetails): Partial<JobDetails> {
  return Object.fromEntries(
    detailNames.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  );
}

/** Names of the fields that users changed between two states of a job, other than its status. */
export function changedJobFields(before: Job, after: Job): ChangeableJobField[] {
  const details = detailNames.filter((name) => !isSame(before[name], after[name]));
  return isSame(before.gradeWeights, after.gradeWeights) ? details : [...details, 'gradeWeights'];
}
