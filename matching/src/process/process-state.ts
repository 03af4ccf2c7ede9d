import { readFileSync } from 'node:fs';

/** The state of a process at one moment. */
export interface ProcessState {
  /** Bytes in memory; 0 where the system does not report them. */
  residentBytes: number;
  /** Milliseconds of processor time since its start, over all threads. */
  processorMs: number;
  /**
   * Waits for something other than a processor: a message, a timer. Always true where the system does not report it.
   */
  isAsleep: boolean;
}

/**
 * Linux counts memory in pages and time in ticks; these are their sizes on every machine that Node supports (proc(5)).
 */
const pageBytes = 4096;
const tickMs = 10;

/** Reads the state of a process from proc(5): `statm` and `stat`. */
export function readProcessState(pid: number | undefined): ProcessState {
  const folder = `/proc/${pid ?? ''}`;
  try {
    const resident = readFileSync(`${folder}/statm`, 'latin1').split(' ')[1];
    const stat = readFileSync(`${folder}/stat`, 'latin1');
    // The program's name is in brackets before the other fields and may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, user, system] = [fields[0], fields[11], fields[12]];
    return {
      residentBytes: Number(resident) * pageBytes,
      processorMs: (Number(user) + Number(system)) * tickMs,
      isAsleep: state === 'S',
    };
  } catch {
    return { residentBytes: 0, processorMs: 0, isAsleep: true };
  }
}
