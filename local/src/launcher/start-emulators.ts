import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { writeJavaShim } from '../emulator/java-shim';
import { repositoryRoot } from '../repository';
import { rulesNotUnderstood } from '../storage-rules/runtime';
import type { EmulatorKind } from './emulator-kinds';
import type { ProcessKeeper, Program } from './process-keeper';

interface Options {
  keeper: ProcessKeeper;
  /** Where the emulators run; they leave their own logs there. */
  folder: string;
  firebaseConfig: string;
  projectId: string;
  kinds: readonly EmulatorKind[];
  /** Data is read from here when there is some, and written here in the end. */
  dataFolder: string | undefined;
  /** The Firestore emulator; null to leave everything to firebase-tools and a real Java. */
  hidane: string | null;
  logFile: string;
}

const readyLine = 'All emulators ready';
const deadlineMs = 120_000;

/** Lines after which firebase-tools goes on, though the portal would not work. */
const fatalLines = ['Failed to load function definition', rulesNotUnderstood];

/** The file that tells an export from any other folder. */
export const exportMark = 'firebase-export-metadata.json';

/** Starts `firebase emulators:start`; see {@link untilReady}. */
export function startEmulators(options: Options): Program {
  const { keeper, folder, dataFolder, hidane } = options;
  const args = [
    join(repositoryRoot, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--project', options.projectId],
    ...['--config', options.firebaseConfig],
    ...['--only', options.kinds.join(',')],
    '--non-interactive',
  ];
  if (dataFolder) {
    mkdirSync(dataFolder, { recursive: true });
    if (existsSync(join(dataFolder, exportMark))) args.push('--import', dataFolder);
    args.push('--export-on-exit', dataFolder);
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // Seconds until a function that does not load is given up (firebase-tools): a loaded machine takes longer than the
    // default of 30, and a call of a function that was given up is never answered.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Files of the Storage emulator and the address of the hub stand there: two portals must not share them.
    TMPDIR: keeper.folder,
    NO_UPDATE_NOTIFIER: '1',
    FIREBASE_TOOLS_UPGRADE_CHECK: 'false',
  };
  if (hidane) {
    const shim = writeJavaShim({
      folder: join(folder, 'java'),
      hidane,
      pidFile: join(keeper.folder, 'firestore.pid'),
      storageRules: [
        process.execPath,
        '--import',
        import.meta.resolve('tsx'),
        join(import.meta.dirname, '../storage-rules/main.ts'),
      ],
    });
    Object.assign(env, shim.env, { PATH: `${shim.path}${delimiter}${process.env.PATH ?? ''}` });
  }
  return keeper.start({
    name: 'emulators',
    command: process.execPath,
    args,
    cwd: folder,
    env,
    logFile: options.logFile,
    // With data there is something to save; a real Java is in a group that only firebase-tools knows.
    isAskedFirst: dataFolder !== undefined || hidane === null,
  });
}

/**
 * Waits until the emulators say that they are ready.
 * @throws Error with the end of their output when they end, are late, or cannot load functions or rules.
 */
export async function untilReady(emulators: Program): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const fault = await Promise.race([
    new Promise<string | null>((resolve) => {
      emulators.onLine((line) => {
        if (line.includes(readyLine)) resolve(null);
        if (fatalLines.some((fatal) => line.includes(fatal))) resolve('cannot work with what they were given');
      });
    }),
    emulators.ended.then((code) => `ended with ${String(code)}`),
    new Promise<string>((resolve) => {
      timer = setTimeout(() => {
        resolve(`did not come up within ${deadlineMs / 1000} s`);
      }, deadlineMs);
    }),
  ]);
  clearTimeout(timer);
  if (fault !== null) throw new Error(`The emulators ${fault}.\n\n${emulators.tail()}`);
}
