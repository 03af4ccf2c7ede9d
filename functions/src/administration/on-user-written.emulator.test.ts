import { expect, test } from '@jest/globals';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { freshId, freshWorld, read, savedAgencies, signIn, until, write } from '../testing/emulator';

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
  await until(async () => (await count(world.a)) === 3, 'all three');
  const [one, other] = people.map(({ uid }) => firestore().doc(documents.user(uid)));
  await one?.update({ organizationId: world.b });
  await other?.delete();
  await until(async () => (await count(world.a)) === 1 && (await count(world.b)) === 1, 'who is left, and who came');
});

test('an organization without a user count is counted with its next change', async () => {
  const world = freshWorld();
  await signIn('recruiter', world);
  const of = firestore().doc(documents.organization(world.a));
  await savedAgencies(world);
  await until(async () => (await of.get()).get('teamMembers') === 1, 'the first count');
  await of.update({ teamMembers: FieldValue.delete() });
  await until(async () => (await of.get()).get('teamMembers') === 1, 'the count of what had none');
});

test('a directory lists all users of an organization, and follows changes', async () => {
  const world = freshWorld();
  const [one, other] = [await signIn('admin', world), await signIn('recruiter', world)];
  await write(documents.teamMember(world.a, other.uid), { userId: other.uid, email: other.email, displayName: 'Old' });
  const of = (uid: string) => firestore().doc(documents.user(uid));
  await until(async () => Object.keys((await peopleOf(world.a)) ?? {}).length === 2, 'the directory');

  // An invalid document does not affect the others.
  const nameless = freshId('nameless');
  await write(documents.user(nameless), { organizationId: world.a });
  await until(async () => (await peopleOf(world.a))?.[nameless]?.name === '', 'the person without a name');
  await of(nameless).delete();

  // Users change this field without a function.
  const photoURL = 'https://portal.example/photo.png';
  await of(other.uid).update({ displayName: 'New Name', photoURL });
  await until(async () => (await peopleOf(world.a))?.[other.uid]?.name === 'New Name', 'the new name');
  expect((await peopleOf(world.a))?.[other.uid]).toEqual({ name: 'New Name', photoURL });
  expect(await read(documents.teamMember(world.a, other.uid))).toMatchObject({ displayName: 'New Name', photoURL });

  await of(other.uid).update({ displayName: '', organizationId: world.b });
  await until(async () => (await peopleOf(world.b))?.[other.uid], 'the move');
  expect(await peopleOf(world.b)).toEqual({ [other.uid]: { name: other.email, photoURL } });
  await until(async () => !(await peopleOf(world.a))?.[other.uid], 'the leaving');
  await of(one.uid).delete();
  await until(async () => Object.keys((await peopleOf(world.a)) ?? {}).length === 0, 'the deletion');
});
