import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 250;

/** @param {string} folder */
const lockFile = (folder) => join(folder, 'installing');

/**
 * Lets one process install into a folder; others follow its progress with `untilInstalled`.
 * @param {string} folder
 * @returns {{ report: (step: string) => void, release: () => void } | null} null while another process installs.
 */
export function holdInstallation(folder) {
  const file = lockFile(folder);
  const state = readLock(file);
  if (state) return null;
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return null;
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return {
    report: (step) => {
      writeFileSync(file, `${process.pid}\n${step}`);
    },
    release,
  };
}

/**
 * Waits until the process that installs into the folder is done or has ended.
 * @param {string} folder
 * @param {(step: string) => void} report receives that process's steps.
 */
export async function untilInstalled(folder, report) {
  let shown = '';
  for (let state = readLock(lockFile(folder)); state; state = readLock(lockFile(folder))) {
    if (state.step !== '' && state.step !== shown) report((shown = state.step));
    await pause(pollMs);
  }
}

/**
 * @param {string} file
 * @returns {{ step: string } | null} null without a lock, or when its process has ended.
 */
function readLock(file) {
  try {
    const [pid, step = ''] = readFileSync(file, 'utf8').split('\n');
    process.kill(Number(pid), 0);
    return { step };
  } catch {
    return null;
  }
}
