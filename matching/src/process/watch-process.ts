import type { ChildProcess } from 'node:child_process';
import { defaultLimits } from '../documents/limits';
import { lookAtProcess } from './look-at-process';

/**
 * Holds a process that reads documents to its limits, from outside: what a library builds of a hostile file is out of the
 * hands of the readers, and a process that hangs looks at no clock of its own.
 */

/** What a process may take while a document is at work; with more it is ended. */
export interface ProcessLimits {
  /** Bytes in memory. */
  residentBytes: number;
  /** Milliseconds that the process may run or sleep for one document; see {@link watchProcess}. */
  milliseconds: number;
}

export const processLimits: ProcessLimits = {
  /** Below the 512 MB that a document may take, by what a process may take between two looks. */
  residentBytes: 448 * 1024 * 1024,
  /** Readers stop by themselves long before; what goes on has stopped looking at its time. */
  milliseconds: 3 * defaultLimits.maximumMilliseconds,
};

/**
 * Flags of V8 for a small heap: garbage is collected before there is much of it, which costs up to a third of the time,
 * and what still does not fit ends the process.
 */
export const smallHeap: readonly string[] = ['--max-old-space-size=288', '--max-semi-space-size=8'];

/** What ended a process: what its document did, as readers call it, or whoever waits for it has no time left (`late`). */
export type Breach = 'tooLarge' | 'timeout' | 'late';

export interface ProcessWatch {
  /**
   * A document is at work from now on; its time begins.
   * @param waitMs after which nobody waits for it any more; it may always have the time of the limits when absent.
   */
  begin(waitMs?: number): void;
  /** None is at work. */
  end(): void;
  /** Why the process was ended by its watch; null when it was not. */
  readonly breach: Breach | null;
}

/** Milliseconds between two looks. */
const lookEvery = 10;

/**
 * Watches a process and ends it by SIGKILL when the document at work takes more than it may. Its time is what it has of
 * the processors and what it sleeps: on a machine where many others run, a document is not to blame for waiting behind
 * them. Elsewhere than on Linux, which alone tells what another process does, all of the time is its own.
 */
export function watchProcess(child: ChildProcess, limits: ProcessLimits = processLimits): ProcessWatch {
  let breach: Breach | null = null;
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => clearInterval(timer);
  const breakBy = (how: Breach): void => {
    end();
    breach = how;
    child.kill('SIGKILL');
  };
  child.once('exit', end);
  return {
    begin(waitMs = Infinity) {
      end();
      const began = performance.now();
      let ownMs = 0;
      let last = { at: began, processorMs: lookAtProcess(child.pid).processorMs };
      timer = setInterval(() => {
        const now = performance.now();
        const seen = lookAtProcess(child.pid);
        const processorMs = seen.processorMs - last.processorMs;
        ownMs += seen.isAsleep ? Math.max(processorMs, now - last.at) : processorMs;
        last = { at: now, processorMs: seen.processorMs };
        if (ownMs > limits.milliseconds) breakBy('timeout');
        else if (now - began > waitMs) breakBy('late');
        else if (seen.residentBytes >= limits.residentBytes) breakBy('tooLarge');
      }, lookEvery);
    },
    end,
    get breach() {
      return breach;
    },
  };
}
