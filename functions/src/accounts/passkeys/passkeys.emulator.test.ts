import { describe, expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import { documents } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { cast } from '@portal/domain/testing/cast';
import { maxPasskeys, passkeysSchema } from '@portal/domain/users/passkey';
import { sessionSeconds } from '@portal/domain/access/session';
import { firestore } from '../../store/firestore';
import { call, makeAccount, read, redeemed, stored, write } from '../../testing/emulator';
import { actorFor } from '../../testing/fake-ports';
import { handlerContext, movableClock } from '../../testing/handler-context';
import { mailsTo } from '../../testing/mailbox';
import { SoftwarePasskey } from '../../testing/software-passkey';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './manage-passkeys';
import { passkeyOrigins, relyingParty } from './relying-party';
import { passkeyChallenge, signInWithPasskey } from './sign-in-with-passkey';

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    (error: unknown) => PortalError.from(error).kind,
  );

/** A user with a device of theirs, which has no passkey yet. */
async function person() {
  const made = await makeAccount('passkeys');
  await write(documents.user(made.uid), { ...cast.recruiter, id: made.uid, email: made.email });
  const clock = movableClock();
  const context = handlerContext(null, { clock });
  const party = { ...relyingParty(context.config), origins: await passkeyOrigins(context, context.host) };
  const self = () => ({
    ...context,
    actor: { ...actorFor('recruiter'), uid: made.uid, email: made.email, provedAt: sessionSeconds(clock.now()) },
  });
  const device = new SoftwarePasskey(party.origins[0] ?? '', party.id);
  const add = async (name = 'Laptop', by = device) => {
    const { options, attempt } = await startPasskey({}, self());
    return await addPasskey({ attempt, response: by.create(options), name }, self());
  };
  const challenge = () => passkeyChallenge({}, context);
  const signIn = async (deviation: Parameters<SoftwarePasskey['get']>[1] = {}) => {
    const { options, attempt } = await challenge();
    return await signInWithPasskey({ attempt, response: device.get(options, deviation) }, context);
  };
  return { ...made, clock, context, self, device, party, add, challenge, signIn };
}

test('a registered passkey signs in without email, password and code', async () => {
  const { uid, email, add, signIn } = await person();
  expect(await add()).toMatchObject({ passkeys: [{ name: 'Laptop', lastUsedAt: null }] });
  // Password and code are not asked for: the device has verified its user.
  await firestore().doc(documents.user(uid)).update({ hasSecondStep: true });
  const { token } = await signIn();
  expect(await call('/api/app/verifyUserToken', { token: await redeemed(token) })).toMatchObject({
    status: 200,
    body: { data: { uid } },
  });
  expect(await mailsTo(email, 1, 'A passkey was added')).toHaveLength(1);
});

