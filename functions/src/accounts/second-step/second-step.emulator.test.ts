import { beforeAll, describe, expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { cast } from '@portal/domain/testing/cast';
import { recoveryCodeCount, secondStepSchema } from '@portal/domain/users/second-step';
import { firestore } from '../../store/firestore';
import {
  alteredToken,
  call,
  freshId,
  freshWorld,
  makeAccount,
  provedToken,
  read,
  redeemed,
  signIn,
  stored,
  tokenOf,
  write,
  type SignedIn,
} from '../../testing/emulator';
import { actorFor } from '../../testing/fake-ports';
import { handlerContext, movableClock } from '../../testing/handler-context';
import { mailsTo } from '../../testing/mailbox';
import { signInWithPassword } from '../sign-in-with-password';
import { renewRecoveryCodes, turnOffSecondStep } from './change-second-step';
import { confirmSecondStep } from './confirm-second-step';
import { requireCode } from './require-code';
import { startSecondStep, turnOnSecondStep } from './turn-on-second-step';

/** A user with a clock and the calls of the second step, on the real database. */
async function person(changes: Record<string, unknown> = {}, configured: { isRequired?: boolean } = {}) {
  const made = await makeAccount('two-step');
  await write(documents.user(made.uid), { ...cast.recruiter, id: made.uid, email: made.email, ...changes });
  const clock = movableClock();
  const base = handlerContext(null, { clock });
  const config = { ...base.config, isSecondStepOfSuperAdminsRequired: configured.isRequired ?? false };
  const context = { ...base, config };
  const asSelf = (sessionEpoch = 0) => ({
    ...context,
    actor: { ...actorFor('recruiter'), uid: made.uid, email: made.email, sessionEpoch },
  });
  const byPassword = () => signInWithPassword({ email: made.email, password: made.password, captcha: '' }, context);
  const proof = async () => {
    const answer = await byPassword();
    if (answer.kind !== 'secondStep') throw new Error('no second step was asked for');
    return answer.proof;
  };
  const enrol = async () => {
    const { key, enrolment } = await startSecondStep({ proof: '', password: made.password }, asSelf());
    const { recoveryCodes, token } = await turnOnSecondStep({ enrolment, code: codeAt(key, clock.now()) }, context);
    // The code of this step is used.
    clock.pass(30_000);
    return { key, recoveryCodes, token };
  };
  const confirm = async (code: string, given?: string) =>
    confirmSecondStep({ proof: given ?? (await proof()), code }, context);
  return { ...made, clock, context, asSelf, byPassword, proof, enrol, confirm };
}

const codeAt = (key: string, timestamp: number) => new TOTP({ secret: key }).generate({ timestamp });
const kindOf = (error: unknown) => PortalError.from(error).kind;
const outcome = (work: Promise<unknown>) => work.then(() => 'in', kindOf);

test('a password alone begins no session once the second step is on; a code of the app does', async () => {
  const { uid, clock, enrol, byPassword, confirm } = await person();
  expect(await byPassword()).toMatchObject({ kind: 'signedIn' });
  const { key } = await enrol();
  expect(await byPassword()).toEqual({ kind: 'secondStep', proof: expect.any(String), isEnrolled: true });
  const { token, recoveryCodesLeft } = await confirm(codeAt(key, clock.now()));
  expect(recoveryCodesLeft).toBeNull();
  expect(await call('/api/app/verifyUserToken', { token: await redeemed(token) })).toMatchObject({
    status: 200,
    body: { data: { uid } },
  });
});

test('the proof of a password opens nothing by itself, and ends with time and with the sessions', async () => {
  const { uid, clock, context, enrol, proof, confirm } = await person();
  const { key } = await enrol();
  const early = await proof();
  expect(await call('/api/app/verifyUserToken', { token: early })).toMatchObject({ status: 401 });
  clock.pass(16 * 60_000);
  expect(await outcome(confirm(codeAt(key, clock.now()), early))).toBe('invalidRequest');
  const overtaken = await proof();
  await context.store.accounts.endSessions(uid);
  expect(await outcome(confirm(codeAt(key, clock.now()), overtaken))).toBe('invalidRequest');
  expect(await outcome(confirm(codeAt(key, clock.now()), `${overtaken}x`))).toBe('invalidRequest');
  expect(await outcome(confirm(codeAt(key, clock.now())))).toBe('in');
});

test('turning it on ends all other sessions, and no database reader sees key or codes', async () => {
  const { uid, password, enrol } = await person();
  const before = await tokenOf(uid);
  const { key, recoveryCodes, token } = await enrol();
  expect(await call('/api/app/verifyUserToken', { token: before })).toMatchObject({ status: 401 });
  expect(await call('/api/app/verifyUserToken', { token: await redeemed(token) })).toMatchObject({ status: 200 });
  const kept = JSON.stringify([await read(documents.user(uid)), await read(documents.userSecondStep(uid))]);
  for (const secret of [key, password, ...recoveryCodes]) expect(kept).not.toContain(secret);
});

describe('a code', () => {
  test('works once, also for several calls at the same time', async () => {
    const { clock, enrol, confirm, proof } = await person();
    const { key } = await enrol();
    const code = codeAt(key, clock.now());
    const given = await proof();
    const both = await Promise.all([1, 2].map(() => outcome(confirm(code, given))));
    expect(both.toSorted()).toEqual(['in', 'invalidRequest']);
    expect(await outcome(confirm(code))).toBe('invalidRequest');
    clock.pass(30_000);
    expect(await outcome(confirm(codeAt(key, clock.now())))).toBe('in');
  });

  test('of one step before or after is accepted, of two is not, and no step goes back', async () => {
    const { clock, enrol, confirm } = await person();
    const { key } = await enrol();
    clock.pass(10 * 60_000);
    expect(await outcome(confirm(codeAt(key, clock.now() - 60_000)))).toBe('invalidRequest');
    expect(await outcome(confirm(codeAt(key, clock.now() + 60_000)))).toBe('invalidRequest');
    expect(await outcome(confirm(codeAt(key, clock.now() - 30_000)))).toBe('in');
    expect(await outcome(confirm(codeAt(key, clock.now() + 30_000)))).toBe('in');
    expect(await outcome(confirm(codeAt(key, clock.now())))).toBe('invalidRequest');
  });

  test('is locked after five wrong ones, even a right one, for a quarter of an hour', async () => {
    const { clock, enrol, confirm } = await person();
    const { key } = await enrol();
    for (let count = 1; count <= 5; count += 1) expect(await outcome(confirm('000000'))).toBe('invalidRequest');
    expect(await outcome(confirm(codeAt(key, clock.now())))).toBe('tooManyRequests');
    clock.pass(15 * 60_000);
    expect(await outcome(confirm(codeAt(key, clock.now())))).toBe('in');
  });

  test('of another user opens nothing, even with that key copied into the document', async () => {
    const [ann, ben] = [await person(), await person()];
    const [ofAnn] = [await ann.enrol(), await ben.enrol()];
    ann.clock.pass(60_000);
    ben.clock.pass(60_000);
    const { secret } = await stored(documents.userSecondStep(ann.uid), secondStepSchema);
    await firestore().doc(documents.userSecondStep(ben.uid)).update({ secret });
    expect(await outcome(ben.confirm(codeAt(ofAnn.key, ben.clock.now())))).toBe('invalidRequest');
  });

  test('works through a change of the key that seals it', async () => {
    const { uid, clock, enrol, context } = await person();
    const { key } = await enrol();
    const codeKey = 'n'.repeat(32);
    const under = (previousCodeKeys: string[]) => ({
      ...context,
      config: { ...context.config, codeKey, previousCodeKeys },
    });
    const sealed = async () => (await stored(documents.userSecondStep(uid), secondStepSchema)).secret;
    const before = await sealed();
    const used = (ports: ReturnType<typeof under>) => outcome(requireCode(ports, uid, codeAt(key, clock.now())));
    expect(await used(under([]))).toBe('invalidRequest');
    expect(await used(under([context.config.codeKey]))).toBe('in');
    expect(await sealed()).not.toBe(before);
    clock.pass(30_000);
    expect(await used(under([]))).toBe('in');
  });
});

test('a recovery code works once, in any spelling, and says how many are left', async () => {
  const { enrol, confirm } = await person();
  const { recoveryCodes } = await enrol();
  expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
  const [first = ''] = recoveryCodes;
  const spelled = `${first.slice(0, 5)}-${first.slice(5)}`.toUpperCase();
  expect(await confirm(spelled)).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await outcome(confirm(first))).toBe('invalidRequest');
});

