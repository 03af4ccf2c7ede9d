import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes sure that one process at a time works with a folder of data. The hold ends with the process.
 * @param file tells who holds it; one that is left by a process that is gone does not count.
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
