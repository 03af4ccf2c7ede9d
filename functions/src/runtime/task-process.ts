import { fileURLToPath } from 'node:url';
import { processLimits, type ProcessLimits } from '@portal/matching/process/watch-process';
import { DocumentError } from '@portal/matching/documents/document-text';
import type { Deadline } from '@portal/matching/documents/limits';
import { Child } from './child';
import { ProcessExitError, noTimeLeft } from './process-exit-error';
import type { Logger } from './logger';
import { oneAtATime } from './one-at-a-time';

/**
 * A process of the function's own for what may take all of its memory or never come to an end: documents that somebody
 * made for that. It starts with the first task, is kept for the next ones, and ends when a document breaks it.
 *
 * Messages go over the channel that Node opens to a child, by structured clone: bytes stay bytes, nothing touches a disk,
 * and the channel closes with either process. The child has none of the function's environment, so no secret, and what
 * it prints is kept nowhere.
 */
export interface TaskProcess {
  /**
   * Has a task done, one at a time.
   * @param read checks what came of it, and throws for what is not as it has to be.
   * @param deadline of the call that asks: waiting and every try take of what is left until then.
   * @throws DocumentError what the task says about the document; when it broke the process `tooLarge` or `timeout`,
   *   `corrupt` for a process that was ended by anything else or answered garbage. PortalError `unavailable` when others
   *   keep the process for too long, the call has no time left, or the system no room for a process; `internal` when the
   *   task failed for a reason of its own, or the process does not start.
   */
  run<T>(task: string, input: unknown, read: (value: unknown) => T, deadline: Deadline): Promise<T>;
}

/** A file that waits for longer has better chances later, or with another instance. */
export const mostWaitMs = 45_000;

/** What a process may need until it runs, on a busy machine. */
export const startMs = 10_000;

/** `build.mjs` gives the file this name, wherever the code that asks for it comes to stand in the bundle. */
const builtScript = (): string => fileURLToPath(import.meta.resolve('#document-worker'));

/**
 * @param options.script tells which file the process runs, when it starts; the one that is built with the functions when
 *   absent. That file calls `serveTasks`.
 */
export function taskProcess(options: { script?: () => string; log: Logger; limits?: ProcessLimits }): TaskProcess {
  const { script = builtScript, log, limits = processLimits } = options;
  const inTurn = oneAtATime();
  let warm: Child | null = null;

  const child = (): Child => {
    if (warm?.isAlive) return warm;
    warm = new Child({ script: script(), limits });
    log.info('task process started', { pid: warm.pid });
    return warm;
  };
  return {
    run: (task, input, read, deadline) => {
      const tried = async (isLast: boolean): Promise<ReturnType<typeof read>> => {
        if (deadline.remaining === 0) throw noTimeLeft();
        try {
          return await child().ask(task, input, read, deadline);
        } catch (error) {
          if (!(error instanceof ProcessExitError)) throw error;
          const thrown = error.toThrow();
          const isOver = isLast || error.isFinal;
          // What is answered as a fault of the file is told to its owner alone: that it broke a process is for us to look
          // into. What is answered as a fault of ours is logged as one where it is answered.
          const level = isOver && thrown instanceof DocumentError ? 'error' : 'warn';
          log[level]('task process ended', { task, how: error.how, isFirstTask: error.isFirstTask });
          if (isOver) throw thrown;
          // Documents before it, or somebody else, may have ended it: it is done once more, by a process of its own.
          return await tried(true);
        }
      };
      // Who has waited still has the whole time for a document: one that hangs is blamed, and not refused again and again.
      const spareMs = deadline.remaining - startMs - limits.milliseconds;
      return inTurn(() => tried(false), { mostWaitMs: Math.min(mostWaitMs, Math.max(0, spareMs)) });
    },
  };
}
