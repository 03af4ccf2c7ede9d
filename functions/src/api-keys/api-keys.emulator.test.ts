import { beforeAll, expect, test } from '@jest/globals';
import { apiKeySchema, maxApiKeys, readApiKeyText, type ListedApiKey } from '@portal/domain/api-keys/api-key';
import { dayMs } from '@portal/domain/constants/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { apiKeyTexts } from '@portal/domain/texts/api-keys';
import { firestore } from '../store/firestore';
import { savedApiKey } from '../testing/api-key';
import {
  call,
  freshWorld,
  provedToken,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from '../testing/emulator';
import { testFile } from '../testing/test-file';

withoutTriggers();

const world = freshWorld();
let admin: SignedIn;

beforeAll(async () => {
  await savedAgencies(world);
  admin = await signIn('admin', world);
});

const token = () => provedToken(admin.token, testFile().clock.now());
const create = (input: object = {}, by = token()) =>
  call<{ key: string; listed: ListedApiKey }>('/api/app/createApiKey', {
    token: by,
    body: { organizationId: world.a, name: 'Okta', scopes: ['jobs:read'], ...input },
  });
const revoke = (apiKeyId: string, by = token()) =>
  call('/api/app/revokeApiKey', { token: by, body: { organizationId: world.a, apiKeyId } });
const list = async () =>
  (
    await call<{ keys: ListedApiKey[] }>('/api/app/listApiKeys', {
      token: admin.token,
      body: { organizationId: world.a },
    })
  ).body.data.keys;
const works = async (key: string) => (await call('/api/v1/jobs', { token: key })).status === 200;

test('a key is answered once, works, and is refused from its revocation on', async () => {
  const { body } = await create();
  const { key, listed } = body.data;
  const { id = '', secret = '' } = readApiKeyText(key) ?? {};
  expect(id).toBe(listed.id);
  expect(await works(key)).toBe(true);
  const found = (await list()).find((each) => each.id === id);
  expect(found).toMatchObject({ name: 'Okta', scopes: ['jobs:read'] });
  expect(found?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(found)).not.toMatch(/hash/i);
  const kept = await firestore().doc(documents.apiKey(id)).get();
  expect(JSON.stringify(kept.data())).not.toContain(secret);

  expect((await revoke(id)).status).toBe(200);
  expect((await revoke(id)).status).toBe(200);
  expect(await works(key)).toBe(false);
  expect((await list()).map((each) => each.id)).not.toContain(id);

  const { docs } = await firestore().collection(collections.audit(world.a)).where('subject.apiKeyId', '==', id).get();
  expect(docs.map((entry) => entry.get('action') as string).sort()).toEqual(['apiKeyCreated', 'apiKeyRevoked']);
});

test('a key lives 90 days unless an admin chooses, and a year at most', async () => {
  const daysOf = ({ createdAt, expiresAt }: ListedApiKey) => (expiresAt - createdAt) / dayMs;
  expect(daysOf((await create()).body.data.listed)).toBe(90);
  expect(daysOf((await create({ days: 365 })).body.data.listed)).toBe(365);
  for (const days of [0, 366, 1.5]) expect((await create({ days })).status).toBe(400);
  expect((await create({ scopes: [] })).status).toBe(400);
  expect((await create({ scopes: ['everything'] })).status).toBe(400);
});

test('creating and revoking need a recent proof', async () => {
  const old = provedToken(admin.token, testFile().clock.now() - 11 * 60_000);
  const { id, key } = await savedApiKey(world.a, ['jobs:read']);
  expect((await create({}, old)).body.name).toBe('proofRequired');
  expect((await revoke(id, old)).body.name).toBe('proofRequired');
  expect(await works(key)).toBe(true);
});

test('a key of another agency is not found, and stays', async () => {
  const { id, key } = await savedApiKey(world.b, ['jobs:read']);
  expect((await revoke(id)).status).toBe(404);
  expect((await revoke('none')).status).toBe(404);
  expect(await works(key)).toBe(true);
  expect((await stored(documents.apiKey(id), apiKeySchema)).revokedAt).toBeNull();
});

test('an agency has twenty keys, also when they are created at once; a revoked one makes room', async () => {
  await Promise.all((await list()).map(({ id }) => revoke(id)));
  for (let made = 0; made < maxApiKeys - 2; made += 1) await create();
  const answers = await Promise.all([create(), create(), create(), create()]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  const keys = await list();
  expect(keys.length).toBeLessThanOrEqual(maxApiKeys);
  while ((await list()).length < maxApiKeys) await create();
  const refused = await create();
  expect([refused.status, refused.body.message]).toEqual([409, apiKeyTexts.tooMany(maxApiKeys)]);
  await revoke((await list())[0]?.id ?? '');
  expect((await create()).status).toBe(200);
});
