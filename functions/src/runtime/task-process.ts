import { fileURLToPath } from 'node:url';
import { processLimits, type ProcessLimits } from '@portal/matching/process/watch-process';
import { DocumentError } from '@portal/matching/documents/document-text';
import type { Deadline } from '@portal/matching/documents/limits';
import { TaskChild, type OnPage } from './task-child';
import { ProcessExitError, noTimeLeft } from './process-exit-error';
import type { Logger } from './logger';
import { oneAtATime } from './one-at-a-time';

/**
 * A child process for work that a hostile document can make use all memory or never end. It starts with the first task,
 * serves the next ones, and ends when a document breaks it (see `docs/decisions/012-files-in-a-process.md`).
 *
 * Messages are structured clones over Node's channel: bytes stay bytes, nothing touches the disk, and the channel
 * closes with either process. The child has no environment, so no secrets, and its output is discarded.
 */
export interface TaskProcess {
  /**
   * Runs a task, one at a time.
   * @param read validates the result, and throws when it is invalid.
   * @param deadline of the call; waiting and all attempts share it.
   * @param onPage called before each page of a scan.
   * @throws DocumentError the task's own fault; `tooLarge` or `timeout` for an exceeded limit, `corrupt` when the
   *   process ended otherwise or sent an invalid answer. PortalError `unavailable` when the queue is too long, the call
   *   has no time left, or the system no resources; `internal` when the task failed or the process does not start.
   */
  run<T>(task: string, input: unknown, read: (value: unknown) => T, deadline: Deadline, onPage?: OnPage): Promise<T>;
}

/** A later retry, perhaps at another instance, has better chances than a longer wait. */
export const maxWaitMs = 45_000;

/** Maximum start time of a process on a busy machine. */
export const startMs = 10_000;

/** `build.mjs` publishes the worker under this name, independent of the chunk that runs this code. */
const builtScript = (): string => fileURLToPath(import.meta.resolve('#document-worker'));

/** @param options.script path of the worker script, which calls `serveTasks`; the built one when absent. */
export function taskProcess(options: { script?: () => string; log: Logger; limits?: ProcessLimits }): TaskProcess {
  const { script = builtScript, log, limits = processLimits } = options;
  const inTurn = oneAtATime();
  let warm: TaskChild | null = null;

  const child = (): TaskChild => {
    if (warm?.isAlive) return warm;
    warm = new TaskChild({ script: script(), limits });
    log.info('task process started', { pid: warm.pid });
    return warm;
  };
  return {
    run: (task, input, read, deadline, onPage) => {
      const tried = async (isLast: boolean): Promise<ReturnType<typeof read>> => {
        if (deadline.remaining === 0) throw noTimeLeft();
        try {
          return await child().ask({ task, input, onPage }, read, deadline);
        } catch (error) {
          if (!(error instanceof ProcessExitError)) throw error;
          const thrown = error.toThrow();
          const isOver = isLast || error.isFinal;
          // A fault of the file is shown to its owner only, so a broken process is logged as an error here. Failures of
          // ours are logged where they are answered.
          const level = isOver && thrown instanceof DocumentError ? 'error' : 'warn';
          log[level]('task process ended', { task, how: error.how, isFirstTask: error.isFirstTask });
          if (isOver) throw thrown;
          // An earlier document may be the cause: retry in a new process.
          return await tried(true);
        }
      };
      // After the wait a document of text still has its full time, so that a hanging one is blamed instead of refused
      // again and again. A scan has no more than the rest of the call; its reader begins no page after twenty seconds.
      const spareMs = deadline.remaining - startMs - limits.milliseconds;
      return inTurn(() => tried(false), { maxWaitMs: Math.min(maxWaitMs, Math.max(0, spareMs)) });
    },
  };
}
