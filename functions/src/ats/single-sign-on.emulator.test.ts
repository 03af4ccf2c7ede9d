import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import { newOrganization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import {
  alteredToken,
  askAuthService,
  callThroughHosting,
  freshWorld,
  read,
  signIn,
  variable,
  write,
  type SignedIn,
} from '../testing/emulator';
import { connectCorporation } from '../testing/simulated-bullhorn';

type SignedOn = AnswerOf<typeof authenticationApi.singleSignOn>;

let admin: SignedIn;
let recruiter: SignedIn;
let organizationId: string;
beforeEach(async () => {
  const world = freshWorld();
  [admin, recruiter] = [await signIn('admin', world), await signIn('recruiter', world)];
  organizationId = world.a;
  await write(documents.organization(organizationId), newOrganization({ id: organizationId, name: 'A' }));
  await connectCorporation(admin.email, [
    { id: 1, name: 'Ada Admin', email: admin.email },
    { id: 2, name: 'Rae Cruiter', email: recruiter.email },
    { id: 3, name: 'Stranger', email: `stranger-${organizationId}@example.com` },
  ]);
});

const portal = (path: string) => new URL(path, variable('PORTAL_BASE_URL'));
const follow = (url: URL | string, init: RequestInit = {}) => fetch(url, { ...init, redirect: 'manual' });
const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '');

/** Signs in at the ATS, as a browser does. @returns what the browser brings back. */
async function signedInAt(email: string) {
  const state = randomUUID();
  const originalUrl = portal(`/login?from_bh=1&state=${state}`).href;
  const start = portal('/oauth2/bullhorn-user');
  start.searchParams.set('originalUrl', originalUrl);
  const page = locationOf(await follow(start));
  const signedIn = await follow(page, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: 'right' }),
  });
  const back = await follow(locationOf(signedIn));
  const cookie = back.headers.get('set-cookie') ?? '';
  return {
    state,
    isBack: locationOf(back).href === originalUrl,
    cookie,
    token: /userToken=([^;]+)/.exec(cookie)?.[1] ?? '',
  };
}

const signOn = ({ token, state }: { token: string; state: string }) =>
  callThroughHosting<SignedOn>('/api/app/singleSignOn', { body: { token, state } });

test('a user of the ATS signs in without a password, and is kept as one who did', async () => {
  const browser = await signedInAt(recruiter.email);
  expect(browser.isBack).toBe(true);
  expect(browser.cookie).toMatch(/Max-Age=600; SameSite=None; Secure; Partitioned$/);
  const { status, body } = await signOn(browser);
  expect(status).toBe(200);
  if (body.data.kind !== 'signedIn') throw new Error(body.data.kind);
  const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: body.data.token });
  expect(await callThroughHosting('/api/app/verifyUserToken', { token: idToken })).toMatchObject({
    body: { data: { uid: recruiter.uid } },
  });
  // The ATS users had not been imported before.
  expect(await read(documents.atsUser(organizationId, '2'))).toMatchObject({
    userId: recruiter.uid,
    masterUserID: '2',
    email: recruiter.email,
    name: 'Rae Cruiter',
    displayName: 'Rae Cruiter',
    bhAuth: true,
    selectedBrand: 'Default',
  });
});

test('only with bhAuth, as an active user of the portal who is no super admin', async () => {
  const refused = { status: 403, body: { success: false } };
  const browser = await signedInAt(recruiter.email);
  await signOn(browser);
  const atsUser = firestore().doc(documents.atsUser(organizationId, '2'));
  const user = firestore().doc(documents.user(recruiter.uid));
  await atsUser.update({ bhAuth: false });
  expect(await signOn(browser)).toMatchObject(refused);
  await atsUser.update({ bhAuth: true });
  await user.update({ 'userRoles.superAdmin': true });
  expect(await signOn(browser)).toMatchObject(refused);
  await user.update({ 'userRoles.superAdmin': false, activeStatus: activeStatus.disabled });
  expect(await signOn(browser)).toMatchObject({ status: 403, body: { name: 'userDisabled' } });
  expect(await signOn(await signedInAt(`stranger-${organizationId}@example.com`))).toMatchObject(refused);
});

test('a token that is not the issuer’s, or of another browser, must be renewed', async () => {
  const { token, state } = await signedInAt(recruiter.email);
  const renew = {
    status: 200,
    body: { data: { kind: 'reauthorize', corporationId: expect.stringMatching(/^\w{8}$/) } },
  };
  expect(await signOn({ token: alteredToken(token, { email: admin.email }), state })).toMatchObject(renew);
  expect(await signOn({ token, state: randomUUID() })).toMatchObject(renew);
  expect(await signOn({ token: 'abcdef', state })).toMatchObject({ body: { data: { kind: 'reauthorize' } } });
});

test('the way leads to this site only, and ends at the sign-in page when it was interrupted', async () => {
  const elsewhere = await follow(portal('/oauth2/bullhorn-user?originalUrl=https%3A%2F%2Fevil.example%2F'));
  expect(elsewhere.status).toBe(400);
  const start = portal('/oauth2/bullhorn-user');
  const original = portal('/login?from_bh=1&state=x').href;
  start.search = new URLSearchParams({ originalUrl: original, refreshToken: 'true', corpId: '12' }).toString();
  const page = locationOf(await follow(start));
  expect(page.searchParams.get('prompt')).toBe('login');
  const state = page.searchParams.get('state') ?? '';
  const callback = (query: Record<string, string>) =>
    follow(portal(`/oauth2/bullhorn-user/callback?${new URLSearchParams(query).toString()}`));
  const withoutCode = await callback({ state });
  expect([locationOf(withoutCode).href, withoutCode.headers.get('set-cookie')]).toEqual([original, null]);
  expect(locationOf(await callback({ state: 'v1.x', code: 'y' })).href).toBe(portal('/login?from_bh=1').href);
});
