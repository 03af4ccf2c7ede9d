import { beforeAll, expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import { userLogSchema } from '@portal/domain/events/user-log';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { freshId, read, withoutTriggers, write } from '../testing/emulator';
import { peopleStore, type PersonDecision } from './people';

// Super admins are counted over all organizations: nobody but those of the test may stand in its project.
beforeAll(withoutTriggers);

/** Stores one of the platform's operators. */
async function savedSuperAdmin(): Promise<string> {
  const id = freshId('root');
  await write(documents.user(id), { ...cast.superAdmin, id, email: `${id}@example.com`, organizationId: null });
  return id;
}

const log = userLogSchema.cast({ user: { uid: 'root' }, eventType: 'userDisabled', date: 0 });
const disabled: PersonDecision = { changes: { activeStatus: activeStatus.disabled }, log };

/** Disables unless nobody else could act. */
const disable = (uid: string) => peopleStore.change(uid, Date.now(), (_, isLast) => (isLast ? null : disabled));

test('of two super admins who disable each other at once one stays, and then for good', async () => {
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
