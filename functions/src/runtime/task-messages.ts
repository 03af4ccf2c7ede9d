import type { ErrorFacts } from './error-facts';

/** What a function asks a process of its own to do (see `task-process.ts`). */
export interface TaskRequest {
  /** Counts the requests of one process. */
  id: number;
  task: string;
  input: unknown;
}

/** The answer to the request of that number: what came of it, what is wrong with the document, or what went wrong. */
export type TaskAnswer = { id: number } & ({ value: unknown } | { fault: string } | { failure: ErrorFacts });

/** The first message of a process: it has come as far as its own code. */
export const readyMessage = 'ready';
