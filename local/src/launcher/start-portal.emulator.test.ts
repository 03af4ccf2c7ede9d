import { afterAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageBucket } from './configuration';
import type { TakenPort } from './ports';
import { startPortal, type RunningPortal } from './start-portal';

jest.setTimeout(240_000);
const scratch = mkdtempSync(join(tmpdir(), 'start-portal-'));
const dataFolder = join(scratch, 'data');
const projectId = `demo-${randomUUID().slice(0, 8)}`;
const portals: RunningPortal[] = [];

afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()));
  rmSync(scratch, { recursive: true, force: true });
});

/** Starts emulators in addition to those that the tests share. */
async function start(preferredPorts = {}): Promise<{ portal: RunningPortal; taken: TakenPort[] }> {
  const taken: TakenPort[] = [];
  const portal = await startPortal({
    projectId,
    dataFolder,
    emulators: ['auth', 'firestore', 'storage'],
    preferredPorts,
    onTakenPort: (port) => taken.push(port),
  });
  portals.push(portal);
  return { portal, taken };
}

/** Calls an emulator with admin rights. */
async function ask(port: number, path: string, body?: object | string): Promise<Response> {
  return await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: {
      authorization: 'Bearer owner',
      ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
const documents = `/v1/projects/${projectId}/databases/(default)/documents/kept`;
const objects = `/v0/b/${storageBucket(projectId)}/o`;
const person = { email: 'maya@example.com', password: 'a long password' };

test('the second start finds accounts, documents and files of the first, and avoids a port in use', async () => {
  const { portal: first } = await start();
  const { ports } = first;
  expect((await ask(ports.auth, `${accounts}:signUp?key=demo`, person)).status).toBe(200);
  const stored = { fields: { title: { stringValue: 'Nurse' } } };
  expect((await ask(ports.firestore, `${documents}?documentId=job`, stored)).status).toBe(200);
  expect((await ask(ports.storage, `${objects}?name=resume.txt`, 'Jane Doe')).status).toBe(200);
  await first.stop();

  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(ports.firestore, '127.0.0.1', resolve));
  const { portal: second, taken } = await start({ firestore: ports.firestore });
  expect(taken).toEqual([
    {
      name: 'firestore',
      port: ports.firestore,
      by: expect.stringContaining(`(${process.pid})`),
      instead: second.ports.firestore,
    },
  ]);
  expect((await ask(second.ports.auth, `${accounts}:signInWithPassword?key=demo`, person)).status).toBe(200);
  expect(await (await ask(second.ports.firestore, `${documents}/job`)).json()).toMatchObject(stored);
  expect(await (await ask(second.ports.storage, `${objects}/resume.txt?alt=media`)).text()).toBe('Jane Doe');
  await new Promise((resolve) => holder.close(resolve));
});
