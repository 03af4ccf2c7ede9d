import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storageBucket } from './configuration';
import type { TakenPort } from './ports';
import { startPortal, type RunningPortal } from './start-portal';

// A restart loads all functions, which takes more than a minute while other tests run.
jest.setTimeout(360_000);
const scratch = mkdtempSync(join(tmpdir(), 'crashes-'));
const projectId = 'demo-crashes';
const emulators = ['auth', 'firestore', 'storage', 'functions'] as const;
const savingTimes = { quietMs: 50, everyMs: 500 };
const notices: string[] = [];
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({
    projectId,
    emulators,
    savingTimes,
    dataFolder: join(scratch, 'data'),
    functionsBuild: writeFunctions(),
    notice: (line) => notices.push(line),
  });
});
afterAll(async () => {
  await portal.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** Functions that refuse a body without reading it, and that react to a document. */
function writeFunctions(): string {
  const folder = join(scratch, 'functions');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ main: 'index.js', engines: { node: '>=20' } }));
  writeFileSync(
    join(folder, 'index.js'),
    `const { Server } = require('node:http');
     const { onRequest } = require('firebase-functions/https');
     const { onDocumentCreated } = require('firebase-functions/firestore');
     const { emit } = Server.prototype;
     Server.prototype.emit = function (event, request, response) {
       if (event !== 'request' || !request.headers['x-refuse']) return emit.apply(this, arguments);
       response.on('finish', () => request.socket.destroy());
       response.writeHead(413).end('too large');
       return true;
     };
     exports.echo = onRequest((request, response) => response.send('here'));
     exports.onWatched = onDocumentCreated('watched/{id}', async ({ params }) => {
       const documents = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/${projectId}/databases/(default)/documents';
       await fetch(documents + '/seen?documentId=' + params.id, {
         method: 'POST', headers: { authorization: 'Bearer owner', 'content-type': 'application/json' }, body: '{}',
       });
     });`,
  );
  return folder;
}

/** Calls an emulator with admin rights. @returns the answer, null when there is none. */
async function ask(port: number, path: string, body?: object | string): Promise<Response | null> {
  const isText = typeof body === 'string';
  try {
    return await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: {
        authorization: 'Bearer owner',
        ...(body === undefined ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' }),
      },
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { method: 'POST', body: isText ? body : JSON.stringify(body) }),
    });
  } catch {
    return null;
  }
}

/** Waits until a condition holds. */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 240_000; !(await holds());) {
    if (Date.now() > deadline) throw new Error(`timeout: ${what}\n${notices.join('\n')}`);
    await pause(20);
  }
}

const documents = `/v1/projects/${projectId}/databases/(default)/documents`;
const files = `/v0/b/${storageBucket(projectId)}/o`;
const accounts = '/identitytoolkit.googleapis.com/v1/accounts';

const write = {
  document: (id: string) => ask(portal.ports.firestore, `${documents}/kept?documentId=${id}`, { fields: {} }),
  file: (id: string) => ask(portal.ports.storage, `${files}?name=${id}.txt`, `Resume of ${id}`),
  account: (id: string) =>
    ask(portal.ports.auth, `${accounts}:signUp?key=demo`, { email: `${id}@example.com`, password: 'a long password' }),
};
const read = {
  document: (id: string) => ask(portal.ports.firestore, `${documents}/kept/${id}`),
  file: (id: string) => ask(portal.ports.storage, `${files}/${id}.txt?alt=media`),
  account: (id: string) =>
    ask(portal.ports.auth, `${accounts}:signInWithPassword?key=demo`, {
      email: `${id}@example.com`,
      password: 'a long password',
    }),
};
const kinds = ['document', 'file', 'account'] as const;

