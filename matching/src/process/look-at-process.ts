import { readFileSync } from 'node:fs';

/** What a process does and has at a moment. */
export interface ProcessLook {
  /** Bytes in memory; 0 where the system does not tell. */
  residentBytes: number;
  /** Milliseconds of the processors that it has had since its start, all of its threads together. */
  processorMs: number;
  /** Waits for something that is not a processor: a message, a timer. Always where the system does not tell. */
  isAsleep: boolean;
}

/** Linux counts memory in pages and time in ticks; their sizes on every machine that Node runs on (proc(5)). */
const pageBytes = 4096;
const tickMs = 10;

/** Looks at a process from outside, by the files of proc(5): `statm` and `stat`. */
export function lookAtProcess(pid: number | undefined): ProcessLook {
  const folder = `/proc/${pid ?? ''}`;
  try {
    const resident = readFileSync(`${folder}/statm`, 'latin1').split(' ')[1];
    const stat = readFileSync(`${folder}/stat`, 'latin1');
    // The name of the program stands in brackets before the rest and may have any character in it.
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
