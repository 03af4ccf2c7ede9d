import { number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** `queued` and `running` are under way, `done` and `failed` are over. */
export const gradingStates = ['queued', 'running', 'done', 'failed'] as const;
export type GradingState = (typeof gradingStates)[number];

/** Is a run with this state still under way? */
export function isGradingUnderWay(state: GradingState): boolean {
  return state === 'queued' || state === 'running';
}

/** How far the grading of all candidates of a job is; stands on the job for the screens, written by functions alone. */
export const gradingProgressSchema = record({
  /** Another one with each edit that makes all candidates be graded again. */
  runId: string().required(),
  state: string().oneOf(gradingStates).required(),
  /** Candidates when the run began. */
  total: number().min(0).default(0),
  done: number().min(0).default(0),
  /** Of those that are done: whose resume the engine could not grade. */
  failed: number().min(0).default(0),
  engineVersion: string().default(''),
  startedAt: timestamp(),
  finishedAt: timestamp(),
});
export type GradingProgress = Model<typeof gradingProgressSchema>;
