import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startBullhorn } from '../bullhorn/bullhorn';
import { startClock, type Clock } from '../clock/clock';
import { findHidane } from '../../bin/emulator/find-hidane.mjs';
import { mailboxOf, startMailbox, type Mailbox } from '../mailbox/mailbox';
import { repositoryRoot } from '../repository';
import { clientEnvironment } from './configuration';
import { defaultSavingTimes, type SavingTimes } from './data-saver';
import { checkFirestoreRules, registerTriggers, warmFunctions } from './emulator-calls';
import { emulatorKinds, type EmulatorKind } from './emulator-kinds';
import { startFirestore } from './firestore';
import { openPortalData, type PortalData } from './portal-data';
import { choosePorts, type Ports, type TakenPort } from './ports';
import { createProcessKeeper, type Program } from './process-keeper';
import { createRunFolder } from './run-folder';
import { startEmulators } from './start-emulators';
import { supervise, type SupervisedProgram } from './supervise';

export interface StartOptions {
  /** Starts with `demo-`, so that no call leaves this machine. A random one by default, so that runs share no data. */
  projectId?: string;
  /** Folder for the data: read at the start, saved while the portal runs and at the end. Nothing is saved by default. */
  dataFolder?: string;
  savingTimes?: SavingTimes;
  /** All by default. */
  emulators?: readonly EmulatorKind[];
  preferredPorts?: Partial<Ports>;
  /** Receives the emulators' output; by default a file that is removed with the run. */
  logFile?: string;
  /** Folders of the built functions and pages; by default those of this repository. */
  functionsBuild?: string;
  webBuild?: string;
  /** Entries at the end of `X-Forwarded-For` to trust; 0 by default, because no proxy here writes the header. */
  trustedHops?: number;
  /** False asks the machine's DNS servers about domains; by default a stand-in is asked, which tests start. */
  hasDnsStandIn?: boolean;
  /** Called before each long step. */
  report?: (step: string) => void;
  /** Called for each preferred port that is in use. */
  onTakenPort?: (taken: TakenPort) => void;
  /** Receives a line for the user when a program ends and restarts, or saving fails. */
  notice?: (line: string) => void;
  /** Called when a restarted program is ready. */
  onRestarted?: (program: ProgramName) => Promise<void>;
}

/** The processes of a portal and how messages name them. */
const programTitles = {
  firestore: 'The Firestore emulator',
  emulators: 'The emulators of firebase-tools',
  mailbox: 'The mailbox',
  bullhorn: 'The ATS simulator',
};
export type ProgramName = keyof typeof programTitles;

/** A portal that runs on this machine. */
export interface RunningPortal {
  projectId: string;
  /** URL of the product, without a slash at the end. */
  baseUrl: string;
  /** What the local Hosting serves. */
  webFolder: string;
  mailbox: Mailbox;
  ports: Ports;
  /** Environment variables for programs that use these emulators through the Admin SDK. */
  env: Record<string, string>;
  /** The emulators' output. */
  logFile: string;
  /** Process ids; undefined for a program that is restarting. */
  processes: () => Partial<Record<ProgramName, number>>;
  /** Resolves with the reason when a program ends so often that it is not restarted. */
  ended: Promise<string>;
  /** Loads the HTTPS functions that a sign-in needs, or all, ahead of their first call. */
  warm: (which: 'signIn' | 'all') => Promise<void>;
  /**
   * Saves all data now, in addition to the automatic saves.
   * @throws Error when it cannot be saved.
   */
  save: () => Promise<void>;
  /** Everything stored before this time, in milliseconds since 1970, is saved; 0 before the first save. */
  savedAt: () => number;
  /** Saves and ends everything. If this process dies instead, all its programs end as well. */
  stop: () => Promise<void>;
}

/**
 * Starts Firestore, the other emulators, mailbox, ATS simulator and clock, and waits until they answer. What ends by
 * itself is restarted with its saved data.
 * @throws Error with the end of a program's output when it does not come up; nothing stays behind then.
 * @throws NoEmulatorError when there is no Firestore emulator and none can be installed.
 */
