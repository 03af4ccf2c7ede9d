import { beforeEach, describe, expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { teamApi } from '@portal/domain/contracts/administration-api';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { bullhornOfTest, connectCorporation } from '../testing/simulated-bullhorn';
import { call, freshWorld, read, signIn, write, type SignedIn, withoutTriggers } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext } from '../testing/handler-context';
import { refreshAtsUsers } from './refresh-ats-users';

withoutTriggers();

type Refreshed = AnswerOf<typeof teamApi.refreshAtsUsers>;

let admin: SignedIn;
let organizationId: string;
beforeEach(async () => {
  const world = freshWorld();
  admin = await signIn('admin', world);
  organizationId = world.a;
  await write(documents.organization(organizationId), organizationSchema.cast({ id: organizationId, name: 'A' }));
});

const refresh = () => call<Refreshed>('/api/app/refreshAtsUsers', { token: admin.token, body: { organizationId } });

async function kept() {
  const { docs } = await firestore().collection(collections.atsUsers(organizationId)).orderBy('id').get();
  return docs.map((snapshot) => snapshot.data());
}

const ann = { id: 1, name: 'Ann Lee', email: 'Ann@Agency.example' };
const bob = { id: 2, name: 'Bob Ray', email: 'bob@agency.example' };

describe('refreshing the ATS users', () => {
  test('imports them, links them to portal users, and keeps settings of the portal', async () => {
    const me = { id: 3, name: 'Me', email: admin.email };
    await firestore().doc(documents.user(admin.uid)).update({ selectedBrand: 'Blue' });
    const there = await connectCorporation(admin.email, [ann, me, { id: 4, name: 'Desk' }]);
    expect(await refresh()).toMatchObject({ status: 200, body: { data: { count: 3 } } });
    expect(await kept()).toMatchObject([
      { id: '1', email: 'ann@agency.example', displayName: 'Ann Lee', bhAuth: false, userId: '' },
      { id: '3', masterUserID: '3', bhAuth: true, userId: admin.uid, selectedBrand: 'Blue' },
      { id: '4', email: '' },
    ]);
    await firestore().doc(documents.atsUser(organizationId, '1')).update({ bhAuth: true, smBrandId: 'brand' });
    await there.tell([
      { ...ann, name: 'Ann Lee-Ray' },
      { ...me, enabled: false },
    ]);
    expect(await refresh()).toMatchObject({ body: { data: { count: 2 } } });
    expect(await kept()).toMatchObject([
      { id: '1', name: 'Ann Lee-Ray', bhAuth: true, smBrandId: 'brand' },
      { id: '3', bhAuth: false, identityType: 'sso' },
    ]);
    // Both calls share one session.
    expect(await there.calls()).not.toHaveProperty('login');
  });

  test('removes users who are gone in the ATS, but none for an empty list', async () => {
    const there = await connectCorporation(admin.email, [ann, bob]);
    await refresh();
    await there.tell([ann, { ...bob, isDeleted: true }]);
    await refresh();
    expect(await kept()).toMatchObject([{ id: '1' }]);
    await there.tell([]);
    expect(await refresh()).toMatchObject({ status: 503 });
    expect(await kept()).toHaveLength(1);
  });

  test('logs in again when the session has ended, once for two clicks at once', async () => {
    const there = await connectCorporation(admin.email, [ann]);
    const first = await Promise.all([refresh(), refresh()]);
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    expect(await there.calls()).toMatchObject({ token: 2, login: 1 });
    await there.inject({ call: 'CorporateUser', ends: true });
    const second = await Promise.all([refresh(), refresh()]);
    expect(second.map(({ body }) => body.data)).toEqual([{ count: 1 }, { count: 1 }]);
    expect(await there.calls()).toMatchObject({ token: 3, login: 2 });
    expect(await kept()).toHaveLength(1);
  });

  test('says what to do when the sign-in is refused, and changes nothing', async () => {
    const there = await connectCorporation(admin.email, [ann]);
    await refresh();
    await there.revoke();
    expect(await refresh()).toMatchObject({
      status: 503,
      body: { message: 'Bullhorn refused the sign-in. Please connect it again.' },
    });
    expect(await kept()).toHaveLength(1);
    // The lease is released, so the next call can try at once.
    expect(await read(documents.userAtsToken(admin.uid))).toMatchObject({ renewingUntil: 0 });
  });

  test.each([
    ['too many requests', 429, 'Bullhorn takes no more requests for now.'],
    ['an outage', 503, 'Network error occurred. Please try again later.'],
  ])('reports %s of the ATS', async (_name, status, message) => {
    const there = await connectCorporation(admin.email, [ann]);
    await there.inject(...Array.from({ length: 4 }, () => ({ call: 'CorporateUser', status })));
    expect(await refresh()).toMatchObject({ status, body: { message, success: false } });
    expect(await kept()).toEqual([]);
  });

  test('has a timeout', async () => {
    const there = await connectCorporation(admin.email, [ann]);
    await there.inject({ call: 'CorporateUser', silence: true });
    const context = handlerContext(actorFor('admin'), { tracking: bullhornOfTest(500) });
    await expect(refreshAtsUsers({ organizationId }, context)).rejects.toMatchObject({
      kind: 'unavailable',
      userMessage: 'Network error occurred. Please try again later.',
    });
  });

  test('needs a connection by a current member of the organization', async () => {
    const notConnected = { status: 503, body: { message: 'Bullhorn is not connected to this organization.' } };
    expect(await refresh()).toMatchObject(notConnected);
    const other = await signIn('otherRecruiter', { a: organizationId, b: organizationId });
    await connectCorporation(other.email, [ann]);
    expect(await refresh()).toMatchObject({ status: 200 });
    await firestore().doc(documents.user(other.uid)).update({ activeStatus: activeStatus.disabled });
    expect(await refresh()).toMatchObject(notConnected);
  });
});
