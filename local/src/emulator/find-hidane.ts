import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildWithCargo } from './build-with-cargo';
import { downloadRelease, officialReleases } from './download-release';

/** The pinned version of hidane, a Firestore emulator that needs no Java. */
export const hidaneVersion = '0.6.0';

export interface FoundEmulator {
  path: string;
  /** Source, for messages. */
  from: 'HIDANE_BIN' | 'PATH' | 'cache' | 'release' | 'cargo';
}

/** No emulator is available; the message says in full what to do. */
export class NoEmulatorError extends Error {
  override readonly name = 'NoEmulatorError';
  constructor(reasons: readonly string[]) {
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
  }
}

interface Options {
  env: NodeJS.ProcessEnv;
  /** Called before each long step. */
  report: (step: string) => void;
}

/**
 * Finds the emulator, and installs it when it is missing. In this order: `HIDANE_BIN`, PATH, cache, release, cargo.
 * @throws NoEmulatorError when all of them fail.
 */
export async function findHidane({ env, report }: Options): Promise<FoundEmulator> {
  if (env.HIDANE_BIN) {
    if (existsSync(env.HIDANE_BIN)) return { path: env.HIDANE_BIN, from: 'HIDANE_BIN' };
    throw new NoEmulatorError(['HIDANE_BIN names a file that does not exist']);
  }
  const onPath = findOnPath(env.PATH ?? '');
  if (onPath) return { path: onPath, from: 'PATH' };
  const folder = cacheFolder(env);
  const cached = join(folder, 'bin', executable());
  if (existsSync(cached)) return { path: cached, from: 'cache' };
  mkdirSync(join(folder, 'bin'), { recursive: true });

  const reasons: string[] = [];
  report(`Downloading the Firestore emulator (hidane ${hidaneVersion})`);
  const downloadFault = await downloadRelease({
    releases: env.HIDANE_RELEASES_URL ?? officialReleases,
    version: hidaneVersion,
    destination: cached,
  });
  if (downloadFault === null) return { path: cached, from: 'release' };
  reasons.push(`download: ${downloadFault}`);

  report(`Building the Firestore emulator (hidane ${hidaneVersion}) with cargo; this takes a few minutes, once`);
  const buildFault = await buildWithCargo({ version: hidaneVersion, root: folder, env, report });
  if (buildFault === null) return { path: cached, from: 'cargo' };
  reasons.push(`build: ${buildFault}`);
  throw new NoEmulatorError(reasons);
}

/** Folder of the downloaded or built emulator, by version. */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  const base =
    env.XDG_CACHE_HOME ?? (platform() === 'win32' ? env.LOCALAPPDATA : undefined) ?? join(homedir(), '.cache');
  return join(base, 'recruiting-portal', `hidane-${hidaneVersion}`);
}

function executable(): string {
  return platform() === 'win32' ? 'hidane.exe' : 'hidane';
}

/** hidane on PATH, in the pinned version. */
function findOnPath(path: string): string | null {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, executable());
    if (existsSync(candidate) && isPinnedVersion(candidate)) return candidate;
  }
  return null;
}

function isPinnedVersion(path: string): boolean {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).includes(hidaneVersion);
  } catch {
    return false;
  }
}
