import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SessionEnded, SignInRefused } from '@portal/functions/adapters/ats/applicant-tracking';
import { createBullhorn } from '@portal/functions/adapters/bullhorn/bullhorn';
import { trustedAddress } from '@portal/functions/adapters/bullhorn/bullhorn-http';
import { recordingLogger } from '@portal/functions/testing/fake-ports';
import type { Fault } from './faults';
import { simulatedUser, type SimulatedUser } from './simulated-user';
import { createSimulator } from './simulator';

/** The product's ATS client against the simulator, over the network. */
const clientSecret = 'the product’s secret';
const clock = { ahead: 0 };
const server = createServer(createSimulator({ clientId: 'portal', clientSecret, now: () => Date.now() + clock.ahead }));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const lines: string[] = [];
const client = (changes: { clientSecret?: string } = {}) =>
  createBullhorn({
    url: `${origin}/rest-services`,
    clientId: 'portal',
    clientSecret,
    log: recordingLogger(lines),
    timeoutMs: 300,
    ...changes,
  });

let made = 0;
async function corporation(users: SimulatedUser[] = [simulatedUser({ id: 1, name: 'Ann Lee' })]) {
  const username = `api-${String((made += 1))}`;
  const send = (method: string, path: string, body: unknown) =>
    fetch(`${origin}/simulator/corporations/${username}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('PUT', '', { password: 'right', users });
  return { username, inject: (...faults: Fault[]) => send('POST', '/faults', faults) };
}

async function sessionOf(username: string) {
  const { access_token: accessToken } = await client().signIn(username, 'right');
  return await client().logIn(username, accessToken);
}

test('signs in and reads every user, page by page in order', async () => {
  const users = Array.from({ length: 1_203 }, (_, index) =>
    simulatedUser({ id: index + 1, name: `User ${String(index + 1)}`, email: `U${String(index + 1)}@Agency.example` }),
  );
  const { username } = await corporation([
    ...users,
    simulatedUser({ id: 5_000, name: 'Gone', isDeleted: true }),
    simulatedUser({ id: 5_001, name: 'Front Desk', email: 'none', masterUserID: null, enabled: false }),
  ]);
  const found = await client().users(await sessionOf(username));
  expect(found).toHaveLength(1_204);
  expect(found.slice(0, 2)).toEqual([
    {
      id: '1',
      masterUserID: '1000001',
      email: 'u1@agency.example',
      name: 'User 1',
      emailSignature: '',
      isEnabled: true,
    },
    {
      id: '2',
      masterUserID: '1000002',
      email: 'u2@agency.example',
      name: 'User 2',
      emailSignature: '',
      isEnabled: true,
    },
  ]);
  expect(found.at(-1)).toEqual({
    id: '5001',
    masterUserID: '',
    email: '',
    name: 'Front Desk',
    isEnabled: false,
    emailSignature: '',
  });
});

test('refresh and access tokens are single-use', async () => {
  const { username } = await corporation();
  const first = await client().signIn(username, 'right');
  const second = await client().renew(username, first.refresh_token);
  await expect(client().renew(username, first.refresh_token)).rejects.toThrow(SignInRefused);
  await client().logIn(username, second.access_token);
  await expect(client().logIn(username, second.access_token)).rejects.toThrow(SignInRefused);
});

test('a wrong password, a wrong key and an unknown name are refused', async () => {
  const { username } = await corporation();
  await expect(client().signIn(username, 'wrong')).rejects.toThrow(SignInRefused);
  await expect(client({ clientSecret: 'wrong' }).signIn(username, 'right')).rejects.toThrow(SignInRefused);
  await expect(client().signIn('nobody', 'right')).rejects.toThrow(SignInRefused);
});

test('a session expires', async () => {
  const { username } = await corporation();
  const session = await sessionOf(username);
  clock.ahead += 241 * 60_000;
  await expect(client().users(session)).rejects.toThrow(SessionEnded);
});

test('rate limiting is retried a limited number of times', async () => {
  const { username, inject } = await corporation();
  const session = await sessionOf(username);
  const refused: Fault = { call: 'CorporateUser', status: 429, times: 1 };
  await inject({ ...refused });
  expect(await client().users(session)).toHaveLength(1);
  await inject({ ...refused, times: 4 });
  await expect(client().users(session)).rejects.toMatchObject({ kind: 'tooManyRequests' });
}, 20_000);

test.each<[string, Fault]>([
  ['does not answer', { call: 'CorporateUser', silence: true }],
  ['is down', { call: 'CorporateUser', status: 503 }],
])('a system that %s is unavailable', async (_name, fault) => {
  const found = await corporation();
  const session = await sessionOf(found.username);
  await found.inject(fault);
  await expect(client().users(session)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('secrets are sent only to the vendor’s own hosts', () => {
  const settings = { url: 'https://rest.vendor.com/rest-services' };
  expect(trustedAddress(settings, 'https://rest91.vendor.com/rest-services/abc/').hostname).toBe('rest91.vendor.com');
  for (const address of ['https://rest.vendor.com.evil.com/', 'http://rest.vendor.com/', 'https://evilvendor.com/']) {
    expect(() => trustedAddress(settings, address)).toThrow('another domain');
  }
});

test('the log has no token, password or email', () => {
  expect(lines.length).toBeGreaterThan(10);
  const log = lines.join('\n');
  for (const secret of ['right', clientSecret, 'access:', 'refresh:', 'session:', 'code:', 'http://']) {
    expect(log).not.toContain(secret);
  }
});