describe('a sign-in is refused', () => {
  test.each([
    ['from another origin', { origin: 'https://portal.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['when the device did not verify its user', { isUserVerified: false }],
  ])('%s', async (_what, deviation) => {
    const { add, signIn } = await person();
    await add();
    expect(await outcome(signIn(deviation))).toBe('invalidRequest');
    expect(await outcome(signIn())).toBe('in');
  });

  test('with a challenge that was used, has expired, was altered or is not ours', async () => {
    const { add, challenge, context, clock, device } = await person();
    await add();
    const { options, attempt } = await challenge();
    const response = device.get(options);
    const send = (given: string) => outcome(signInWithPasskey({ attempt: given, response }, context));
    expect(await send(`${attempt}x`)).toBe('invalidRequest');
    const both = await Promise.all([send(attempt), send(attempt)]);
    expect(both.toSorted()).toEqual(['in', 'invalidRequest']);
    expect(await send((await challenge()).attempt)).toBe('invalidRequest');
    const old = await challenge();
    clock.pass(61 * 60_000);
    const late = { attempt: old.attempt, response: device.get(old.options) };
    expect(await outcome(signInWithPasskey(late, context))).toBe('invalidRequest');
  });

  test('when the counter did not grow: the passkey was copied', async () => {
    const { add, signIn } = await person();
    await add();
    expect(await outcome(signIn({ counter: 7 }))).toBe('in');
    expect(await outcome(signIn({ counter: 7 }))).toBe('invalidRequest');
    expect(await outcome(signIn({ counter: 6 }))).toBe('invalidRequest');
    expect(await outcome(signIn({ counter: 8 }))).toBe('in');
  });

  test('for a removed passkey, another user in the handle, and a disabled user', async () => {
    const { uid, add, self, device, signIn, challenge, context } = await person();
    const other = await person();
    await Promise.all([add(), other.add()]);
    const { options, attempt } = await challenge();
    const response = device.get(options);
    const foreign = {
      ...response,
      response: { ...response.response, userHandle: Buffer.from(other.uid).toString('base64url') },
    };
    expect(await outcome(signInWithPasskey({ attempt, response: foreign }, context))).toBe('invalidRequest');
    await firestore().doc(documents.user(uid)).update({ activeStatus: activeStatus.disabled });
    expect(await outcome(signIn())).toBe('userDisabled');
    await firestore().doc(documents.user(uid)).update({ activeStatus: activeStatus.active });
    await removePasskey({ passkeyId: device.id }, self());
    expect(await outcome(signIn())).toBe('invalidRequest');
  });

  test.each([[{}], [{ id: 'x', response: {} }], [{ id: 'x', response: { userHandle: 'Li4v' } }]])(
    'for what no device answers: %j',
    async (response) => {
      const { challenge, context } = await person();
      const { attempt } = await challenge();
      expect(await outcome(signInWithPasskey({ attempt, response }, context))).toBe('invalidRequest');
    },
  );
});

describe('passkeys', () => {
  test('are registered by their user, on this site, with a recent proof', async () => {
    const { self, device, add, clock } = await person();
    const other = await person();
    const stale = { ...self(), actor: { ...self().actor, provedAt: sessionSeconds(clock.now()) - 601 } };
    expect(await outcome(startPasskey({}, stale))).toBe('proofRequired');
    const impersonated = { ...self(), actor: { ...self().actor, impersonatedBy: { uid: 'root', email: '' } } };
    expect(await outcome(startPasskey({}, impersonated))).toBe('permissionDenied');
    const { options, attempt } = await startPasskey({}, self());
    const foreign = device.create(options, { origin: 'https://evil.example' });
    expect(await outcome(addPasskey({ attempt, response: foreign, name: 'x' }, self()))).toBe('invalidRequest');
    // The challenge is used.
    expect(await outcome(addPasskey({ attempt, response: device.create(options), name: 'x' }, self()))).toBe(
      'invalidRequest',
    );
    const ofOther = await startPasskey({}, other.self());
    const stolen = { attempt: ofOther.attempt, response: device.create(ofOther.options), name: 'x' };
    expect(await outcome(addPasskey(stolen, self()))).toBe('invalidRequest');
    expect(await outcome(add())).toBe('in');
  });

  test('are several, have names and are removed with a recent proof', async () => {
    const { uid, party, device, add, self } = await person();
    const phone = new SoftwarePasskey(party.origins[0] ?? '', party.id);
    await add('Laptop');
    await add('Phone', phone);
    await renamePasskey({ passkeyId: phone.id, name: 'Old phone' }, self());
    const { passkeys } = await listPasskeys({}, self());
    expect(passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Old phone']);
    expect(JSON.stringify(passkeys)).not.toContain('publicKey');
    const stale = { ...self(), actor: { ...self().actor, provedAt: 0 } };
    expect(await outcome(removePasskey({ passkeyId: device.id }, stale))).toBe('proofRequired');
    expect(await outcome(removePasskey({ passkeyId: 'unknown' }, self()))).toBe('notFound');
    expect(await removePasskey({ passkeyId: device.id }, self())).toMatchObject({ passkeys: [{ name: 'Old phone' }] });
    expect(await read(documents.userPasskeys(uid))).toMatchObject({ passkeys: [{ id: phone.id }] });
  });

  test('are limited in number', async () => {
    const { uid, add, self, device } = await person();
    await add();
    const { passkeys } = await stored(documents.userPasskeys(uid), passkeysSchema);
    const many = Array.from({ length: maxPasskeys }, (_, index) => ({ ...passkeys[0], id: `${device.id}${index}` }));
    await write(documents.userPasskeys(uid), { passkeys: many });
    expect(await outcome(startPasskey({}, self()))).toBe('conflict');
  });
});