/** Writes documents, files and accounts until it is ended. */
function keepWriting(name: string) {
  const answered: { kind: (typeof kinds)[number]; id: string; at: number }[] = [];
  let isOn = true;
  const work = kinds.map(async (kind) => {
    for (let count = 0; isOn; count += 1) {
      const id = `${name}-${count}`;
      const answer = await write[kind](id);
      if (answer?.ok) answered.push({ kind, id, at: Date.now() });
      await pause(50);
    }
  });
  return {
    answered,
    end: async () => {
      isOn = false;
      await Promise.all(work);
    },
  };
}

async function lostOf(written: ReturnType<typeof keepWriting>['answered'], before: number): Promise<string[]> {
  const lost: string[] = [];
  for (const { kind, id, at } of written) {
    if (at < before && !(await read[kind](id))?.ok) lost.push(`${kind} ${id}`);
  }
  return lost;
}

/** Kills a process and waits until its program runs again. */
async function killAndWait(
  program: 'firestore' | 'emulators' | 'mailbox' | 'bullhorn',
  pid = portal.processes()[program],
) {
  const before = portal.processes()[program];
  if (pid === undefined) throw new Error(`${program} is not running`);
  process.kill(pid, 'SIGKILL');
  await until(`${program} runs again`, () => {
    const now = portal.processes()[program];
    return now !== undefined && now !== before;
  });
}

/** Process ids of children of the emulators by a part of their command line. */
function childrenOf(pid: number, part: string): number[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes(part))
    .map(([child]) => Number(child));
}

describe('a process that is killed', () => {
  // The emulators end with the runtime of their Storage rules, in the middle of writes like a program that is killed.
  test.each(['firestore', 'emulators'] as const)(
    '%s: everything stored before the last save is there, and the other store is complete',
    async (program) => {
      const emulators = portal.processes().emulators ?? 0;
      const [pid] = program === 'firestore' ? [portal.processes().firestore] : childrenOf(emulators, 'storage-rules');
      const written = keepWriting(program);
      await until('a save of the first writes', () => {
        const tenth = written.answered[10];
        return (
          tenth !== undefined &&
          portal.savedAt() > tenth.at &&
          kinds.every((kind) => written.answered.some((one) => one.kind === kind))
        );
      });
      const saved = portal.savedAt();
      await killAndWait(program, pid);
      await written.end();
      const other = written.answered.filter(({ kind }) => (kind === 'document') !== (program === 'firestore'));

      expect(await lostOf(written.answered, saved)).toEqual([]);
      expect(await lostOf(other, Infinity)).toEqual([]);
      expect(notices.some((line) => line.includes('restarting'))).toBe(true);
    },
  );

  test('triggers run after the end of Firestore', async () => {
    await ask(portal.ports.firestore, `${documents}/watched?documentId=after-restart`, {});
    await until('the trigger', async () => {
      const answer = await ask(portal.ports.firestore, `${documents}/seen/after-restart`);
      return answer?.ok ?? false;
    });
  });

  test.each(['mailbox', 'bullhorn'] as const)('%s answers again', async (program) => {
    await killAndWait(program);
    expect(await ask(portal.ports[program], '/')).not.toBeNull();
  });

  test('the next call of a function starts a new process', async () => {
    const call = () => ask(portal.ports.functions, `/${projectId}/us-central1/echo`);
    expect(await (await call())?.text()).toBe('here');
    const pid = portal.processes().emulators ?? 0;
    const workers = childrenOf(pid, 'functionsEmulatorRuntime');
    expect(workers).not.toEqual([]);
    for (const worker of workers) process.kill(worker, 'SIGKILL');
    await until('an answer', async () => (await call())?.ok ?? false);
    expect(portal.processes().emulators).toBe(pid);
  });
});

