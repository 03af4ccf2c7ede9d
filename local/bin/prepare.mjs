/**
 * What every command begins with. Needs nothing but Node: checks its version, and installs the packages when they are
 * missing or older than the lock file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const oldestNode = [20, 19];

/** Stops with 1 and one sentence when this Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Node ${oldestNode.join('.')} or newer is needed; this is ${version}.`);
  process.exit(1);
}

/**
 * Are the installed packages those of the lock file?
 * @param {string} folder the top of a repository
 */
export function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Installs the packages when needed, with npm's own progress. */
export function installPackages() {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  const startedAt = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

/**
 * Checks Node, installs packages, then runs a TypeScript file with the arguments of this command.
 * @param {string} file path below the repository
 */
export async function run(file) {
  checkNode();
  installPackages();
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  await import(join(root, file));
}
