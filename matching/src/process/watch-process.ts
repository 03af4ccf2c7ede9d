import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { defaultLimits } from '../documents/limits';

/**
 * Holds a process that reads documents to its limits, from outside: what a library builds of a hostile file is out of the
 * hands of the readers, and a process that hangs looks at no clock of its own.
 */

/** What a process may take while a document is at work; with more it is ended. */
export interface ProcessLimits {
  /** Bytes in memory. */
  residentBytes: number;
  /** Milliseconds for one document. */
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

/** What a document did that broke its process, as readers call it. */
export type Breach = 'tooLarge' | 'timeout';

export interface ProcessWatch {
  /**
   * A document is at work from now on; its time begins.
   * @param milliseconds that it may take; as the limits say when absent.
   */
  begin(milliseconds?: number): void;
  /** None is at work. */
  end(): void;
  /** Why the process was ended by its watch; null when it was not. */
  readonly breach: Breach | null;
}

/** Milliseconds between two looks. */
const lookEvery = 10;

/**
 * Watches a process and ends it by SIGKILL when the document at work takes more than it may. Elsewhere than on Linux, which
 * alone tells what another process has in memory, only the time is looked at.
 */
export function watchProcess(child: ChildProcess, limits: ProcessLimits = processLimits): ProcessWatch {
  let breach: Breach | null = null;
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => clearInterval(timer);
  const look = (until: number): void => {
    const isLate = performance.now() > until;
    if (!isLate && residentBytes(child.pid) < limits.residentBytes) return;
    end();
    breach = isLate ? 'timeout' : 'tooLarge';
    child.kill('SIGKILL');
  };
  child.once('exit', end);
  return {
    begin(milliseconds = limits.milliseconds) {
      end();
      timer = setInterval(look, lookEvery, performance.now() + milliseconds);
    },
    end,
    get breach() {
      return breach;
    },
  };
}

/** Bytes that a process has in memory; 0 where the system does not tell. Linux counts them in pages of 4 KiB. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid ?? ''}/statm`, 'latin1').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}
