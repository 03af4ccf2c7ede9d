import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes sure that only one process uses a data folder. The lock ends with the process.
 * @param file has the process id of the owner; the file of an ended process is ignored.
 * @throws Error when another process holds it.
 */
export function holdSingleRun(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const holder = holderOf(file);
  if (holder !== null) {
    throw new Error(`The portal of this folder runs already (process ${holder}). End that one first.`);
  }
  writeFileSync(file, String(process.pid));
  process.once('exit', () => {
    rmSync(file, { force: true });
  });
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}
