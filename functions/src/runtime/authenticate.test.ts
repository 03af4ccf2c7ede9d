import { describe, expect, test } from '@jest/globals';
import { neverEnds } from '@portal/domain/access/session';
import { cast, castOrganizations, type CastName } from '@portal/domain/testing/cast';
import { actorFor, fakePorts, testNow, tokenFor } from '../testing/fake-ports';
import { authenticate, authorize, tokenOf } from './authenticate';
import type { UserAccess } from './route';

const { users } = fakePorts().store;
const now = { now: testNow };
const encoded = (token: string) => Buffer.from(token).toString('base64');
const bearer = (token: string) => ({ authorization: `Bearer ${token}`, query: {} });

test.each([
  ['as bearer', bearer('a.b.c')],
  ['as user_token', { authorization: undefined, query: { user_token: encoded('a.b.c') } }],
  ['as admin_token', { authorization: undefined, query: { admin_token: encoded('a.b.c') } }],
  ['as bearer before the query', { authorization: 'Bearer a.b.c', query: { user_token: encoded('x.y.z') } }],
])('finds the token in %s', (_name, credentials) => {
  expect(tokenOf(credentials)).toBe('a.b.c');
});

test('a call without a token has no actor', async () => {
  expect(tokenOf({ authorization: undefined, query: {} })).toBeNull();
  expect(await authenticate({ authorization: undefined, query: {} }, users, now)).toBeNull();
});

test.each([
  ['another scheme', { authorization: 'Basic abc', query: {} }],
  ['a word', bearer('word')],
  ['an empty bearer', { authorization: 'Bearer ', query: {} }],
  ['a list in the query', { authorization: undefined, query: { user_token: ['a', 'b'] } }],
  ['no base64 in the query', { authorization: undefined, query: { user_token: '%%%' } }],
  ['an endless token', bearer(`a.${'b'.repeat(10_000)}.c`)],
])('refuses %s', (_name, credentials) => {
  expect(() => tokenOf(credentials)).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
});

test.each<CastName>(['recruiter', 'admin', 'superAdmin', 'foreignRecruiter', 'withoutOrganization'])(
  'admits %s',
  async (name) => {
    const { id, organizationId, userRoles, email } = cast[name];
    expect(await authenticate(bearer(tokenFor(name)), users, now)).toMatchObject({
      uid: id,
      organizationId,
      userRoles,
      email,
    });
  },
);

test.each<CastName>(['disabled', 'disabledAdmin', 'recruiterClient', 'withoutRole', 'withoutAccess', 'unverified'])(
  'refuses %s',
  async (name) => {
    await expect(authenticate(bearer(tokenFor(name)), users, now)).rejects.toMatchObject({ kind: 'permissionDenied' });
  },
);

test('refuses a caller without a user document', async () => {
  const nobody = { ...users, get: () => Promise.resolve(null) };
  await expect(authenticate(bearer(tokenFor('recruiter')), nobody, now)).rejects.toMatchObject({
    kind: 'permissionDenied',
  });
});

test('accepts pending users for their own account', async () => {
  const options = { now: testNow, isPendingEnough: true };
  expect(await authenticate(bearer(tokenFor('unverified')), users, options)).toMatchObject({ isEmailVerified: false });
  for (const name of ['disabled', 'recruiterClient', 'withoutRole', 'withoutAccess'] as const) {
    await expect(authenticate(bearer(tokenFor(name)), users, options)).rejects.toMatchObject({
      kind: 'permissionDenied',
    });
  }
});

