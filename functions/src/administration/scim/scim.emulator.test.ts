import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import type { ScimList, ScimUser } from '@portal/domain/contracts/scim-api';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { serverTexts } from '@portal/domain/texts/server';
import { userSchema } from '@portal/domain/users/user';
import { firestore } from '../../store/firestore';
import { savedApiKey } from '../../testing/api-key';
import {
  fetchOwn,
  freshId,
  freshWorld,
  read,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  write,
  type SignedIn,
} from '../../testing/emulator';

withoutTriggers();

const world = freshWorld();
let key = '';
let admin: SignedIn;
let foreign: SignedIn;
let superAdmin: SignedIn;

beforeAll(async () => {
  await savedAgencies(world);
  admin = await signIn('admin', world);
  foreign = await signIn('foreignRecruiter', world);
  superAdmin = await signIn('superAdmin', world);
});
// The calls of all tests are more than one key may make in a minute.
beforeEach(async () => {
  ({ key } = await savedApiKey(world.a, ['users:manage'], { name: 'Okta' }));
});

interface Answer {
  status: number;
  type: string | null;
  location: string | null;
  body: ScimUser & ScimList<ScimUser> & { scimType?: string; detail?: string };
}

async function scim(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetchOwn(`/api/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    location: response.headers.get('location'),
    body: (text === '' ? {} : JSON.parse(text)) as Answer['body'],
  };
}

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const freshEmail = () => `${freshId('babs')}@example.com`;

/** The body of RFC 7644, section 3.3, with an email as user name. */
const bodyOf = (userName: string, changes: object = {}) => ({
  schemas: [core],
  userName,
  externalId: 'bjensen',
  name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
  ...changes,
});

async function created(changes: object = {}): Promise<ScimUser> {
  const { status, body } = await scim('POST', '/Users', bodyOf(freshEmail(), changes));
  expect(status).toBe(201);
  return body;
}

/** A member who has joined. */
async function joined(name: 'recruiter' | 'admin' = 'recruiter'): Promise<SignedIn> {
  return await signIn(name, world);
}

const patch = (id: string, ...operations: object[]) =>
  scim('PATCH', `/Users/${id}`, { schemas: [patchOp], Operations: operations });

const errorOf = ({ status, body }: Answer) => ({ status, scimType: body.scimType });

describe('creating (RFC 7644, section 3.3)', () => {
  test('answers 201, the location and the user, who is invited to the team', async () => {
    const userName = freshEmail();
    const { status, type, location, body } = await scim('POST', '/Users', bodyOf(userName.toUpperCase()));
    expect([status, type]).toEqual([201, 'application/scim+json; charset=utf-8']);
    expect(location).toBe(body.meta.location);
    expect(location).toMatch(new RegExp(`/api/scim/v2/Users/${body.id}$`));
    expect(body).toMatchObject({
      ...{ schemas: [core], userName, externalId: 'bjensen', active: true },
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
    });
    const user = await stored(documents.user(body.id), userSchema);
    expect(user).toMatchObject({ organizationId: world.a, userRoles: { user: true, admin: false, superAdmin: false } });
    expect(user.userProducts.accessStatus.core.invited).toBe(true);
    expect((await scim('GET', `/Users/${body.id}`)).body).toEqual(body);
  });

  test('takes what Entra ID and Okta send, with attributes that we do not keep', async () => {
    const entra = await created({
      schemas: [core, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      active: true,
      displayName: 'Lennay',
      emails: [{ primary: true, type: 'work', value: 'other@example.com' }],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Sales' },
      roles: [{ value: 'admin' }],
    });
    expect(entra).toMatchObject({ displayName: 'Lennay', active: true, emails: [{ value: entra.userName }] });
    const okta = await created({
      name: { givenName: 'Test', familyName: 'User', middleName: null, formatted: null },
      ...{ displayName: null, locale: 'en-US', groups: [], password: '1mz050nq' },
    });
    expect(okta).toMatchObject({ displayName: 'Test User', name: { givenName: 'Test', familyName: 'User' } });
    expect((await stored(documents.user(entra.id), userSchema)).userRoles.admin).toBe(false);
  });

  test('as inactive invites and disables', async () => {
    const { id, active } = await created({ active: false });
    expect(active).toBe(false);
    expect((await stored(documents.user(id), userSchema)).activeStatus).toBe(activeStatus.disabled);
  });

  test('a second time, and for an email of another agency, is a conflict that says the same', async () => {
    const { userName } = await created();
    const again = await scim('POST', '/Users', bodyOf(userName));
    const elsewhere = await scim('POST', '/Users', bodyOf(foreign.email));
    expect(errorOf(again)).toEqual({ status: 409, scimType: 'uniqueness' });
    expect(elsewhere).toEqual(again);
    expect((await stored(documents.user(foreign.uid), userSchema)).organizationId).toBe(world.b);
  });

  test.each([
    ['a name that is no email', { userName: 'bjensen' }, 'invalidValue'],
    ['no name', { userName: undefined }, 'invalidSyntax'],
    ['markup', { displayName: '<img src=x onerror=alert(1)>' }, 'invalidSyntax'],
    ['another type', { active: 'perhaps' }, 'invalidSyntax'],
  ])('with %s is refused', async (_name, changes, scimType) => {
    const answer = await scim('POST', '/Users', bodyOf(freshEmail(), changes));
    expect(errorOf(answer)).toEqual({ status: 400, scimType });
    expect(answer.body).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '400' });
  });
});

describe('reading', () => {
  test('finds a user by name, in any case, and nobody of another agency', async () => {
    const { id, userName } = await created();
    const find = (filter: string) => scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    for (const filter of [
      `userName eq "${userName}"`,
      `USERNAME Eq "${userName.toUpperCase()}"`,
      `${core}:userName eq "${userName}"`,
    ]) {
      const { body } = await find(filter);
      expect([body.totalResults, body.Resources.map((user) => user.id)]).toEqual([1, [id]]);
    }
    for (const email of [foreign.email, superAdmin.email, 'nobody@example.com']) {
      expect((await find(`userName eq "${email}"`)).body).toMatchObject({ totalResults: 0, Resources: [] });
    }
  });

  test.each(['userName sw "a"', 'userName eq ""a', 'active eq true', 'userName eq "a" or active eq true', '('])(
    'the filter %s is refused',
    async (filter) => {
      const answer = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      expect(errorOf(answer)).toEqual({ status: 400, scimType: 'invalidFilter' });
    },
  );

  test('users of another agency, super admins and unknown ones are not found by any call', async () => {
    for (const id of [foreign.uid, superAdmin.uid, 'none']) {
      const answers = [
        await scim('GET', `/Users/${id}`),
        await scim('PUT', `/Users/${id}`, bodyOf(freshEmail())),
        await patch(id, { op: 'replace', path: 'active', value: false }),
        await scim('DELETE', `/Users/${id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    expect((await stored(documents.user(foreign.uid), userSchema)).activeStatus).toBe(activeStatus.active);
  });

  test('the server describes itself', async () => {
    const config = await scim('GET', '/ServiceProviderConfig');
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      etag: { supported: false },
    });
    expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 1, Resources: [{ id: 'User' }] });
    expect((await scim('GET', '/ResourceTypes/User')).body).toMatchObject({ endpoint: '/Users', schema: core });
    const schemas = await scim('GET', '/Schemas');
    expect(schemas.body.Resources[0]).toEqual((await scim('GET', `/Schemas/${core}`)).body);
    expect(errorOf(await scim('GET', '/Groups'))).toEqual({ status: 404, scimType: undefined });
  });
});

