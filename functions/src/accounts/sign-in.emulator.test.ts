import { beforeAll, describe, expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { getAuth } from 'firebase-admin/auth';
import { activeStatus } from '@portal/domain/access/roles';
import { documents } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { cast } from '@portal/domain/testing/cast';
import { firestore } from '../store/firestore';
import { askAuthService, call, freshId, makeAccount, nextSecond, tokenOf, write } from '../testing/emulator';
import { handlerContext, movableClock } from '../testing/handler-context';
import { captchaChallenge } from './captcha';
import { refusalOfSignIn } from './refuse-sign-in';
import { signInWithPassword } from './sign-in-with-password';

/** Five refusals, each of an even half second, on a machine that is busy. */

interface Person {
  uid: string;
  email: string;
  password: string;
}

async function person(changes: Record<string, unknown> = {}): Promise<Person> {
  const made = await makeAccount('signing-in');
  await write(documents.user(made.uid), { ...cast.recruiter, id: made.uid, email: made.email, ...changes });
  return made;
}

const wrong = 'Wrong-password-1';
const signInBy = (email: string, password: string, captcha = '') =>
  call<{ token: string }>('/api/app/signInWithPassword', { body: { email, password, captcha } });

const refused = {
  status: 401,
  body: {
    name: 'unauthenticated',
    message: 'Unsuccessful login attempt. Please try again.',
    success: false,
    code: 401,
  },
};
const locked = { status: 429, body: { name: 'locked', retryAfterSeconds: 60 } };

test('the right password gives a token that signs in, whatever the case of the address', async () => {
  const { uid, email, password } = await person();
  const { status, body } = await signInBy(email.toUpperCase(), password);
  expect(status).toBe(200);
  const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: body.data.token });
  expect(await call('/api/app/verifyUserToken', { token: idToken })).toMatchObject({
    status: 200,
    body: { data: { uid } },
  });
});

test('a wrong password and an unknown address are refused alike', async () => {
  const { email } = await person();
  expect(await signInBy(email, wrong)).toEqual(refused);
  expect(await signInBy(`${freshId('nobody')}@example.com`, wrong)).toEqual(refused);
});

test('the fifth failure locks; then not even the right password is looked at', async () => {
  const { email, password } = await person();
  for (let count = 1; count <= 4; count += 1) expect(await signInBy(email, wrong)).toEqual(refused);
  expect(await signInBy(email, wrong)).toMatchObject(locked);
  expect(await signInBy(email, password)).toMatchObject({ status: 429, body: { name: 'locked' } });
});

test('who is locked gets no session past our own call either, until the lock is over', async () => {
  const { uid, email, password } = await person();
  const clock = movableClock();
  const context = handlerContext(null, { clock, address: '203.0.113.9' });
  const refusal = (address: string) => refusalOfSignIn({ uid, email, address, isByPassword: true }, context);
  for (let count = 1; count <= 5; count += 1) {
    expect(await refusal('203.0.113.9')).toBeNull();
    await signInWithPassword({ email, password: wrong, captcha: '' }, context).catch(() => null);
  }
  expect(await refusal('203.0.113.9')).toBe('portal/account-locked');
  expect(await refusal('203.0.113.10')).toBeNull();
  await expect(signInWithPassword({ email, password, captcha: '' }, context)).rejects.toMatchObject({ kind: 'locked' });
  clock.pass(60_000);
  expect(await refusal('203.0.113.9')).toBeNull();
});

describe('a password that was set past us', () => {
  const setElsewhere = {
    status: 403,
    body: { message: 'For your safety, please reset your password before you sign in.' },
  };
  const foreign = 'Set-elsewhere-1!';

  /** By the id token of whoever holds one, as Identity Toolkit lets them; a second after the sessions began. */
  async function setPast(idToken: string): Promise<void> {
    await nextSecond();
    expect(await askAuthService('update', { idToken, password: foreign })).not.toHaveProperty('error');
  }

  test('by a super admin who works as that person signs nobody in, until a reset', async () => {
    const { uid, email } = await person();
    const root = await person({ userRoles: cast.superAdmin.userRoles, organizationId: null });
    const begun = await call<{ token: string }>(`/api/admin/getCustomUserToken?userId=${uid}`, {
      token: await tokenOf(root.uid),
    });
    const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: begun.body.data.token });
    await setPast(idToken);
    expect(await signInBy(email, foreign)).toMatchObject(setElsewhere);
    const direct = await askAuthService('signInWithPassword', { email, password: foreign });
    expect(direct.error?.message).toContain('portal/password-set-elsewhere');

    const code = new URL(await getAuth().generatePasswordResetLink(email)).searchParams.get('oobCode');
    const own = 'Own-again-1!x';
    expect(await call('/api/app/confirmReset', { body: { code, password: own } })).toMatchObject({ status: 200 });
    expect(await signInBy(email, own)).toMatchObject({ status: 200 });
  });

  test('by whoever took an id token signs nobody in, and changes no login email', async () => {
    const { uid, email, password } = await person();
    expect(await signInBy(email, password)).toMatchObject({ status: 200 });
    await setPast(await tokenOf(uid));
    expect(await signInBy(email, foreign)).toMatchObject(setElsewhere);
    await nextSecond();
    const body = { newEmail: `${freshId('thief')}@example.com`, password: foreign };
    expect(await call('/api/app/updateEmail', { body, token: await tokenOf(uid) })).toMatchObject(setElsewhere);
  });
});

