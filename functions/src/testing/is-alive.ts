import { existsSync, readFileSync } from 'node:fs';

/** Whether a process runs and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc') || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
