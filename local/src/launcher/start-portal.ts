import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startBullhorn } from '../bullhorn/bullhorn';
import { startClock, type Clock } from '../clock/clock';
import { findHidane } from '../emulator/find-hidane';
import { startMailbox, type Mailbox } from '../mailbox/mailbox';
import { repositoryRoot } from '../repository';
import { clientEnvironment } from './configuration';
import { checkFirestoreRules, exportData, warmFunctions } from './emulator-calls';
import { emulatorKinds, type EmulatorKind } from './emulator-kinds';
import { choosePorts, type Ports, type TakenPort } from './ports';
import { createProcessKeeper } from './process-keeper';
import { createRunFolder } from './run-folder';
import { startEmulators, untilReady } from './start-emulators';

export interface StartOptions {
  /** Begins with `demo-`, so that nothing calls out. A fresh one when left out: runs do not share data. */
  projectId?: string;
  /** Folder from which data is read at the start, when it holds some, and to which it is written at the end. */
  dataFolder?: string;
  /** All of them when left out. */
  emulators?: readonly EmulatorKind[];
  preferredPorts?: Partial<Ports>;
  /** Where the emulators' output is kept; removed with the run when left out. */
  logFile?: string;
  /** Folders of the built functions and pages, when not those of this repository. */
  functionsBuild?: string;
  webBuild?: string;
  /** Told before each long step. */
  report?: (step: string) => void;
  /** Told when a preferred port is taken. */
  onTakenPort?: (taken: TakenPort) => void;
}

/** A portal that runs on this machine. */
export interface RunningPortal {
  projectId: string;
  /** Where the product is reached, without a slash at the end. */
  baseUrl: string;
  mailbox: Mailbox;
  ports: Ports;
  /** What a program needs to talk to these emulators by the Admin SDK. */
  env: Record<string, string>;
  /** Where the emulators' output is kept while they run. */
  logFile: string;
  /** Resolves when the emulators end by themselves. */
  ended: Promise<unknown>;
  /** Calls HTTPS functions once, so that the first call that counts finds them loaded: what a sign-in needs, or all. */
  warm: (which: 'signIn' | 'all') => Promise<void>;
  /** Writes the data to the data folder now; it is also written at the end. */
  save: () => Promise<void>;
  /** Ends everything. What is running when this process dies without it ends as well. */
  stop: () => Promise<void>;
}

/**
 * Starts the emulators, mailbox, applicant-tracking system and clock, and waits until they answer.
 * @throws Error with the end of the emulators' output when they do not come up; nothing stays behind then.
 * @throws NoEmulatorError when there is no Firestore emulator and none can be installed.
 */
export async function startPortal(options: StartOptions = {}): Promise<RunningPortal> {
  const report = options.report ?? (() => undefined);
  const projectId = options.projectId ?? `demo-${randomUUID().slice(0, 8)}`;
  if (!projectId.startsWith('demo-')) throw new Error('the project of a local portal begins with demo-');
  const kinds = options.emulators ?? emulatorKinds;
  const hidane = process.env.EMULATORS === 'official' ? null : (await findHidane({ env: process.env, report })).path;
  const { ports, taken } = await choosePorts(options.preferredPorts);
  taken.forEach((port) => options.onTakenPort?.(port));
  const baseUrl = `http://127.0.0.1:${ports.hosting}`;

  report('Starting the emulators');
  const keeper = createProcessKeeper();
  let clock: Clock | undefined;
  const stop = async () => {
    clock?.stop();
    await keeper.close();
  };
  try {
    const run = createRunFolder({
      id: randomUUID().slice(0, 8),
      projectId,
      kinds,
      ports,
      publicBaseUrl: baseUrl,
      functionsBuild: options.functionsBuild ?? join(repositoryRoot, 'functions/dist'),
      webBuild: options.webBuild ?? join(repositoryRoot, 'web/dist'),
      removeAtEnd: keeper.removeAtEnd,
    });
    const logFile = options.logFile ?? join(run.path, 'emulators.log');
    mkdirSync(dirname(logFile), { recursive: true });
    const emulators = startEmulators({
      keeper,
      folder: run.path,
      firebaseConfig: run.firebaseConfig,
      projectId,
      kinds,
      dataFolder: options.dataFolder,
      hidane,
      logFile,
    });
    const [mailbox] = await Promise.all([
      startMailbox(keeper, ports),
      startBullhorn(keeper, ports),
      untilReady(emulators),
    ]);
    if (kinds.includes('firestore')) await checkFirestoreRules({ projectId, firestorePort: ports.firestore });
    const functions = kinds.includes('functions') ? { projectId, functionsPort: ports.functions } : null;
    if (functions) clock = await startClock(functions);
    return {
      projectId,
      baseUrl,
      mailbox,
      ports,
      env: clientEnvironment(projectId, ports, baseUrl),
      logFile,
      ended: emulators.ended,
      warm: async (which) => {
        if (functions) await warmFunctions(functions, which);
      },
      save: async () => {
        if (options.dataFolder) await exportData({ hubPort: ports.hub, folder: options.dataFolder });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
