import type { ErrorFacts } from './error-facts';

/** A request to a child process (see `task-process.ts`). */
export interface TaskRequest {
  /** Number of the request within its process. */
  id: number;
  task: string;
  input: unknown;
}

/** The answer to the request of that id: a value, a fault of the document, or a failure. */
export type TaskAnswer = { id: number } & ({ value: unknown } | { fault: string } | { failure: ErrorFacts });

/** First message of a process: its own code is running. */
export const readyMessage = 'ready';

/** How far a task is, sent any number of times before its answer. */
export interface TaskProgress {
  /** Number of the request. */
  progressOf: number;
  /** Counts from 1. */
  page: number;
  pages: number;
}
