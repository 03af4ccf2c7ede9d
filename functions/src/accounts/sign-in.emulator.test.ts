import { beforeAll, describe, expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { getAuth } from 'firebase-admin/auth';
import { activeStatus } from '@portal/domain/access/roles';
import { maxLoginFailuresPerUser } from '@portal/domain/constants/session';
import { documents } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { cast } from '@portal/domain/testing/cast';
import { createIdentityToolkit } from '../adapters/identity/identity-toolkit';
import { hashPassword } from '../adapters/identity/hash-password';
import { systemClock } from '../runtime/system-clock';
import { firestore } from '../store/firestore';
import { askAuthService, call, freshId, makeAccount, tokenOf, variable, write } from '../testing/emulator';
import { handlerContext, movableClock } from '../testing/handler-context';
import { linkIn, mailsTo } from '../testing/mailbox';
import { captchaChallenge } from './captcha';
import { signInAttempts } from './sign-in-attempts';
import { refusalOfSignIn } from './decide-sign-in';
import { signInWithLink } from './sign-in-with-link';
import { signInWithPassword } from './sign-in-with-password';

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

test('the right password gives a token that signs in, in any case of the email', async () => {
  const { uid, email, password } = await person();
  const { status, body } = await signInBy(email.toUpperCase(), password);
  expect(status).toBe(200);
  const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: body.data.token });
  expect(await call('/api/app/verifyUserToken', { token: idToken })).toMatchObject({
    status: 200,
    body: { data: { uid } },
  });
});

test('a sign-in that overlaps with a reset begins no valid session', async () => {
  const { uid, email, password } = await person();
  const context = handlerContext(null);
  const overtaken: typeof context.identity = {
    ...context.identity,
    checkPassword: async (...given) => {
      const check = await context.identity.checkPassword(...given);
      await context.store.accounts.endSessions(uid);
      return check;
    },
  };
  const answer = await signInWithPassword({ email, password, captcha: '' }, { ...context, identity: overtaken });
  const token = answer.kind === 'signedIn' ? answer.token : '';
  const { idToken = '' } = await askAuthService('signInWithCustomToken', { token });
  expect(await call('/api/app/verifyUserToken', { token: idToken })).toMatchObject({ status: 401 });
});