test('new recovery codes end the former ones and need a code', async () => {
  const { clock, enrol, asSelf, confirm } = await person();
  const { key, recoveryCodes } = await enrol();
  expect(await outcome(renewRecoveryCodes({ code: '000000' }, asSelf(1)))).toBe('invalidRequest');
  const renewed = await renewRecoveryCodes({ code: codeAt(key, clock.now()) }, asSelf(1));
  expect(await outcome(confirm(recoveryCodes[1] ?? ''))).toBe('invalidRequest');
  expect(await outcome(confirm(renewed.recoveryCodes[0] ?? ''))).toBe('in');
});

test('turning it off needs the password and a code', async () => {
  const { password, clock, enrol, asSelf, byPassword } = await person();
  const { key } = await enrol();
  const off = (given: { password?: string; code?: string }) =>
    outcome(turnOffSecondStep({ password, code: codeAt(key, clock.now()), ...given }, asSelf(1)));
  expect(await off({ password: 'Wrong-password-1' })).toBe('invalidRequest');
  expect(await off({ code: '000000' })).toBe('invalidRequest');
  expect(await byPassword()).toMatchObject({ kind: 'secondStep' });
  expect(await off({})).toBe('in');
  expect(await byPassword()).toMatchObject({ kind: 'signedIn' });
});

