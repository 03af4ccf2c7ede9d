import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startClock, type Clock } from '../clock/clock';
import { findHidane } from '../emulator/find-hidane';
import { writeJavaShim } from '../emulator/java-shim';
import { startMailbox, type Mailbox } from '../mailbox/mailbox';
import { repositoryRoot } from '../repository';
import { choosePorts, type Ports, type TakenPort } from './ports';
import { startGroup, type RunningGroup } from './process-group';
import { createRunFolder, storageBucket, type RunFolder } from './run-folder';

const emulatorKinds = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type EmulatorKind = (typeof emulatorKinds)[number];

export interface StartOptions {
  /** Begins with `demo-`, so that nothing calls out. A fresh one when left out: runs do not share data. */
  projectId?: string;
  /** Folder from which data is read at the start, when it exists, and to which it is written at the end. */
  dataFolder?: string;
  /** All of them when left out. */
  emulators?: readonly EmulatorKind[];
  preferredPorts?: Partial<Ports>;
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
  stop: () => Promise<void>;
}

const readyLine = 'All emulators ready';
const startDeadlineMs = 120_000;

/**
 * Starts the emulators, mailbox and clock, and waits until they answer.
 * @throws Error with the end of the emulators' output when they do not come up; nothing stays behind then.
 */
export async function startPortal(options: StartOptions = {}): Promise<RunningPortal> {
  const report = options.report ?? (() => undefined);
  const projectId = options.projectId ?? `demo-${randomUUID().slice(0, 8)}`;
  if (!projectId.startsWith('demo-')) throw new Error('the project of a local portal begins with demo-');
  const kinds = options.emulators ?? emulatorKinds;
  const { ports, taken } = await choosePorts(options.preferredPorts);
  taken.forEach((port) => options.onTakenPort?.(port));
  const baseUrl = `http://127.0.0.1:${ports.hosting}`;
  const java = process.env.EMULATORS === 'official' ? null : await findHidane({ env: process.env, report });

  report('Starting the emulators');
  const run = createRunFolder({ id: randomUUID().slice(0, 8), projectId, ports, publicBaseUrl: baseUrl });
  const logFile = join(run.path, 'emulators.log');
  let mailbox: Mailbox | undefined;
  let emulators: RunningGroup | undefined;
  let clock: Clock | undefined;
  const stop = async () => {
    clock?.stop();
    await emulators?.stop();
    await mailbox?.stop();
    run.remove();
  };
  try {
    mailbox = await startMailbox(ports);
    emulators = startEmulators({
      run,
      projectId,
      kinds,
      dataFolder: options.dataFolder,
      hidane: java?.path ?? null,
      logFile,
    });
    await untilReady(emulators);
    if (kinds.includes('functions')) clock = await startClock({ projectId, functionsPort: ports.functions });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    projectId,
    baseUrl,
    mailbox,
    ports,
    env: adminEnvironment(projectId, ports, baseUrl),
    logFile,
    ended: emulators.ended,
    stop,
  };
}

function startEmulators(options: {
  run: RunFolder;
  projectId: string;
  kinds: readonly EmulatorKind[];
  dataFolder: string | undefined;
  hidane: string | null;
  logFile: string;
}): RunningGroup {
  const { run, projectId, kinds, dataFolder, hidane, logFile } = options;
  const args = [
    join(repositoryRoot, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--project', projectId],
    ...['--config', run.firebaseConfig],
    ...['--only', kinds.join(',')],
    '--non-interactive',
  ];
  if (dataFolder) {
    mkdirSync(dataFolder, { recursive: true });
    if (existsSync(join(dataFolder, 'firebase-export-metadata.json'))) args.push('--import', dataFolder);
    args.push('--export-on-exit', dataFolder);
  }
  const env: NodeJS.ProcessEnv = { ...process.env, NO_UPDATE_NOTIFIER: '1', FIREBASE_TOOLS_UPGRADE_CHECK: 'false' };
  if (hidane) {
    const shim = writeJavaShim({
      folder: join(run.path, 'java'),
      hidane,
      storageRules: [
        process.execPath,
        '--import',
        join(repositoryRoot, 'node_modules/tsx/dist/esm/index.mjs'),
        join(import.meta.dirname, '../storage-rules/main.ts'),
      ],
    });
    Object.assign(env, shim.env, { PATH: `${shim.path}${delimiter}${process.env.PATH ?? ''}` });
  }
  return startGroup(process.execPath, args, { cwd: run.path, env, logFile });
}

/** Waits until the emulators say that they are ready. */
async function untilReady(emulators: RunningGroup): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const outcome = await Promise.race([
    new Promise<'ready'>((resolve) => {
      emulators.onLine((line) => {
        if (line.includes(readyLine)) resolve('ready');
      });
    }),
    emulators.ended.then((code) => `ended with ${String(code)}`),
    new Promise<string>((resolve) => {
      timer = setTimeout(() => {
        resolve(`did not come up within ${startDeadlineMs / 1000} s`);
      }, startDeadlineMs);
    }),
  ]);
  clearTimeout(timer);
  if (outcome !== 'ready') throw new Error(`The emulators ${outcome}.\n\n${emulators.tail()}`);
}

function adminEnvironment(projectId: string, ports: Ports, baseUrl: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    STORAGE_BUCKET: storageBucket(projectId),
    PUBLIC_BASE_URL: baseUrl,
    PORTAL_BASE_URL: baseUrl,
    PORTAL_FUNCTIONS_URL: `http://127.0.0.1:${ports.functions}/${projectId}/us-central1`,
    PORTAL_MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  };
}