test('a password stored under the former key signs in only while both keys are configured', async () => {
  const { email, password } = await person();
  const { config, ...context } = handlerContext(null);
  const codeKey = 'n'.repeat(32);
  const answerWith = async (previousCodeKeys: string[]) => {
    const changed = { ...config, codeKey, previousCodeKeys };
    const ports = { ...context, config: changed, identity: createIdentityToolkit(changed) };
    return await signInWithPassword({ email, password, captcha: '' }, ports);
  };
  expect(await answerWith([config.codeKey])).toHaveProperty('token');
  await expect(answerWith([])).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('a wrong password and an unknown email get the same refusal', async () => {
  const { email } = await person();
  expect(await signInBy(email, wrong)).toEqual(refused);
  expect(await signInBy(`${freshId('nobody')}@example.com`, wrong)).toEqual(refused);
});

test('a refusal takes half a second, with or without an account', async () => {
  for (const { email } of [await person(), { email: `${freshId('nobody')}@example.com` }]) {
    const startedAt = Date.now();
    const asked = signInWithPassword(
      { email, password: wrong, captcha: '' },
      handlerContext(null, { clock: systemClock }),
    );
    await expect(asked).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(490);
  }
});

test('the fifth failure locks; then not even the right password is checked', async () => {
  const { email, password } = await person();
  for (let count = 1; count <= 4; count += 1) expect(await signInBy(email, wrong)).toEqual(refused);
  expect(await signInBy(email, wrong)).toMatchObject(locked);
  expect(await signInBy(email, password)).toMatchObject({ status: 429, body: { name: 'locked' } });
});

test('a locked account is not opened by a mailed link from the same client IP, until the lock expires', async () => {
  const { email, password } = await person();
  const clock = movableClock();
  const context = handlerContext(null, { clock, clientIp: '203.0.113.9' });
  const byLink = (clientIp: string) =>
    signInWithLink({ email, code: 'used' }, { ...context, clientIp }).catch(
      (error: unknown) => PortalError.from(error).kind,
    );
  for (let count = 1; count <= 5; count += 1) {
    expect(await byLink('203.0.113.9')).toBe('invalidRequest');
    await signInWithPassword({ email, password: wrong, captcha: '' }, context).catch(() => null);
  }
  expect(await byLink('203.0.113.9')).toBe('locked');
  expect(await byLink('203.0.113.10')).toBe('invalidRequest');
  await expect(signInWithPassword({ email, password, captcha: '' }, context)).rejects.toMatchObject({ kind: 'locked' });
  clock.pass(60_000);
  expect(await byLink('203.0.113.9')).toBe('invalidRequest');
});

test('the auth service signs nobody in with another email than the stored one, nor a disabled user', async () => {
  const context = handlerContext(null);
  const { uid, email } = await person();
  expect(await refusalOfSignIn({ uid, email: email.toUpperCase() }, context)).toBeNull();
  expect(await refusalOfSignIn({ uid, email: 'thief@example.com' }, context)).toBe(
    'portal/account-changed-out-of-band',
  );
  const disabled = await person({ activeStatus: activeStatus.disabled });
  expect(await refusalOfSignIn(disabled, context)).toBe('portal/account-disabled');
});

/** Statuses that the API and the database answer to a token. */
async function opens(idToken: string | undefined, uid: string): Promise<number[]> {
  const token = idToken ?? '';
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const path = `v1/projects/${process.env.GCLOUD_PROJECT ?? ''}/databases/(default)/documents/${documents.user(uid)}`;
  const read = await fetch(`http://${host}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return [(await call('/api/app/verifyUserToken', { token })).status, read.status];
}
const nothing = [401, 403];

/** Changes an account directly at the auth service with an id token: Identity Toolkit `accounts:update`. */
async function changePastUs(idToken: string, changes: { password?: string; email?: string }) {
  const answer = await askAuthService('update', { idToken, ...changes });
  expect(answer).not.toHaveProperty('error');
  return answer;
}

/** Resets a password with the mail that an admin sends to the email. */
async function resetByMail(email: string, password: string, root: Person) {
  expect(await call('/api/app/sendReset', { body: { email }, token: await tokenOf(root.uid) })).toMatchObject({
    status: 200,
  });
  const code = linkIn((await mailsTo(email, 1, 'Reset your password'))[0]).searchParams.get('oobCode');
  expect(await call('/api/app/confirmReset', { body: { code, password } })).toMatchObject({ status: 200 });
}

describe('an account changed directly at the auth service', () => {
  const foreign = 'Set-elsewhere-1!';
  const own = 'Own-again-1!x';
  let root: Person;
  beforeAll(async () => {
    root = await person({ userRoles: cast.superAdmin.userRoles, organizationId: null });
  });
  const administer = async (name: string, userId: string) => {
    const token = await tokenOf(root.uid);
    expect(await call(`/api/admin/${name}`, { body: { userId }, token })).toMatchObject({ status: 200 });
  };

  test('by an impersonating super admin gives no session without the impersonation claim', async () => {
    const { uid, email } = await person();
    const begun = await call<{ token: string }>(`/api/admin/getCustomUserToken?userId=${uid}`, {
      token: await tokenOf(root.uid),
    });
    const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: begun.body.data.token });
    expect(await opens(idToken, uid)).toEqual([200, 200]);
    const changed = await changePastUs(idToken, { password: foreign });
    expect(await opens(changed.idToken, uid)).toEqual(nothing);
    const direct = await askAuthService('signInWithPassword', { email, password: foreign });
    expect(await opens(direct.idToken, uid)).toEqual(nothing);

    expect(await signInBy(email, foreign)).toEqual(refused);
    await administer('disableUser', uid);
    await administer('enableUser', uid);
    expect(await signInBy(email, foreign)).toEqual(refused);
    await resetByMail(email, own, root);
    expect(await signInBy(email, own)).toMatchObject({ status: 200 });
  });

  test('with a stolen id token gives no session and changes no login email', async () => {
    const { uid, email, password } = await person();
    expect(await signInBy(email, password)).toMatchObject({ status: 200 });
    await changePastUs(await tokenOf(uid), { password: foreign });
    expect(await call('/api/app/signOutEverywhere', { body: {}, token: await tokenOf(uid) })).toMatchObject({
      status: 200,
    });
    expect(await signInBy(email, foreign)).toEqual(refused);
    const body = { newEmail: `${freshId('thief')}@example.com`, password: foreign };
    expect(await call('/api/app/updateEmail', { body, token: await tokenOf(uid) })).toMatchObject({
      status: 400,
      body: { message: 'This is not your password.' },
    });
  });

  test('to have a first password does not stop the user from creating one', async () => {
    const accessStatus = { core: { hasPassword: false, invited: true } };
    const { uid, email } = await person({ userProducts: { accessStatus, accessRights: {} } });
    await changePastUs(await tokenOf(uid), { password: foreign });
    expect(await call('/api/app/setupPassword', { body: { password: own }, token: await tokenOf(uid) })).toMatchObject({
      status: 200,
    });
    expect(await signInBy(email, foreign)).toEqual(refused);
    expect(await signInBy(email, own)).toMatchObject({ status: 200 });
  });

  test('to another email gives it no access, and the user resets the password by the stored email', async () => {
    const { uid, email, password } = await person();
    const thief = `${freshId('thief')}@example.com`;
    const changed = await changePastUs(await tokenOf(uid), { email: thief });
    expect(await opens(changed.idToken, uid)).toEqual(nothing);
    expect(await opens(await tokenOf(uid), uid)).toEqual(nothing);

    const code = new URL(await getAuth().generatePasswordResetLink(thief)).searchParams.get('oobCode');
    expect(await call('/api/app/confirmReset', { body: { code, password: foreign } })).toMatchObject({
      status: 400,
      body: { message: 'Link has expired' },
    });
    const link = await getAuth().generateSignInWithEmailLink(thief, { url: 'http://localhost', handleCodeInApp: true });
    const oobCode = new URL(link).searchParams.get('oobCode');
    const byLink = await askAuthService('signInWithEmailLink', { email: thief, oobCode });
    expect(byLink.error?.message).toContain('portal/account-changed-out-of-band');
    expect(await signInBy(thief, password)).toMatchObject({
      status: 403,
      body: { message: 'For your safety, please reset your password before you sign in.' },
    });

    await resetByMail(email, own, root);
    expect(await signInBy(email, own)).toMatchObject({ status: 200 });
    expect(await signInBy(thief, own)).toEqual(refused);
    expect(await opens(await tokenOf(uid), uid)).toEqual([200, 200]);
  });
});

test('an email without an account is locked in the same way', async () => {
  const email = `${freshId('nobody')}@example.com`;
  for (let count = 1; count <= 4; count += 1) expect(await signInBy(email, wrong)).toEqual(refused);
  expect(await signInBy(email, wrong)).toMatchObject(locked);
});

test('a success resets the count', async () => {
  const { email, password } = await person();
  for (let round = 1; round <= 2; round += 1) {
    for (let count = 1; count <= 4; count += 1) expect(await signInBy(email, wrong)).toEqual(refused);
    expect(await signInBy(email, password)).toMatchObject({ status: 200 });
  }
});

test('guessing from everywhere does not lock out a client IP that has signed in before', async () => {
  const { email, password } = await person();
  const clock = movableClock();
  const attempt = (clientIp: string, typed: string) =>
    signInWithPassword({ email, password: typed, captcha: '' }, handlerContext(null, { clock, clientIp })).then(
      () => 'in',
      (error: unknown) => PortalError.from(error).kind,
    );
  expect(await attempt('203.0.113.20', password)).toBe('in');
  for (let count = 1; count <= maxLoginFailuresPerUser; count += 1) {
    const guesses = signInAttempts(handlerContext(null, { clock }), email, `198.51.100.${count}`);
    const verdict = await guesses.admit(false);
    if (verdict.kind === 'try' && verdict.isLast) await guesses.lock();
  }
  expect(await attempt('203.0.113.21', password)).toBe('locked');
  expect(await attempt('203.0.113.20', password)).toBe('in');
  expect(await attempt('203.0.113.21', password)).toBe('locked');
});

test('of many parallel attempts five are checked', async () => {
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

  test('is reported to a caller with the right password', async () => {
    expect(await signInBy(disabled.email, disabled.password)).toMatchObject({
      status: 403,
      body: { name: 'userDisabled', message: 'Your account is disabled.' },
    });
  });

  test('looks like any other to all other callers', async () => {
    expect(await signInBy(disabled.email, wrong)).toEqual(refused);
  });

  test('gets no session from the auth service either', async () => {
    const { email, password } = disabled;
    const kept = hashPassword(variable('CODE_KEY'), password);
    const direct = await askAuthService('signInWithPassword', { email, password: kept });
    expect(direct.error?.message).toContain('portal/account-disabled');
    expect(direct.idToken).toBeUndefined();
  });
});

test('creating an account directly at the auth service is refused', async () => {
  const answer = await askAuthService('signUp', { email: `${freshId('own')}@example.com`, password: 'Own-account-1' });
  expect(answer.idToken).toBeUndefined();
  expect(answer.error?.message).toContain('portal/no-sign-up');
});

describe('the captcha after a lock', () => {
  /** The handler on the real services, with a clock set after the lock. */
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

  test('is required, works, and is not required after a success', async () => {
    const { attempt, password, solved } = await afterLock();
    await expect(attempt(password)).rejects.toMatchObject(missing);
    expect(await attempt(password, encoded(await solved()))).toHaveProperty('token');
    expect(await attempt(password)).toHaveProperty('token');
  });

  test('works once', async () => {
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

  test('is refused when it is foreign, altered or unsolved', async () => {
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

test('the stored state contains neither client IP nor email', async () => {
  const { email } = await person();
  await signInBy(email, wrong);
  const kept = await firestore().collection('rateLimits').get();
  expect(kept.size).toBeGreaterThan(0);
  expect(JSON.stringify(kept.docs.map((snapshot) => [snapshot.id, snapshot.data()]))).not.toMatch(
    new RegExp(`127\\.0\\.0\\.1|${email}`),
  );
});