describe('setting it up', () => {
  test('needs the password of a session, and a code of the new key', async () => {
    const { clock, context, password, asSelf, byPassword } = await person();
    expect(await outcome(startSecondStep({ proof: '', password: 'Wrong-password-1' }, asSelf()))).toBe(
      'invalidRequest',
    );
    expect(await outcome(startSecondStep({ proof: '', password }, context))).toBe('unauthenticated');
    const impersonating = { ...asSelf(), actor: { ...asSelf().actor, impersonatedBy: { uid: 'root', email: '' } } };
    expect(await outcome(startSecondStep({ proof: '', password }, impersonating))).toBe('permissionDenied');
    const { key, uri, enrolment } = await startSecondStep({ proof: '', password }, asSelf());
    expect(uri).toContain(`secret=${key}`);
    expect(await outcome(turnOnSecondStep({ enrolment, code: '000000' }, context))).toBe('invalidRequest');
    expect(await byPassword()).toMatchObject({ kind: 'signedIn' });
    const code = codeAt(key, clock.now());
    const both = await Promise.all([1, 2].map(() => outcome(turnOnSecondStep({ enrolment, code }, context))));
    expect(both.filter((kind) => kind === 'in')).toHaveLength(1);
  });

  test('is required by the organization at the next sign-in, before anything else', async () => {
    const organizationId = freshId('agency');
    const { clock, context, byPassword } = await person({ organizationId });
    expect(await byPassword()).toMatchObject({ kind: 'signedIn' });
    await write(documents.agencySettings(organizationId), { security: { signIn: { requireSecondStep: true } } });
    const answer = await byPassword();
    if (answer.kind !== 'secondStep') throw new Error('no second step was asked for');
    expect(answer.isEnrolled).toBe(false);
    expect(await outcome(confirmSecondStep({ proof: answer.proof, code: '000000' }, context))).toBe('invalidRequest');
    const { key, enrolment } = await startSecondStep({ proof: answer.proof, password: '' }, context);
    const { token } = await turnOnSecondStep({ enrolment, code: codeAt(key, clock.now()) }, context);
    expect(await call('/api/app/verifyUserToken', { token: await redeemed(token) })).toMatchObject({ status: 200 });
    // The proof of before must not replace the key.
    expect(await outcome(startSecondStep({ proof: answer.proof, password: '' }, context))).toBe('invalidRequest');
  });

  test('is required of super admins unless the configuration says otherwise', async () => {
    const root = { userRoles: cast.superAdmin.userRoles, organizationId: null };
    const [strict, lenient] = [await person(root, { isRequired: true }), await person(root)];
    expect(await strict.byPassword()).toMatchObject({ kind: 'secondStep', isEnrolled: false });
    expect(await lenient.byPassword()).toMatchObject({ kind: 'signedIn' });
  });
});

describe('a lost second step', () => {
  const world = freshWorld();
  let admin: SignedIn, foreign: SignedIn, root: SignedIn;
  beforeAll(async () => {
    [admin, foreign, root] = await Promise.all([
      signIn('admin', world),
      signIn('foreignAdmin', world),
      signIn('superAdmin', world),
    ]);
  });
  const reset = (by: SignedIn, userId: string) =>
    call('/api/app/resetSecondStep', { body: { userId }, token: by.token });

  test('is reset by an admin of the same organization, is logged, mailed, and ends the sessions', async () => {
    const { uid, email, enrol, byPassword } = await person({ organizationId: world.a });
    const { token } = await enrol();
    const session = await redeemed(token);
    expect(await reset(foreign, uid)).toMatchObject({ status: 403 });
    const stale = { ...admin, token: provedToken(admin.token, Date.now() - 11 * 60_000) };
    expect(await reset(stale, uid)).toMatchObject({ status: 403, body: { name: 'proofRequired' } });
    expect(await byPassword()).toMatchObject({ kind: 'secondStep' });
    expect(await reset(admin, uid)).toMatchObject({ status: 200 });
    expect(await byPassword()).toMatchObject({ kind: 'signedIn' });
    expect(await read(documents.userSecondStep(uid))).toBeNull();
    expect(await call('/api/app/verifyUserToken', { token: session })).toMatchObject({ status: 401 });
    expect(await mailsTo(email, 1, 'An administrator reset your second step')).toHaveLength(1);
    const logs = await firestore()
      .collection(collections.usersLogs(world.a))
      .where('eventType', '==', 'secondStepReset')
      .get();
    expect(logs.docs.map((log) => log.data())).toMatchObject([{ user: { uid }, by: { uid: admin.uid } }]);
  });

  test('of a super admin is reset by another super admin only, and nobody resets their own', async () => {
    expect(await reset(admin, root.uid)).toMatchObject({ status: 403 });
    expect(await reset(admin, admin.uid)).toMatchObject({ status: 409 });
    const other = await signIn('superAdmin', world);
    expect(await reset(other, root.uid)).toMatchObject({ status: 200 });
  });
});

test('a token whose claims were altered to an earlier epoch stays refused', async () => {
  const { uid, enrol } = await person();
  await enrol();
  const altered = alteredToken(await tokenOf(uid), { sessionEpoch: 0 });
  expect(await call('/api/app/verifyUserToken', { token: altered })).toMatchObject({ status: 401 });
});
