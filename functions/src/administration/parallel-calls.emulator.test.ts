import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getAuth } from 'firebase-admin/auth';
import { activeStatus } from '@portal/domain/access/roles';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { firestore } from '../store/firestore';
import {
  call,
  freshId,
  freshWorld,
  read,
  savedAgencies,
  signIn,
  write,
  type SignedIn,
  redeemed,
  withoutTriggers,
} from '../testing/emulator';

withoutTriggers();

/**
 * Parallel identical requests and parallel contradicting ones have one clear result. User, membership, ATS access and log
 * always agree.
 */

const world = freshWorld();
let root: SignedIn;
let admin: SignedIn;
let person: SignedIn;
let atsUserId: string;
beforeAll(async () => {
  await savedAgencies(world);
  root = await signIn('superAdmin', world);
  admin = await signIn('admin', world);
});
beforeEach(async () => {
  person = await signIn('recruiter', world);
  atsUserId = freshId('bh');
  await write(documents.teamMember(world.a, person.uid), { userId: person.uid, email: person.email });
  await write(documents.atsUser(world.a, atsUserId), {
    id: atsUserId,
    email: person.email,
    bhAuth: true,
    selectedBrand: 'Default',
  });
});

type Body = Record<string, unknown>;
const operator = (name: string, body: Body) =>
  call<Record<string, string>>(`/api/admin/${name}`, { body, token: root.token });
const ofTeam = (name: string, body: Body) =>
  call<Record<string, string>>(`/api/app/${name}`, { body: { organizationId: world.a, ...body }, token: admin.token });
const asUser = { user: true, admin: false, superAdmin: false };

async function logsOf(uid: string): Promise<unknown[]> {
  const logs = firestore().collection(collections.usersLogs(world.a)).where('user.uid', '==', uid);
  return (await logs.get()).docs.map((snapshot) => snapshot.get('eventType') as unknown);
}
const user = async () => {
  const data = await read(documents.user(person.uid));
  return data && userSchema.cast(data);
};
const integrationUser = () => read(documents.atsUser(world.a, atsUserId));
const isMember = async (organizationId: string) =>
  (await read(documents.teamMember(organizationId, person.uid))) !== null;