test('large bodies that a function refuses without reading them do not end the emulators', async () => {
  const pid = portal.processes().emulators;
  const body = Buffer.alloc(31_000_000);
  const send = () =>
    new Promise<void>((resolve) => {
      const call = request({
        port: portal.ports.functions,
        host: '127.0.0.1',
        path: `/${projectId}/us-central1/echo`,
        method: 'POST',
        headers: { 'x-refuse': '1', 'content-length': body.length },
      });
      call.once('close', resolve);
      call.on('error', () => undefined);
      call.once('response', (response) => response.resume());
      call.end(body);
    });
  await Promise.all(Array.from({ length: 12 }, send));
  await until(
    'an answer',
    async () => (await ask(portal.ports.functions, `/${projectId}/us-central1/echo`))?.ok ?? false,
  );
  expect(portal.processes().emulators).toBe(pid);
});

test('the log has no one-time codes', async () => {
  const sent = await ask(portal.ports.auth, `${accounts}:sendOobCode?key=demo`, {
    requestType: 'EMAIL_SIGNIN',
    email: 'maya@example.com',
    continueUrl: 'http://localhost/',
  });
  expect(sent?.ok).toBe(true);
  const codes = await ask(portal.ports.auth, `/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await codes!.json()) as { oobCodes: { oobCode: string }[] };
  const log = () => readFileSync(portal.logFile, 'utf8');
  await until('the link in the log', () => log().includes('oobCode='));
  for (const { oobCode } of oobCodes) expect(log()).not.toContain(oobCode);
});

/** Runs the launcher in a process of its own and kills it while data are stored. */
async function killedLauncher(options: object) {
  const script = join(scratch, 'launcher.mts');
  writeFileSync(
    script,
    `import { startPortal } from ${JSON.stringify(join(import.meta.dirname, 'start-portal.ts'))};
     const portal = await startPortal(${JSON.stringify(options)});
     process.send(portal.ports);
     setInterval(() => process.send(portal.savedAt()), 20);`,
  );
  const launcher = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => launcher.once('exit', resolve));
  let savedAt = 0;
  const ports = await new Promise<RunningPortal['ports']>((resolve, reject) => {
    launcher.once('exit', reject);
    launcher.on('message', (message) => {
      if (typeof message === 'number') savedAt = message;
      else resolve(message as RunningPortal['ports']);
    });
  });
  portal = { ...portal, ports };
  const written = keepWriting('launcher');
  await until('a save', () => {
    const tenth = written.answered[10];
    return tenth !== undefined && savedAt > tenth.at;
  });
  launcher.kill('SIGKILL');
  await ended;
  await written.end();
  await until('the end of its programs', async () => (await read.document('any')) === null);
  return { ports, savedAt, written: written.answered };
}

describe('a portal that starts again', () => {
  const dataFolder = join(scratch, 'started-again');
  const options = { projectId, savingTimes, dataFolder, emulators: ['auth', 'firestore', 'storage'] as const };
  let first: RunningPortal;
  beforeAll(() => {
    first = portal;
  });
  afterEach(async () => {
    if (portal !== first) await portal.stop();
    portal = first;
  });

  test('after its launcher was killed finds the saved data, and avoids a port that is in use', async () => {
    const before = await killedLauncher(options);
    portal = first;
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(before.ports.firestore, '127.0.0.1', resolve));
    const taken: TakenPort[] = [];
    portal = await startPortal({
      ...options,
      preferredPorts: { firestore: before.ports.firestore },
      onTakenPort: (port) => taken.push(port),
    });
    await new Promise((resolve) => holder.close(resolve));
    expect(taken).toEqual([
      {
        name: 'firestore',
        port: before.ports.firestore,
        by: expect.stringContaining(`(${process.pid})`),
        instead: portal.ports.firestore,
      },
    ]);
    expect(await lostOf(before.written, before.savedAt)).toEqual([]);
    for (const kind of kinds) expect((await write[kind]('last'))?.ok).toBe(true);
  });

  test('after it was stopped finds everything', async () => {
    portal = await startPortal(options);
    for (const kind of kinds) expect((await read[kind]('last'))?.ok).toBe(true);
    expect(await (await read.file('last'))?.text()).toBe('Resume of last');
  });
});
