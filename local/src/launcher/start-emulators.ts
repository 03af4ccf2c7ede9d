import { delimiter, join } from 'node:path';
import { writeJavaShim } from '../emulator/java-shim';
import { repositoryRoot } from '../repository';
import { rulesNotUnderstood } from '../storage-rules/runtime';
import type { EmulatorKind } from './emulator-kinds';
import type { Ports } from './ports';
import type { ProcessKeeper, Program } from './process-keeper';

interface Options {
  keeper: ProcessKeeper;
  /** Working directory of the emulators, which write their own logs there. */
  folder: string;
  firebaseConfig: string;
  projectId: string;
  kinds: readonly EmulatorKind[];
  ports: Ports;
  /** Export to begin with; null to begin empty. */
  snapshot: string | null;
  /** The Firestore emulator is running already; otherwise firebase-tools starts the official one, with a real Java. */
  hasFirestore: boolean;
  logFile: string;
  /** Called after each request that may have changed accounts or files. */
  onChange: () => void;
}

const readyLine = 'All emulators ready';
/** A program that ends is noticed at once; one that starts on a busy machine takes minutes. */
const deadlineMs = 360_000;

/** Errors that firebase-tools only logs, although the portal would not work. */
const fatalLines = ['Failed to load function definition', rulesNotUnderstood];

/**
 * Starts `firebase emulators:start` and waits until all emulators are ready.
 * @throws Error with the end of their output when they end, are late, or cannot load functions or rules.
 */
export async function startEmulators(options: Options): Promise<Program> {
  const { keeper, folder, ports, snapshot, hasFirestore, onChange } = options;
  const guard = new URL('../emulator/suite-guard.mjs', import.meta.url);
  guard.searchParams.set('watch', [ports.auth, ports.storage].join(','));
  if (hasFirestore) guard.searchParams.set('attachFirestore', '');
  const args = [
    ...['--import', guard.href],
    join(repositoryRoot, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--project', options.projectId],
    ...['--config', options.firebaseConfig],
    ...['--only', options.kinds.join(',')],
    '--non-interactive',
  ];
  if (snapshot) args.push('--import', snapshot);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // Timeout in seconds for loading a function (firebase-tools). A busy machine exceeds the default of 30, and calls of
    // a function that failed to load are never answered.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Files of the Storage emulator and the locator of the hub are there; two portals must not share them.
    TMPDIR: keeper.folder,
    NO_UPDATE_NOTIFIER: '1',
    FIREBASE_TOOLS_UPGRADE_CHECK: 'false',
  };
  if (hasFirestore) {
    const shim = writeJavaShim({
      folder: join(folder, 'java'),
      storageRules: [
        process.execPath,
        '--import',
        import.meta.resolve('tsx'),
        join(import.meta.dirname, '../storage-rules/main.ts'),
      ],
    });
    Object.assign(env, shim.env, { PATH: `${shim.path}${delimiter}${process.env.PATH ?? ''}` });
  }
  const emulators = keeper.start({
    name: 'emulators',
    command: process.execPath,
    args,
    cwd: folder,
    env,
    logFile: options.logFile,
    // A real Java is in a process group that only firebase-tools knows.
    isAskedFirst: !hasFirestore,
    onMessage: onChange,
  });
  await untilReady(emulators);
  return emulators;
}

async function untilReady(emulators: Program): Promise<void> {
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