test('an address that has no account is locked in the same way', async () => {
  const email = `${freshId('nobody')}@example.com`;
  for (let count = 1; count <= 4; count += 1) expect(await signInBy(email, wrong)).toEqual(refused);
  expect(await signInBy(email, wrong)).toMatchObject(locked);
});

test('a success forgets what failed', async () => {
  const { email, password } = await person();
  for (let round = 1; round <= 2; round += 1) {
    for (let count = 1; count <= 4; count += 1) expect(await signInBy(email, wrong)).toEqual(refused);
    expect(await signInBy(email, password)).toMatchObject({ status: 200 });
  }
});

test('of many tries in one moment five are looked at', async () => {
  const { email } = await person();
  const context = handlerContext(null);
  const tries = Array.from({ length: 12 }, () =>
    signInWithPassword({ email, password: wrong, captcha: '' }, context).then(
      () => 'in',
      (error: unknown) => PortalError.from(error).kind,
    ),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((kind) => kind === 'unauthenticated')).toHaveLength(4);
  expect(answers.filter((kind) => kind === 'locked')).toHaveLength(8);
});

describe('a disabled account', () => {
  let disabled: Person;
  beforeAll(async () => {
    disabled = await person({ activeStatus: activeStatus.disabled });
  });

  test('says so to whoever knows the password', async () => {
    expect(await signInBy(disabled.email, disabled.password)).toMatchObject({
      status: 403,
      body: { name: 'accountDisabled', message: 'Your account is disabled.' },
    });
  });

  test('is like any other to everybody else', async () => {
    expect(await signInBy(disabled.email, wrong)).toEqual(refused);
  });

  test('gets no session from the auth service either', async () => {
    const { email, password } = disabled;
    const direct = await askAuthService('signInWithPassword', { email, password });
    expect(direct.error?.message).toContain('portal/account-disabled');
    expect(direct.idToken).toBeUndefined();
  });
});

test('nobody makes an account at the auth service', async () => {
  const answer = await askAuthService('signUp', { email: `${freshId('own')}@example.com`, password: 'Own-account-1' });
  expect(answer.idToken).toBeUndefined();
  expect(answer.error?.message).toContain('portal/no-sign-up');
});

describe('the captcha after a lock', () => {
  /** The handler on the real services, with a clock that can be moved past the lock. */
  async function afterLock() {
    const made = await person();
    const clock = movableClock();
    const context = handlerContext(null, { clock });
    const attempt = (password: string, captcha = '') =>
      signInWithPassword({ email: made.email, password, captcha }, context);
    for (let count = 1; count <= 5; count += 1) await attempt(wrong).catch(() => null);
    clock.pass(60_000);
    const solved = async () => {
      const challenge = (await captchaChallenge({}, context)) as unknown as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey, counterStart: 150 });
      return { challenge, solution };
    };
    return { ...made, clock, attempt, solved };
  }
  const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
  const missing = { kind: 'captchaRequired', userMessage: 'Missing captcha.' };

  test('is asked for, lets one in, and no longer after that', async () => {
    const { attempt, password, solved } = await afterLock();
    await expect(attempt(password)).rejects.toMatchObject(missing);
    expect(await attempt(password, encoded(await solved()))).toHaveProperty('token');
    expect(await attempt(password)).toHaveProperty('token');
  });

  test('is taken once', async () => {
    const { attempt, password, solved } = await afterLock();
    const solution = encoded(await solved());
    await expect(attempt(wrong, solution)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(attempt(password, solution)).rejects.toMatchObject(missing);
  });

  test('expires', async () => {
    const { attempt, password, solved, clock } = await afterLock();
    const solution = encoded(await solved());
    clock.pass(11 * 60_000);
    await expect(attempt(password, solution)).rejects.toMatchObject(missing);
  });

  test('is not believed when it was made elsewhere, altered or not solved', async () => {
    const { attempt, password, solved } = await afterLock();
    const { challenge, solution } = await solved();
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } };
    for (const payload of [
      { challenge: later, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge },
      'anything',
    ]) {
      await expect(attempt(password, encoded(payload))).rejects.toMatchObject(missing);
    }
  });
});

test('neither address nor account stands in what is kept', async () => {
  const { email } = await person();
  await signInBy(email, wrong);
  const kept = await firestore().collection('rateLimits').get();
  expect(kept.size).toBeGreaterThan(0);
  expect(JSON.stringify(kept.docs.map((snapshot) => [snapshot.id, snapshot.data()]))).not.toMatch(
    new RegExp(`127\\.0\\.0\\.1|${email}`),
  );
});
