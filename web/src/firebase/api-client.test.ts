import { afterEach, expect, test } from '@jest/globals';
import { administrationApi } from '@portal/domain/contracts/administration-api';
import type { Auth } from 'firebase/auth';
import { forgetSession, markSingleSignOn } from '../config/session-cookies';
import { fakeHandle } from '../testing/fake-api';
import { callApi } from './api-client';

afterEach(forgetSession);

/** Calls as the given account. @returns what went over the network. */
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

test('a call carries the token of whoever is signed in, beside the address and not in it', async () => {
  const [request] = await sent(account);
  expect(request?.headers.authorization).toBe('Bearer the-token');
  expect(request?.url.pathname).toBe('/api/admin/disableUser');
  expect(request?.url.search).toBe('');
});

test('of whoever came by single sign-on it says so, and who that is', async () => {
  markSingleSignOn('uid-1');
  const [request] = await sent(account);
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({ from_bh: '1', uid: 'uid-1' });
});

test('without anybody it is not made', async () => {
  await expect(sent(null)).rejects.toMatchObject({ kind: 'unauthenticated', userMessage: 'Permission denied.' });
});