describe('a super admin impersonating a user', () => {
  const as = (by: CastName, until: number, sessionEpoch = 0) => ({
    ...users,
    verifyToken: () =>
      Promise.resolve({
        uid: cast.recruiter.id,
        email: cast.recruiter.email,
        isEmailVerified: true,
        sessionEpoch: 0,
        sessionId: '',
        provedAt: 0,
        endsAt: neverEnds,
        latestEnd: neverEnds,
        impersonation: { by: { uid: cast[by].id, email: cast[by].email, sessionEpoch, sessionId: '' }, until },
      }),
  });
  const token = bearer(tokenFor('recruiter'));

  test('is attached to that user', async () => {
    expect(await authenticate(token, as('superAdmin', testNow + 1), now)).toMatchObject({
      uid: cast.recruiter.id,
      impersonatedBy: { uid: cast.superAdmin.id, email: cast.superAdmin.email },
    });
  });

  test.each<[string, CastName, number]>([
    ['too late', 'superAdmin', testNow],
    ['a super admin no longer', 'admin', testNow + 1],
    ['disabled', 'disabledAdmin', testNow + 1],
  ])('is refused when %s', async (_name, by, until) => {
    await expect(authenticate(token, as(by, until), now)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

test.each([
  ['another address than the document', { email: 'thief@example.com' }, 'unauthenticated'],
  ['a session from before all were ended', { sessionEpoch: 6 }, 'unauthenticated'],
  ['a session that was ended by itself', { sessionId: 'ended' }, 'unauthenticated'],
  ['a session that has lasted as long as it may', { endsAt: testNow }, 'unauthenticated'],
  ['a session that may last longer', { endsAt: testNow + 1 }, null],
  ['the person’s own facts', {}, null],
])('of a token with %s: %s', async (_name, changes, kind) => {
  const person = { ...cast.recruiter, sessionEpoch: 7, endedSessions: ['ended'] };
  const known = {
    get: () => Promise.resolve(person),
    verifyToken: () =>
      Promise.resolve({
        uid: person.id,
        email: person.email,
        isEmailVerified: true,
        sessionEpoch: 7,
        sessionId: '',
        provedAt: 0,
        endsAt: neverEnds,
        latestEnd: neverEnds,
        impersonation: null,
        ...changes,
      }),
  };
  const asked = authenticate(bearer(tokenFor('recruiter')), known, now);
  if (kind) await expect(asked).rejects.toMatchObject({ kind });
  else expect(await asked).toMatchObject({ uid: person.id });
});

test("an impersonation ends with the super admin's own sessions", async () => {
  const ended = { ...cast.superAdmin, sessionEpoch: 7 };
  const as = (sessionEpoch: number) => ({
    get: (uid: string) => (uid === ended.id ? Promise.resolve(ended) : users.get(uid)),
    verifyToken: () =>
      Promise.resolve({
        uid: cast.recruiter.id,
        email: cast.recruiter.email,
        isEmailVerified: true,
        sessionEpoch: 0,
        sessionId: '',
        provedAt: 0,
        endsAt: neverEnds,
        latestEnd: neverEnds,
        impersonation: { by: { uid: ended.id, email: ended.email, sessionEpoch, sessionId: '' }, until: testNow + 1 },
      }),
  });
  const token = bearer(tokenFor('recruiter'));
  await expect(authenticate(token, as(6), now)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(await authenticate(token, as(7), now)).toMatchObject({ uid: cast.recruiter.id });
});

const own = castOrganizations.a;
const rights: [UserAccess, CastName | null, string | null, string][] = [
  ['public', null, null, 'allowed'],
  ['signedIn', null, null, 'unauthenticated'],
  ['signedIn', 'unverified', null, 'allowed'],
  ['staff', null, null, 'unauthenticated'],
  ['staff', 'recruiter', null, 'allowed'],
  ['staff', 'withoutOrganization', null, 'allowed'],
  ['superAdmin', null, null, 'unauthenticated'],
  ['superAdmin', 'admin', null, 'permissionDenied'],
  ['superAdmin', 'superAdmin', null, 'allowed'],
  ['candidate:write', null, own, 'unauthenticated'],
  ['candidate:write', 'recruiter', own, 'allowed'],
  ['candidate:write', 'recruiter', null, 'invalidRequest'],
  ['candidate:write', 'recruiter', own.toUpperCase(), 'permissionDenied'],
  ['candidate:write', 'foreignRecruiter', own, 'permissionDenied'],
  ['candidate:write', 'foreignAdmin', own, 'permissionDenied'],
  ['candidate:write', 'withoutOrganization', own, 'permissionDenied'],
  ['candidate:write', 'superAdmin', own, 'allowed'],
  ['organization:edit', 'recruiter', own, 'permissionDenied'],
  ['organization:edit', 'admin', own, 'allowed'],
];

test.each(rights)('%s for %s in %s: %s', (access, name, organizationId, outcome) => {
  const actor = name && actorFor(name);
  const attempt = () => authorize(access, actor, organizationId);
  if (outcome === 'allowed') expect(attempt).not.toThrow();
  else expect(attempt).toThrow(expect.objectContaining({ kind: outcome }));
});
