import { expect, test } from '@jest/globals';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { call, freshWorld, signIn, type SignedIn, withoutTriggers } from '../testing/emulator';

withoutTriggers();

const world = freshWorld();
const tell = (data: Record<string, unknown>, person: SignedIn) =>
  call('/api/app/analytics/event', { body: { product: 'core', data }, token: person.token });
const usageOf = async (organizationId: string) =>
  (await firestore().collection(collections.usage(organizationId)).get()).docs.map((snapshot) => snapshot.data());

test('time and use are stored with the caller’s organization and name, not with claimed ones', async () => {
  const recruiter = await signIn('recruiter', world);
  const told = { sourceOrigin: 'https://portal.example', time: 1_760_000_000, duration: 90 };
  expect(await tell({ ...told, uid: 'somebody', organizationId: world.b }, recruiter)).toMatchObject({ status: 200 });
  expect(await usageOf(world.a)).toEqual([{ uid: recruiter.uid, product: 'core', ...told }]);
  expect(await usageOf(world.b)).toEqual([]);
  expect(await tell({ time: 0, duration: -1 }, recruiter)).toMatchObject({ status: 400 });
});

test('a super admin without an organization is not counted', async () => {
  expect(await tell({ time: 0 }, await signIn('superAdmin', freshWorld()))).toMatchObject({ status: 200 });
});
