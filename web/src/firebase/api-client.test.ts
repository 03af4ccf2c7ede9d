import { afterEach, expect, test } from '@jest/globals';
import { administrationApi } from '@portal/domain/contracts/administration-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import type { Auth } from 'firebase/auth';
import { forgetSession, markSingleSignOn } from '../config/session-cookies';
import { fakeHandle, refused, succeeded } from '../testing/fake-api';
import { callApi } from './api-client';

afterEach(forgetSession);

/** Calls with the given auth user. @returns what went over the network. */
async function sent(account: object | null): Promise<{ url: URL; headers: Record<string, string> }[]> {
  const requests: { url: URL; headers: Record<string, string> }[] = [];
  globalThis.fetch = (input, init) => {
    requests.push({ url: input as URL, headers: init?.headers as Record<string, string> });
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ data: {} }) } as Response);
  };
  const auth: Auth = fakeHandle(account).auth;
  await callApi(auth, administrationApi.disableUser, { userId: 'u1' }, { api: 'admin' });
  return requests;
}

const account = { getIdToken: () => Promise.resolve('the-token') };

test('a call carries the signed-in user’s token, in a header and not in the URL', async () => {
  const [request] = await sent(account);
  expect(request?.headers.authorization).toBe('Bearer the-token');
  expect(request?.url.pathname).toBe('/api/admin/disableUser');
  expect(request?.url.search).toBe('');
});

test('a call of a single sign-on user says so, with the user’s id', async () => {
  markSingleSignOn('uid-1');
  const [request] = await sent(account);
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({ from_bh: '1', uid: 'uid-1' });
});

test('no call is made without a user', async () => {
  await expect(sent(null)).rejects.toMatchObject({ kind: 'unauthenticated', userMessage: 'Permission denied.' });
});

/** A server that accepts one token only, and an auth user whose token is refused. */
async function callWithRefused(renew: (known: { currentUser: object | null }) => Promise<string>) {
  const tokens: (string | undefined)[] = [];
  globalThis.fetch = (_input, init) => {
    const token = (init!.headers as Record<string, string>).authorization;
    tokens.push(token);
    const { status, body } = token === 'Bearer renewed' ? succeeded({}) : refused('unauthenticated');
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
  };
  const known: { currentUser: object | null } = { currentUser: null };
  known.currentUser = { getIdToken: (isForced = false) => (isForced ? renew(known) : Promise.resolve('old')) };
  const call = callApi(known as Auth, administrationApi.disableUser, { userId: 'u1' }, { api: 'admin' });
  const outcome = await call.then(
    () => 'done',
    (error: unknown) => PortalError.from(error).userMessage,
  );
  return { tokens, outcome };
}

test('a token refused before its expiry is renewed, and the call repeated once', async () => {
  const { tokens, outcome } = await callWithRefused(() => Promise.resolve('renewed'));
  expect([tokens, outcome]).toEqual([['Bearer old', 'Bearer renewed'], 'done']);
});

test('a renewed token that is refused as well is not renewed endlessly', async () => {
  const { tokens, outcome } = await callWithRefused(() => Promise.resolve('of no use'));
  expect([tokens, outcome]).toEqual([['Bearer old', 'Bearer of no use'], 'Permission denied.']);
});

test('a session that is over asks for another sign-in', async () => {
  const { outcome } = await callWithRefused((known) => {
    known.currentUser = null;
    return Promise.reject(new Error('auth/user-token-expired'));
  });
  expect(outcome).toBe(sessionTexts.expiredTitle);
});
