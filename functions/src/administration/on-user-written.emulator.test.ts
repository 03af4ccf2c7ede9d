import { expect, test } from '@jest/globals';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { freshId, freshWorld, read, savedAgencies, signIn, withoutTriggers, write } from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const peopleOf = async (organizationId: string) => {
  const { people } = (await read(documents.directory(organizationId))) ?? {};
  return people as Record<string, { name: string; photoURL: string }> | undefined;
};

test('an organization’s user count follows users who join, leave and are deleted', async () => {
  const world = freshWorld();
  await savedAgencies(world);
  const people = await Promise.all(
    (['admin', 'recruiter', 'otherRecruiter'] as const).map((who) => signIn(who, world)),
  );
  const count = async (organizationId: string) => (await read(documents.organization(organizationId)))?.teamMembers;
  await runTriggers();
  expect(await count(world.a)).toBe(3);
  const [one, other] = people.map(({ uid }) => firestore().doc(documents.user(uid)));
  await one?.update({ organizationId: world.b });
  await other?.delete();
  await runTriggers();
  expect([await count(world.a), await count(world.b)]).toEqual([1, 1]);
});

test('an organization without a user count is counted with its next change', async () => {
  const world = freshWorld();
  await signIn('recruiter', world);
  const of = firestore().doc(documents.organization(world.a));
  await savedAgencies(world);
  await runTriggers();
  expect((await of.get()).get('teamMembers')).toBe(1);
  await of.update({ teamMembers: FieldValue.delete() });
  await runTriggers();
  expect((await of.get()).get('teamMembers')).toBe(1);
});

test('a directory lists all users of an organization, and follows changes', async () => {
  const world = freshWorld();
  const [one, other] = [await signIn('admin', world), await signIn('recruiter', world)];
  await write(documents.teamMember(world.a, other.uid), { userId: other.uid, email: other.email, displayName: 'Old' });
  const of = (uid: string) => firestore().doc(documents.user(uid));
  await runTriggers();
  expect(Object.keys((await peopleOf(world.a)) ?? {})).toHaveLength(2);

  // An invalid document does not affect the others.
  const nameless = freshId('nameless');
  await write(documents.user(nameless), { organizationId: world.a });
  await runTriggers();
  expect((await peopleOf(world.a))?.[nameless]?.name).toBe('');
  await of(nameless).delete();

  // Users change this field without a function.
  const photoURL = 'https://portal.example/photo.png';
  await of(other.uid).update({ displayName: 'New Name', photoURL });
  await runTriggers();
  expect((await peopleOf(world.a))?.[other.uid]).toEqual({ name: 'New Name', photoURL });
  expect(await read(documents.teamMember(world.a, other.uid))).toMatchObject({ displayName: 'New Name', photoURL });

  await of(other.uid).update({ displayName: '', organizationId: world.b });
  await runTriggers();
  expect(await peopleOf(world.b)).toEqual({ [other.uid]: { name: other.email, photoURL } });
  expect(Object.keys((await peopleOf(world.a)) ?? {})).toEqual([one.uid]);
  await of(one.uid).delete();
  await runTriggers();
  expect(await peopleOf(world.a)).toEqual({});
});
