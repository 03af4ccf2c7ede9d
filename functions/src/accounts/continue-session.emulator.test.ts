import { expect, test } from '@jest/globals';
import { neverEnds, ownSession } from '@portal/domain/access/session';
import { documents } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { call, freshWorld, redeemed, signIn, stored, tokenOf, withoutTriggers, write } from '../testing/emulator';
import { handlerContext } from '../testing/handler-context';
import { testFile } from '../testing/test-file';
import { sessionToken } from '../users/begin-staff-session';

withoutTriggers();
const { clock } = testFile();

const minute = 60_000;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;

/** A member of an organization with these settings, with a session that begins now. */
async function member(signInSettings: { idleMinutes?: number; sessionHours?: number }) {
  const world = freshWorld();
  const { uid } = await signIn('recruiter', world);
  await write(documents.agencySettings(world.a), { security: { signIn: signInSettings } });
  const user = await stored(documents.user(uid), userSchema);
  const token = await redeemed(await sessionToken(handlerContext(null, { clock }), user, 'password'));
  return { uid, token };
}
const use = (token: string) => call('/api/app/listSessions', { body: {}, token });
const continued = async (token: string) => {
  const { body } = await call<{ token: string }>('/api/app/continueSession', { body: {}, token });
  return await redeemed(body.data.token);
};

test('a session without activity is refused after the minutes of its organization', async () => {
  const { token } = await member({ idleMinutes: 30 });
  clock.pass(29 * minute);
  expect(await use(token)).toMatchObject({ status: 200 });
  clock.pass(2 * minute);
  expect(await use(token)).toMatchObject({ status: 401 });
  // It cannot be continued any more either.
  expect(await call('/api/app/continueSession', { body: {}, token })).toMatchObject({ status: 401 });
});

test('activity continues the same session, and not beyond its hours', async () => {
  let { token } = await member({ idleMinutes: 240, sessionHours: 8 });
  const { sessionId } = claimsOf(token);
  for (const hours of [3, 3]) {
    clock.pass(hours * 60 * minute);
    token = await continued(token);
  }
  expect(claimsOf(token)).toMatchObject({ sessionId, endsAt: claimsOf(token).latestEnd });
  clock.pass(119 * minute);
  expect(await use(token)).toMatchObject({ status: 200 });
  clock.pass(2 * minute);
  expect(await use(token)).toMatchObject({ status: 401 });
});

test('without the setting a session does not end, and one from before it gets an end with its next activity', async () => {
  const { token } = await member({});
  expect(claimsOf(await continued(token)).endsAt).toBe(neverEnds);
  const { uid } = await member({ idleMinutes: 15 });
  const before = await tokenOf(uid, { ...ownSession(0), latestEnd: undefined });
  expect(claimsOf(await continued(before)).endsAt).toBeLessThan(clock.now() + 16 * minute);
});

test('an impersonation has an end of its own', async () => {
  const world = freshWorld();
  const [operator, { uid }] = [await signIn('superAdmin', world), await signIn('recruiter', world)];
  const impersonating = await tokenOf(uid, {
    ...{ session: 'impersonation', sessionEpoch: 0, impersonatedBy: operator.uid, impersonatorSessionEpoch: 0 },
    impersonatedUntil: Math.floor(clock.now() / 1_000) + 600,
  });
  expect(await call('/api/app/continueSession', { body: {}, token: impersonating })).toMatchObject({ status: 403 });
});
