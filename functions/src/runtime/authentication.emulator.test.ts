import { beforeAll, expect, test } from '@jest/globals';
import { getAuth } from 'firebase-admin/auth';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { CastName } from '@portal/domain/testing/cast';
import { alteredToken, call, freshId, freshWorld, signIn, type SignedIn, withoutTriggers } from '../testing/emulator';

withoutTriggers();

const world = freshWorld();
const people = new Map<CastName, SignedIn>();
const names = [
  'recruiter',
  'admin',
  'superAdmin',
  'foreignRecruiter',
  'foreignAdmin',
  'disabled',
  'disabledAdmin',
  'recruiterClient',
  'withoutRole',
  'withoutAccess',
  'withoutOrganization',
  'unverified',
] as const satisfies readonly CastName[];

beforeAll(async () => {
  for (const name of names) people.set(name, await signIn(name, world));
});

function person(name: CastName): SignedIn {
  const found = people.get(name);
  if (!found) throw new Error(`${name} has not signed in`);
  return found;
}

const denied = (code: number, name: string) => ({
  status: code,
  body: { name, message: 'Permission denied.', success: false, code },
});
const unauthenticated = denied(401, 'unauthenticated');
const permissionDenied = denied(403, 'permissionDenied');

test.each(['recruiter', 'admin', 'superAdmin', 'foreignRecruiter'] as const)('%s is identified', async (name) => {
  const { uid, token } = person(name);
  expect(await call('/api/app/verifyUserToken', { token })).toEqual({
    status: 200,
    body: { success: true, data: { uid, email: `${uid}@example.com` } },
  });
});

test('accepts the token in the query, in base64', async () => {
  const token = Buffer.from(person('recruiter').token).toString('base64');
  expect(await call(`/api/app/verifyUserToken?user_token=${encodeURIComponent(token)}`)).toMatchObject({ status: 200 });
});

const badTokens: [string, (token: string) => string | undefined][] = [
  ['no token', () => undefined],
  ['a word', () => 'word'],
  ['a token that is cut off', (token) => token.slice(0, token.length / 2)],
  ['a token that has expired', (token) => alteredToken(token, { exp: Math.floor(Date.now() / 1_000) - 60 })],
  [
    'a token of another project',
    (token) => alteredToken(token, { aud: 'other', iss: 'https://securetoken.google.com/other' }),
  ],
  ['a token of nobody', (token) => alteredToken(token, { sub: '', user_id: '' })],
];

test.each(badTokens)('%s is refused', async (_name, change) => {
  const token = change(person('recruiter').token);
  expect(await call('/api/app/verifyUserToken', token === undefined ? {} : { token })).toEqual(unauthenticated);
});

test('a revoked token is refused', async () => {
  const gone = await signIn('recruiter', world);
  // Revocation counts whole seconds: a token of the same second is still valid.
  const past = alteredToken(gone.token, { auth_time: Math.floor(Date.now() / 1_000) - 100 });
  await getAuth().revokeRefreshTokens(gone.uid);
  expect(await call('/api/app/verifyUserToken', { token: past })).toEqual(unauthenticated);
});

test('a disabled or deleted user is refused', async () => {
  const disabled = await signIn('recruiter', world);
  await getAuth().updateUser(disabled.uid, { disabled: true });
  expect(await call('/api/app/verifyUserToken', { token: disabled.token })).toEqual(permissionDenied);
  await getAuth().deleteUser(disabled.uid);
  expect(await call('/api/app/verifyUserToken', { token: disabled.token })).toEqual(unauthenticated);
});

test.each(['disabled', 'disabledAdmin', 'recruiterClient', 'withoutRole', 'withoutAccess', 'unverified'] as const)(
  '%s is refused',
  async (name) => {
    expect(await call('/api/app/verifyUserToken', { token: person(name).token })).toEqual(permissionDenied);
  },
);

const calls: [string, (organizationId: string) => { path: string; body: unknown }][] = [
  [
    'recordEvent',
    (organizationId) => ({ path: '/api/app/recordEvent', body: { organizationId, data: { eventType: 'login' } } }),
  ],
  [
    'discardUpload',
    (organizationId) => ({
      path: '/api/app/discardUpload',
      body: { organizationId, stagedPath: 'staging/x/y/z/a.pdf' },
    }),
  ],
  [
    'parseJobOrder',
    (organizationId) => ({
      path: '/api/admin/sovren/parseJobOrder',
      body: {
        DocumentAsBase64String: Buffer.from('Nurse wanted').toString('base64'),
        IndexingOptions: { IndexId: parserIndexIds.jobs(organizationId), DocumentId: freshId('job') },
      },
    }),
  ],
  [
    'gradeResumeById',
    (organizationId) => ({
      path: '/api/admin/sovren/gradeResumeById',
      body: {
        documentId: freshId('job'),
        jobIndexId: parserIndexIds.jobs(organizationId).toLowerCase(),
        IndexIdsToSearchInto: [parserIndexIds.resumes(organizationId)],
        FilterCriteria: { DocumentIds: ['x'] },
      },
    }),
  ],
];

test.each(calls)('%s is refused outside the organization', async (_name, request) => {
  const { path, body } = request(world.a);
  expect(await call(path, { body })).toEqual(unauthenticated);
  for (const name of [
    'foreignRecruiter',
    'foreignAdmin',
    'withoutOrganization',
    'disabled',
    'recruiterClient',
  ] as const) {
    expect(await call(path, { body, token: person(name).token })).toEqual(permissionDenied);
  }
});

test('refuses indexes of two organizations in one call', async () => {
  const body = {
    documentId: freshId('job'),
    jobIndexId: parserIndexIds.jobs(world.a),
    IndexIdsToSearchInto: [parserIndexIds.resumes(world.b)],
    FilterCriteria: { DocumentIds: ['x'] },
  };
  expect(await call('/api/admin/sovren/gradeResumeById', { body, token: person('recruiter').token })).toMatchObject({
    status: 400,
  });
});

test.each([
  ['/api/app/recordEvent', '{"organizationId":'],
  ['/api/app/recordEvent', ''],
  ['/api/app/recordEvent', '[]'],
  ['/api/app/recordEvent', '{"organizationId":"../users","data":{"eventType":"x"}}'],
  ['/api/app/addJobCandidate', '{}'],
  ['/api/admin/sovren/parseJobOrder', '{"IndexingOptions":{"IndexId":"a b","DocumentId":"x"}}'],
  ['/api/admin/sovren/parseResumeAndIndex', 'null'],
  ['/api/admin/sovren/gradeResumeById', '{"FilterCriteria":{"DocumentIds":[]}}'],
])('%s refuses the body %s with the error object', async (path, body) => {
  expect(await call(path, { body, method: 'POST', token: person('recruiter').token })).toEqual({
    status: 400,
    body: { name: 'invalidRequest', message: 'Invalid request provided.', success: false, code: 400 },
  });
});

test.each([
  ['an unknown call', '/api/app/unknown', 404],
  ['an unknown call of the admin API', '/api/admin/sovren/unknown', 404],
  ['a call of another method', '/api/app/recordEvent', 400],
])('%s gets the error object', async (_name, path, status) => {
  expect(await call(path)).toMatchObject({ status, body: { success: false, code: status } });
});
