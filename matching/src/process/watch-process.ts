import type { ChildProcess } from 'node:child_process';
import { defaultLimits } from '../documents/limits';
import { readProcessState } from './process-state';

/**
 * Enforces limits on a process that reads documents, from outside: readers cannot control what a library builds from a
 * hostile file, and a process that hangs checks no clock.
 */

/** Limits of a process while a document is at work; it is ended above them. */
export interface ProcessLimits {
  /** Bytes in memory. */
  residentBytes: number;
  /** Milliseconds of run time and sleep for one document; see {@link watchProcess}. */
  milliseconds: number;
}

export const processLimits: ProcessLimits = {
  /** Below the 512 MB limit of a document by the amount a process can allocate between two checks. */
  residentBytes: 448 * 1024 * 1024,
  /** Readers stop by themselves long before; a process that reaches this has stopped checking the time. */
  milliseconds: 3 * defaultLimits.maximumMilliseconds,
};

/** Limits for a page of a scan, which is drawn and recognized at once. */
export const recognitionLimits: ProcessLimits = {
  residentBytes: 768 * 1024 * 1024,
  milliseconds: 3 * defaultLimits.maximumMilliseconds,
};

/**
 * V8 flags for a small heap: frequent garbage collection costs up to a third of the time, and a document that still
 * does not fit ends the process.
 */
export const smallHeap: readonly string[] = ['--max-old-space-size=288', '--max-semi-space-size=8'];

/** Why a process was ended: a fault of its document, as readers name it, or the caller's time was up (`late`). */
export type Breach = 'tooLarge' | 'timeout' | 'late';

export interface ProcessWatch {
  /**
   * A document is at work from now on; its time begins.
   * @param waitMs How long the caller waits; without it only the limits apply.
   * @param limits of this part of the work; those of the process when absent.
   */
  begin(waitMs?: number, limits?: ProcessLimits): void;
  /** No document is at work. */
  end(): void;
  /** Why the watch ended the process; null when it did not. */
  readonly breach: Breach | null;
}

/** Milliseconds between two checks. */
const lookEvery = 10;

/**
 * Watches a process and ends it by SIGKILL when the document at work exceeds the limits. Counts processor time and
 * sleep, so that a document is not blamed for waiting on a busy machine. Only Linux reports them; elsewhere all time
 * counts.
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
    begin(waitMs = Infinity, { milliseconds, residentBytes } = limits) {
      end();
      const began = performance.now();
      let ownMs = 0;
      let last = { at: began, processorMs: readProcessState(child.pid).processorMs };
      timer = setInterval(() => {
        const now = performance.now();
        const seen = readProcessState(child.pid);
        const processorMs = seen.processorMs - last.processorMs;
        ownMs += seen.isAsleep ? Math.max(processorMs, now - last.at) : processorMs;
        last = { at: now, processorMs: seen.processorMs };
        if (ownMs > milliseconds) breakBy('timeout');
        else if (now - began > waitMs) breakBy('late');
        else if (seen.residentBytes >= residentBytes) breakBy('tooLarge');
      }, lookEvery);
    },
    end,
    get breach() {
      return breach;
    },
  };
}
