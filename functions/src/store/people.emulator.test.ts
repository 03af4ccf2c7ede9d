import { expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import { userLogSchema } from '@portal/domain/events/user-log';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import type { User } from '@portal/domain/users/user';
import { freshId, read, withoutTriggers, write } from '../testing/emulator';
import { firestore } from './firestore';
import { peopleStore, type PersonDecision } from './people';

// Super admins are counted over all organizations, so the project may only hold those of the test.
withoutTriggers();

/** Stores a super admin. */
async function savedSuperAdmin(changes: Partial<User> = {}): Promise<string> {
  const id = freshId('root');
  const person = { ...cast.superAdmin, id, email: `${id}@example.com`, organizationId: null, ...changes };
  await write(documents.user(id), person);
  return id;
}

const log = userLogSchema.cast({ user: { uid: 'root' }, eventType: 'userDisabled', date: 0 });
const disabled: PersonDecision = { changes: { activeStatus: activeStatus.disabled }, log };

/** Disables a super admin unless it is the last one. */
const disable = (uid: string) => peopleStore.change(uid, Date.now(), (_, isLast) => (isLast ? null : disabled));

test.each<[string, Partial<User>, boolean]>([
  ['can act', {}, false],
  ['was invited and has not come yet', { isVerified: false }, true],
  ['has become a client', { accountType: 'recruiterClient' }, true],
  ['is disabled', { activeStatus: activeStatus.disabled }, true],
])('with another one who %s, a super admin is the last one: %j %s', async (_name, changes, isLast) => {
  const both = [await savedSuperAdmin(), await savedSuperAdmin(changes)] as const;
  expect((await disable(both[0]))?.decision).toEqual(isLast ? null : disabled);
  await Promise.all(both.map((uid) => firestore().doc(documents.user(uid)).delete()));
});

test('when two super admins disable each other at once, one stays', async () => {
  const both = [await savedSuperAdmin(), await savedSuperAdmin()];
  const acting = async () => {
    const states = await Promise.all(both.map(async (uid) => (await read(documents.user(uid)))?.activeStatus));
    return both.filter((_, index) => states[index] === activeStatus.active);
  };

  await Promise.all(both.map(disable));
  const [last = '', ...others] = await acting();
  expect(others).toEqual([]);

  expect((await disable(last))?.decision).toBeNull();
  expect(await acting()).toEqual([last]);
});
