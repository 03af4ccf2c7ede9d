import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildWithCargo } from './build-with-cargo.mjs';
import { downloadRelease, officialReleases } from './download-release.mjs';
import { holdInstallation, untilInstalled } from './installation.mjs';

/** The pinned version of hidane, a Firestore emulator that needs no Java. */
export const hidaneVersion = '0.6.0';

/**
 * `from` names the source, for messages.
 * @typedef {{ path: string, from: 'HIDANE_BIN' | 'PATH' | 'cache' | 'release' | 'cargo' }} FoundEmulator
 */

/** No emulator is available; the message says in full what to do. */
export class NoEmulatorError extends Error {
  /** @param {readonly string[]} reasons */
  constructor(reasons) {
    super(
      [
        'The Firestore emulator is missing and could not be installed.',
        ...reasons.map((reason) => `  - ${reason}`),
        '',
        'Any one of these helps:',
        `  - install hidane ${hidaneVersion} and put it on PATH, or name it in HIDANE_BIN`,
        '  - install Rust 1.88 or newer (cargo): it is then built on the next start',
        '  - install Java 21 or newer and set EMULATORS=official',
      ].join('\n'),
    );
    this.name = 'NoEmulatorError';
  }
}

/**
 * Finds the emulator, and installs it when it is missing. In this order: `HIDANE_BIN`, PATH, cache, release, cargo. Only one
 * process installs; the others wait for it.
 * @param {{ env: NodeJS.ProcessEnv, report: (step: string) => void }} options `report` is called before each long step.
 * @returns {Promise<FoundEmulator>}
 * @throws NoEmulatorError when all of them fail.
 */
export async function findHidane({ env, report }) {
  if (env.HIDANE_BIN) {
    if (existsSync(env.HIDANE_BIN)) return { path: env.HIDANE_BIN, from: 'HIDANE_BIN' };
    throw new NoEmulatorError(['HIDANE_BIN names a file that does not exist']);
  }
  const onPath = findOnPath(env.PATH ?? '');
  if (onPath) return { path: onPath, from: 'PATH' };
  const folder = cacheFolder(env);
  const cached = join(folder, 'bin', executable());
  for (;;) {
    if (existsSync(cached)) return { path: cached, from: 'cache' };
    mkdirSync(join(folder, 'bin'), { recursive: true });
    const installation = holdInstallation(folder);
    if (installation) {
      const reportToAll = (/** @type {string} */ step) => {
        installation.report(step);
        report(step);
      };
      try {
        return { path: cached, from: await install({ env, folder, cached, report: reportToAll }) };
      } finally {
        installation.release();
      }
    }
    await untilInstalled(folder, report);
  }
}

/**
 * @param {{ env: NodeJS.ProcessEnv, folder: string, cached: string, report: (step: string) => void }} options
 * @returns {Promise<'release' | 'cargo'>}
 */
async function install({ env, folder, cached, report }) {
  report(`Downloading the Firestore emulator (hidane ${hidaneVersion})`);
  const downloadFault = await downloadRelease({
    releases: env.HIDANE_RELEASES_URL ?? officialReleases,
    version: hidaneVersion,
    destination: cached,
  });
  if (downloadFault === null) return 'release';

  report(`Building the Firestore emulator (hidane ${hidaneVersion}) with cargo, once`);
  const buildFault = await buildWithCargo({ version: hidaneVersion, root: folder, env, report });
  if (buildFault === null) return 'cargo';
  throw new NoEmulatorError([`download: ${downloadFault}`, `build: ${buildFault}`]);
}

/**
 * Folder of the downloaded or built emulator, by version.
 * @param {NodeJS.ProcessEnv} env
 */
export function cacheFolder(env) {
  const base =
    env.XDG_CACHE_HOME ?? (platform() === 'win32' ? env.LOCALAPPDATA : undefined) ?? join(homedir(), '.cache');
  return join(base, 'recruiting-portal', `hidane-${hidaneVersion}`);
}

function executable() {
  return platform() === 'win32' ? 'hidane.exe' : 'hidane';
}

/**
 * hidane on PATH, in the pinned version.
 * @param {string} path
 */
function findOnPath(path) {
  return (
    path
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, executable()))
      .find((candidate) => existsSync(candidate) && isPinnedVersion(candidate)) ?? null
  );
}

/** @param {string} path */
function isPinnedVersion(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).includes(hidaneVersion);
  } catch {
    return false;
  }
}