describe('two identical requests', () => {
  const both = async (act: () => Promise<{ status: number }>) =>
    (await Promise.all([act(), act()])).map(({ status }) => status);

  test.each([
    ['disableUser', activeStatus.disabled, 'userDisabled'],
    ['enableUser', activeStatus.active, 'userEnabled'],
  ] as const)('%s is done once', async (name, status, eventType) => {
    const before = status === activeStatus.active ? activeStatus.disabled : activeStatus.active;
    await firestore().doc(documents.user(person.uid)).update({ activeStatus: before });
    expect(await both(() => operator(name, { userId: person.uid }))).toEqual([200, 200]);
    expect(await user()).toMatchObject({ activeStatus: status });
    expect(await integrationUser()).toMatchObject({ bhAuth: status === activeStatus.active });
    expect(await logsOf(person.uid)).toEqual([eventType]);
  });

  test('a deletion is done once and complete', async () => {
    expect(await both(() => operator('deleteUser', { userId: person.uid }))).toEqual([200, 200]);
    expect(await user()).toBeNull();
    expect(await isMember(world.a)).toBe(false);
    expect(await integrationUser()).toMatchObject({ bhAuth: false });
    await expect(getAuth().getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await logsOf(person.uid)).toEqual(['userDeleted']);
  });

  test('a change of roles has one log entry', async () => {
    const change = { displayName: 'Up', organizationId: world.a, userRoles: { ...asUser, admin: true } };
    expect(await both(() => operator('updateUser', { userId: person.uid, user: change }))).toEqual([200, 200]);
    expect(await logsOf(person.uid)).toEqual(['rolesChanged']);
  });

  test('a new member is added once', async () => {
    const email = `${freshId('new')}@example.com`;
    const statuses = await both(() =>
      ofTeam('addTeamMember', { user: { email, displayName: 'N', userRoles: asUser } }),
    );
    // The second call finds the member, or the email taken.
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses.sort());
    const { uid } = await getAuth().getUserByEmail(email);
    expect(await read(documents.user(uid))).toMatchObject({ organizationId: world.a });
    expect(await read(documents.teamMember(world.a, uid))).toMatchObject({ userId: uid });
    expect(await logsOf(uid)).toEqual(['userAdded']);
  });

  test('a member is removed once', async () => {
    expect(await both(() => ofTeam('removeTeamMember', { userId: person.uid }))).toEqual([200, 200]);
    expect(await user()).toMatchObject({ organizationId: null });
    expect(await isMember(world.a)).toBe(false);
    expect(await logsOf(person.uid)).toEqual(['teamMemberRemoved']);
  });

  test('a brand and ATS access are set', async () => {
    const brand = { userId: person.uid, kind: 'selectedBrand', brand: 'Blue' };
    expect(await both(() => ofTeam('setTeamMemberBrand', brand))).toEqual([200, 200]);
    expect([(await user())?.selectedBrand, (await integrationUser())?.selectedBrand]).toEqual(['Blue', 'Blue']);
    expect(await both(() => ofTeam('setAtsAccess', { atsUserId, isEnabled: false }))).toEqual([200, 200]);
    expect(await integrationUser()).toMatchObject({ bhAuth: false, identityType: 'sso' });
  });

  test('indexes are created', async () => {
    expect(await both(() => operator('createOrganizationIndexes', { organizationId: world.b }))).toEqual([200, 200]);
    expect(await read(documents.organization(world.b))).toMatchObject({
      indexStatus: { jobIndex: true, resumeIndex: true },
    });
  });

  test('the return from impersonation works once', async () => {
    await firestore().doc(documents.user(person.uid)).update({ isVerified: true });
    const begun = await call<Record<string, string>>(`/api/admin/getCustomUserToken?userId=${person.uid}`, {
      token: root.token,
    });
    expect(begun.status).toBe(200);
    const { token = '', returnToken = '' } = begun.body.data;
    const idToken = await redeemed(token);
    const back = () => call(`/api/admin/getCustomAdminToken?returnToken=${returnToken}`, { token: idToken });
    expect((await both(back)).sort()).toEqual([200, 403]);
  });
});

describe('two contradicting requests', () => {
  const change = (organizationId: string) =>
    operator('updateUser', { userId: person.uid, user: { displayName: 'Edited', organizationId, userRoles: asUser } });
  const statusesOf = async (...acts: Promise<{ status: number }>[]) =>
    (await Promise.all(acts)).map(({ status }) => status);

  test('a deletion in the middle of an edit wins', async () => {
    const [deleted, edited] = await statusesOf(operator('deleteUser', { userId: person.uid }), change(world.b));
    expect(deleted).toBe(200);
    expect([200, 404]).toContain(edited);
    expect(await user()).toBeNull();
    expect([await isMember(world.a), await isMember(world.b)]).toEqual([false, false]);
  });

  test('disabling and enabling leave one result, on both sides', async () => {
    expect(
      await statusesOf(operator('disableUser', { userId: person.uid }), operator('enableUser', { userId: person.uid })),
    ).toEqual([200, 200]);
    const isActive = (await user())?.activeStatus === activeStatus.active;
    expect(await integrationUser()).toMatchObject({ bhAuth: isActive });
  });

  test('removing a member and moving the user leave at most one membership', async () => {
    const [removed, moved] = await statusesOf(ofTeam('removeTeamMember', { userId: person.uid }), change(world.b));
    expect([200, 404]).toContain(removed);
    expect(moved).toBe(200);
    const { organizationId } = (await user()) ?? {};
    expect([await isMember(world.a), await isMember(world.b)]).toEqual([false, organizationId === world.b]);
  });

  test('two brands leave one, the same on both sides', async () => {
    const set = (who: Body, brand: string) => ofTeam('setTeamMemberBrand', { ...who, kind: 'selectedBrand', brand });
    expect(await statusesOf(set({ userId: person.uid }, 'Blue'), set({ atsUserId }, 'Default'))).toEqual([200, 200]);
    expect((await user())?.selectedBrand).toBe((await integrationUser())?.selectedBrand);
  });
});
