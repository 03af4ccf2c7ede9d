import { number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** States of a grading run. */
export const gradingStates = ['queued', 'running', 'done', 'failed'] as const;
export type GradingState = (typeof gradingStates)[number];

/** Whether a run in this state is not finished. */
export function isGradingUnderWay(state: GradingState): boolean {
  return state === 'queued' || state === 'running';
}

/** Progress of grading all candidates of a job, a field of the job; only functions write it. */
export const gradingProgressSchema = record({
  /** A new id for each run. */
  runId: string().required(),
  state: string().oneOf(gradingStates).required(),
  /** Number of candidates when the run began. */
  total: number().min(0).default(0),
  done: number().min(0).default(0),
  /** Number of `done` candidates whose resume could not be graded. */
  failed: number().min(0).default(0),
  engineVersion: string().default(''),
  startedAt: timestamp(),
  finishedAt: timestamp(),
});
export type GradingProgress = Model<typeof gradingProgressSchema>;