export async function startPortal(options: StartOptions = {}): Promise<RunningPortal> {
  const report = options.report ?? (() => undefined);
  const notice = options.notice ?? (() => undefined);
  const projectId = options.projectId ?? `demo-${randomUUID().slice(0, 8)}`;
  if (!projectId.startsWith('demo-')) throw new Error('the project of a local portal begins with demo-');
  const kinds = options.emulators ?? emulatorKinds;
  const isOfficial = process.env.EMULATORS === 'official' || !kinds.includes('firestore');
  const hidane = isOfficial ? null : (await findHidane({ env: process.env, report })).path;
  const { ports, taken } = await choosePorts(options.preferredPorts);
  taken.forEach((port) => options.onTakenPort?.(port));
  const baseUrl = `http://127.0.0.1:${ports.hosting}`;
  const functions = kinds.includes('functions') ? { projectId, functionsPort: ports.functions } : null;

  report('Starting the emulators');
  const keeper = createProcessKeeper();
  const programs = new Map<ProgramName, SupervisedProgram>();
  let isClosing = false;
  let clock: Clock | undefined;
  let data: PortalData | undefined;
  const stop = async () => {
    isClosing = true;
    clock?.stop();
    await data?.stop();
    await keeper.close();
  };
  const run = async (
    name: ProgramName,
    launch: () => Promise<Program>,
    onRestarted: () => Promise<void> = () => Promise.resolve(),
  ) => {
    const program = await supervise({
      title: programTitles[name],
      launch,
      notice,
      isClosing: () => isClosing,
      onRestarted: async () => {
        await onRestarted();
        await options.onRestarted?.(name);
      },
    });
    programs.set(name, program);
  };
  try {
    const { trustedHops = 0, hasDnsStandIn = true } = options;
    const self = { projectId, ports, publicBaseUrl: baseUrl, trustedHops, hasDnsStandIn };
    const files = createRunFolder({
      ...self,
      id: randomUUID().slice(0, 8),
      kinds,
      functionsBuild: options.functionsBuild ?? join(repositoryRoot, 'functions/dist'),
      webBuild: options.webBuild ?? join(repositoryRoot, 'web/dist'),
      removeAtEnd: keeper.removeAtEnd,
    });
    const logFile = options.logFile ?? join(files.path, 'emulators.log');
    mkdirSync(dirname(logFile), { recursive: true });
    if (options.dataFolder) {
      data = openPortalData({
        folder: options.dataFolder,
        projectId,
        ports,
        kinds,
        hasFirestore: hidane !== null,
        times: options.savingTimes ?? defaultSavingTimes,
        isReady: (store) => programs.get(store)?.pid() !== undefined,
        notice,
      });
    }
    if (hidane) {
      await run(
        'firestore',
        () => startFirestore({ keeper, hidane, projectId, ports, snapshot: data?.newest('firestore') ?? null }),
        async () => {
          // The emulators register the triggers themselves when they start.
          if (functions && programs.get('emulators')?.pid() !== undefined) {
            await registerTriggers({ ...functions, firestorePort: ports.firestore });
          }
        },
      );
      await checkFirestoreRules({ projectId, firestorePort: ports.firestore });
    }
    await Promise.all([
      hidane ? data?.watch() : null,
      run('mailbox', () => startMailbox(keeper, ports)),
      run('bullhorn', () => startBullhorn(keeper, ports)),
      run('emulators', () =>
        startEmulators({
          keeper,
          folder: files.path,
          firebaseConfig: files.firebaseConfig,
          projectId,
          kinds,
          ports,
          snapshot: data?.newest('emulators') ?? null,
          hasFirestore: hidane !== null,
          logFile,
          onChange: () => data?.changed('emulators'),
        }),
      ),
    ]);
    if (!hidane && kinds.includes('firestore')) {
      await data?.watch();
      await checkFirestoreRules({ projectId, firestorePort: ports.firestore });
    }
    if (functions) clock = await startClock(functions);
    return {
      projectId,
      baseUrl,
      webFolder: join(files.path, 'hosting'),
      mailbox: mailboxOf(ports),
      ports,
      env: clientEnvironment(self),
      logFile,
      processes: () => Object.fromEntries([...programs].map(([name, program]) => [name, program.pid()])),
      ended: Promise.race([...programs.values()].map((program) => program.gaveUp)),
      warm: async (which) => {
        if (functions) await warmFunctions(functions, which);
      },
      save: async () => data?.save(),
      savedAt: () => data?.savedAt() ?? 0,
      stop: async () => {
        await data?.save().catch((error: unknown) => {
          notice(`The last changes are not saved: ${error instanceof Error ? error.message : String(error)}`);
        });
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