describe('replacing (RFC 7644, section 3.5.1)', () => {
  test('changes name and external id of a user', async () => {
    const { id, userName } = await created();
    const name = { formatted: 'Ms. Barbara J Smith III', familyName: 'Smith', givenName: 'Barbara' };
    const { status, body } = await scim('PUT', `/Users/${id}`, bodyOf(userName, { externalId: 'bsmith', name }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name, externalId: 'bsmith', displayName: name.formatted, active: true });
  });

  test('keeps a name that is not given', async () => {
    const { id, userName, displayName } = await created();
    const { body } = await scim('PUT', `/Users/${id}`, { schemas: [core], userName });
    expect(body).toMatchObject({ displayName, name: { formatted: displayName }, active: true });
  });

  test('deactivates and reactivates, as Okta does', async () => {
    const { id, userName } = await created();
    for (const active of [false, true]) {
      expect((await scim('PUT', `/Users/${id}`, bodyOf(userName, { active }))).body.active).toBe(active);
    }
  });
});

describe('changing (RFC 7644, section 3.5.2)', () => {
  test.each<[string, object, object]>([
    ['a path', { op: 'replace', path: 'active', value: false }, { active: false }],
    ['no path', { op: 'replace', value: { active: false } }, { active: false }],
    ['Entra ID’s capitals', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    ['a part of the name', { op: 'add', path: 'name.familyName', value: 'Smith' }, { displayName: 'Barbara Smith' }],
    [
      'an object',
      { op: 'add', value: { name: { givenName: 'Babs', familyName: 'Smith' } } },
      { displayName: 'Babs Smith' },
    ],
    ['dots in names', { op: 'Add', value: { 'name.givenName': 'Babs' } }, { displayName: 'Babs Jensen' }],
    ['a schema before it', { op: 'replace', path: `${core}:displayName`, value: 'Babs' }, { displayName: 'Babs' }],
    [
      'an attribute that is not kept',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'x@y.z' },
      { active: true },
    ],
    ['a removal', { op: 'remove', path: 'externalId' }, { displayName: 'Ms. Barbara J Jensen III' }],
  ])('by %s', async (_name, operation, changed) => {
    const { id } = await created();
    const { status, body } = await patch(id, operation);
    expect(status).toBe(200);
    expect(body).toMatchObject(changed);
    expect((await scim('GET', `/Users/${id}`)).body).toEqual(body);
  });

  test.each<[string, object, string]>([
    ['another operation', { op: 'move', path: 'active', value: false }, 'invalidSyntax'],
    ['a removal without a path', { op: 'remove' }, 'noTarget'],
    ['a path that is none', { op: 'replace', path: 'name..x[', value: 'x' }, 'invalidPath'],
    ['no boolean', { op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    ['no text', { op: 'replace', path: 'displayName', value: { a: 1 } }, 'invalidValue'],
    ['markup', { op: 'replace', path: 'displayName', value: '<script>' }, 'invalidValue'],
    ['no object', { op: 'replace', value: 'x' }, 'invalidValue'],
    ['an id', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    ['a removed user name', { op: 'remove', path: 'userName' }, 'mutability'],
  ])('refuses %s, and changes nothing', async (_name, operation, scimType) => {
    const before = await created();
    const answer = await patch(before.id, { op: 'replace', path: 'displayName', value: 'Changed' }, operation);
    expect(errorOf(answer)).toEqual({ status: 400, scimType });
    expect((await scim('GET', `/Users/${before.id}`)).body).toEqual(before);
  });

  test('a new user name corrects an invitation; who has joined keeps the own, and so does who would get another’s', async () => {
    const rename = (id: string, value: string) => patch(id, { op: 'replace', path: 'userName', value });
    const { id, userName } = await created();
    const next = freshEmail();
    expect((await rename(id, next)).body.userName).toBe(next);
    expect(errorOf(await rename(id, foreign.email))).toEqual({ status: 409, scimType: 'uniqueness' });
    expect((await scim('GET', `/Users/${id}`)).body.userName).toBe(next);
    await firestore().doc(documents.user(id)).update({ 'userRoles.admin': true });
    expect(errorOf(await rename(id, freshEmail()))).toEqual({ status: 400, scimType: 'mutability' });
    const member = await joined();
    expect(errorOf(await rename(member.uid, userName))).toEqual({ status: 400, scimType: 'mutability' });
    expect((await stored(documents.user(member.uid), userSchema)).email).toBe(member.email);
  });

  test('an own name of a user hides parts that do not fit it', async () => {
    const { id } = await created();
    await firestore().doc(documents.user(id)).update({ displayName: 'Babs van der Berg' });
    expect((await scim('GET', `/Users/${id}`)).body.name).toEqual({ formatted: 'Babs van der Berg' });
    const { body } = await patch(id, { op: 'replace', path: 'name.givenName', value: 'Barbara' });
    expect(body.displayName).toBe('Barbara van der Berg');
  });
});

describe('deactivating', () => {
  test('ends the sessions; the user stays listed and can be activated again', async () => {
    const member = await joined();
    const whoAmI = () => fetchOwn('/api/app/verifyUserToken', { headers: { authorization: `Bearer ${member.token}` } });
    expect((await whoAmI()).status).toBe(200);
    const deleted = await scim('DELETE', `/Users/${member.uid}`);
    expect([deleted.status, deleted.body]).toEqual([204, {}]);
    expect((await whoAmI()).status).toBe(401);
    expect((await scim('DELETE', `/Users/${member.uid}`)).status).toBe(204);
    expect((await scim('GET', `/Users/${member.uid}`)).body.active).toBe(false);
    expect((await patch(member.uid, { op: 'replace', path: 'active', value: true })).body.active).toBe(true);
  });

  test('the last admin who can sign in is refused; with another one it is not', async () => {
    const off = { op: 'replace', path: 'active', value: false };
    const others = await firestore()
      .collection(collections.users())
      .where('organizationId', '==', world.a)
      .where('userRoles.admin', '==', true)
      .get();
    await Promise.all(
      others.docs
        .filter(({ id }) => id !== admin.uid)
        .map(({ ref }) => ref.update({ activeStatus: activeStatus.disabled })),
    );
    const refused = await patch(admin.uid, off);
    expect([refused.status, refused.body.detail]).toEqual([409, serverTexts.lastAdmin]);
    expect((await scim('DELETE', `/Users/${admin.uid}`)).status).toBe(409);
    const second = await joined('admin');
    expect((await patch(second.uid, off)).status).toBe(200);
    const third = await joined('admin');
    const [one, other] = await Promise.all([patch(admin.uid, off), patch(third.uid, off)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  test('is in the audit trail under the name of the key', async () => {
    const { id } = await created();
    await scim('DELETE', `/Users/${id}`);
    const { docs } = await firestore()
      .collection(collections.audit(world.a))
      .where('action', '==', 'userDisabled')
      .where('subject.userId', '==', id)
      .get();
    expect(docs.map((entry) => entry.get('email') as string)).toEqual(['API key “Okta”']);
  });
});

test('of 10,000 users a page has at most 200, and pages hold each user once', async () => {
  const { b } = freshWorld();
  await savedAgencies({ a: b, b: freshId('agency') });
  const total = 10_000;
  for (let from = 0; from < total; from += 500) {
    const batch = firestore().batch();
    for (let index = from; index < from + 500; index += 1) {
      const id = `${b}-${String(index).padStart(5, '0')}`;
      batch.set(firestore().doc(documents.user(id)), {
        ...cast.recruiter,
        ...{ id, email: `${id}@example.com`, organizationId: b },
      });
    }
    await batch.commit();
  }
  await write(documents.user(`${b}-root`), { ...cast.superAdmin, id: `${b}-root`, organizationId: b });
  ({ key } = await savedApiKey(b, ['users:manage']));
  const page = async (query: string) => (await scim('GET', `/Users?${query}`)).body;
  const all = await page('count=10000');
  expect([all.totalResults, all.itemsPerPage, all.startIndex]).toEqual([total, 200, 1]);
  const last = await page('startIndex=9951&count=100');
  expect([last.itemsPerPage, last.Resources.at(-1)?.id]).toEqual([50, `${b}-09999`]);
  const next = await page('startIndex=201&count=200');
  expect(next.Resources[0]?.id).toBe(`${b}-00200`);
  expect(await page('startIndex=10001')).toMatchObject({ totalResults: total, itemsPerPage: 0, Resources: [] });
  expect(await page('count=0')).toMatchObject({ totalResults: total, Resources: [] });
  expect(await page('startIndex=-5&count=1')).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
  expect(await read(documents.user(`${b}-root`))).not.toBeNull();
}, 120_000);
