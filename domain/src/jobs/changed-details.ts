import { isSame } from '../fields/is-same';
import { jobDetailsSchema, type Job, type JobDetails } from './job';

const detailNames = Object.keys(jobDetailsSchema.fields) as (keyof JobDetails)[];

/** Fields of a job that users edit, other than its status. */
export type ChangeableJobField = keyof JobDetails | (typeof gradingSettings)[number];

/** How candidates are graded, outside of the form. */
const gradingSettings = ['gradeWeights', 'mustHaves'] as const satisfies readonly (keyof Job)[];

/** The details that differ, with the values of `after`. */
export function changedDetails(before: JobDetails, after: JobDetails): Partial<JobDetails> {
  return Object.fromEntries(
    detailNames.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  );
}

/** Names of the fields that users changed between two states of a job, other than its status. */
export function changedJobFields(before: Job, after: Job): ChangeableJobField[] {
  return [...detailNames, ...gradingSettings].filter((name) => !isSame(before[name], after[name]));
}
