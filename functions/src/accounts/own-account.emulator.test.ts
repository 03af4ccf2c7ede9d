import { describe, expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { getAuth } from 'firebase-admin/auth';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { firestore } from '../store/firestore';
import { askAuthService, call, freshId, makeAccount, read, redeemed, tokenOf, until, write } from '../testing/emulator';
import type { NewItem } from '../store/outbox';
import { createStore } from '../store/store';
import { actorFor } from '../testing/fake-ports';
import { handlerContext, movableClock } from '../testing/handler-context';
import { linkIn, mailsTo } from '../testing/mailbox';
import { captchaChallenge } from './captcha';
import { confirmVerification } from './confirm-verification';
import { sendEmailVerification } from './send-email-verification';
import { sendReset } from './send-reset';
import { setupPassword } from './setup-password';
import { updateEmail } from './update-email';

const newPassword = 'Brand-new-1!x';

async function person(
  changes: Record<string, unknown> = {},
  account: { emailVerified?: boolean; hasPassword?: boolean } = {},
) {
  const made = await makeAccount('owner', account);
  const isVerified = account.emailVerified ?? true;
  await write(documents.user(made.uid), {
    ...cast.recruiter,
    id: made.uid,
    email: made.email,
    displayName: 'Ann Owner',
    isVerified,
    emailVerified: isVerified,
    ...changes,
  });
  return { ...made, token: await tokenOf(made.uid) };
}

async function solvedCaptcha(): Promise<string> {
  const { body } = await call<Challenge>('/api/app/captchaChallenge');
  const solution = await solveChallenge({ challenge: body.data, deriveKey, counterStart: 150 });
  return Buffer.from(JSON.stringify({ challenge: body.data, solution })).toString('base64');
}

const post = (name: string, body: Record<string, unknown>, token?: string) =>
  call<Record<string, unknown>>(`/api/app/${name}`, { body, ...(token === undefined ? {} : { token }) });

const signInBy = (email: string, password: string) => post('signInWithPassword', { email, password });

describe('resetting a password', () => {
  test('the mail links to our own page, its code works once, and all sessions end', async () => {
    const { email, token, uid } = await person();
    expect(await post('sendReset', { email, captcha: await solvedCaptcha() })).toMatchObject({ status: 200 });
    const [mail] = await mailsTo(email, 1, 'Reset your password');
    const link = linkIn(mail);
    expect(link.href).toContain(`${process.env.PORTAL_BASE_URL ?? ''}/auth/action?mode=resetPassword&`);
    const code = link.searchParams.get('oobCode');

    expect(await post('confirmReset', { code, password: 'too-weak' })).toMatchObject({ status: 400 });
    expect(await post('confirmReset', { code, password: newPassword })).toMatchObject({ status: 200 });
    expect(await signInBy(email, newPassword)).toMatchObject({ status: 200 });
    await until(
      async () => (await call('/api/app/verifyUserToken', { token })).status === 401,
      'the end of the session',
    );
    expect(await read(documents.user(uid))).toMatchObject({ isVerified: true });
    expect(await post('confirmReset', { code, password: `${newPassword}2` })).toMatchObject({
      status: 400,
      body: { message: 'Link has expired' },
    });
    expect(await signInBy(email, newPassword)).toMatchObject({ status: 200 });
  });

  test('without a captcha nothing is sent; a minute must pass between two mails', async () => {
    const { email } = await person();
    const unknown = `${freshId('nobody')}@example.com`;
    for (const address of [email, unknown]) {
      expect(await post('sendReset', { email: address })).toMatchObject({ body: { message: 'Missing captcha.' } });
      expect(await post('sendReset', { email: address, captcha: await solvedCaptcha() })).toMatchObject({
        status: 200,
        body: { data: { sent: true } },
      });
      expect(await post('sendReset', { email: address, captcha: await solvedCaptcha() })).toMatchObject({
        status: 429,
        body: { message: 'We already sent you an email, please check your inbox.', retryAfterSeconds: 60 },
      });
    }
    expect(await mailsTo(email, 1)).toHaveLength(1);
  });

  test('one mailbox gets a limited number of mails from all senders; the answer stays the same', async () => {
    const email = `${freshId('nobody')}@example.com`;
    const clock = movableClock();
    const kept: string[] = [];
    const { config } = handlerContext(null);
    const store = createStore();
    const outbox = {
      ...store.outbox,
      add: (item: NewItem) => {
        if (item.kind === 'mailRequest') kept.push(item.email ?? '');
        return Promise.resolve();
      },
    };
    const context = () => handlerContext(null, { clock, config, store: { ...store, outbox } });
    const minute = 60_000;
    for (let asked = 1; asked <= 25; asked += 1) {
      const visitor = context();
      const challenge = (await captchaChallenge({}, visitor)) as unknown as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey, counterStart: 150 });
      const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
      expect(await sendReset({ email, captcha }, visitor)).toEqual({ sent: true });
      if (asked === 12) expect(kept).toHaveLength(5);
      clock.pass(asked === 12 ? 61 * minute : minute + 1);
    }
    expect(kept).toHaveLength(10);
  }, 120_000);

  test('a signed-in user needs no captcha for the user’s own email, and an admin none for team members', async () => {
    const organizationId = freshId('agency');
    const ann = await person({ organizationId });
    const admin = await person({ organizationId, userRoles: cast.admin.userRoles });
    const other = await person({ organizationId: freshId('agency'), userRoles: cast.admin.userRoles });
    expect(await post('sendReset', { email: ann.email }, other.token)).toMatchObject({ status: 400 });
    expect(await post('sendReset', { email: ann.email }, admin.token)).toMatchObject({ status: 200 });
    expect(await post('sendReset', { email: admin.email }, admin.token)).toMatchObject({ status: 200 });
  });

  test('requests are deleted when the mails are sent, and an unknown email gets none', async () => {
    const email = `${freshId('nobody')}@example.com`;
    await post('sendReset', { email, captcha: await solvedCaptcha() });
    const requests = firestore().collection(collections.outbox()).where('email', '==', email);
    await until(async () => (await requests.get()).empty, 'the end of the request');
    expect(await mailsTo(email, 0)).toEqual([]);
  });
});

describe('verifying an email', () => {
  test('the mailed link verifies; again within a minute is refused', async () => {
    const { uid, email, token } = await person({}, { emailVerified: false });
    expect(await post('confirmVerification', {}, token)).toMatchObject({ body: { data: { isVerified: false } } });
    expect(await post('sendEmailVerification', {}, token)).toMatchObject({ status: 200 });
    expect(await post('sendEmailVerification', {}, token)).toMatchObject({
      status: 429,
      body: { message: 'Email already sent.' },
    });
    const [mail] = await mailsTo(email, 1, 'Verify your email');
    await askAuthService('update', { oobCode: linkIn(mail).searchParams.get('oobCode') });
    expect(await post('confirmVerification', {}, token)).toMatchObject({ body: { data: { isVerified: true } } });
    expect(await read(documents.user(uid))).toMatchObject({ isVerified: true, emailVerified: true });
  });

  test('sends at most twenty mails a day to one email', async () => {
    const { uid, email } = await person({}, { emailVerified: false });
    const clock = movableClock();
    let sent = 0;
    const mail = {
      send: () => {
        sent += 1;
        return Promise.resolve();
      },
    };
    const context = handlerContext({ ...actorFor('unverified'), uid, email, organizationId: null }, { clock, mail });
    for (let asked = 1; asked <= 20; asked += 1) {
      expect(await sendEmailVerification({}, context)).toEqual({ sent: true });
      clock.pass(61_000);
    }
    await expect(sendEmailVerification({}, context)).rejects.toMatchObject({ kind: 'tooManyRequests' });
    expect(sent).toBe(20);
  });

  test('does not verify an email that changed between reading the account and writing the document', async () => {
    const { uid, email } = await person({}, { emailVerified: true });
    await write(documents.user(uid), { ...cast.unverified, id: uid, email });
    const changed = `${freshId('changed')}@example.com`;
    const store = createStore();
    const byId = async (id: string) => {
      const account = await store.accounts.byId(id);
      await firestore().doc(documents.user(uid)).update({ email: changed });
      return account;
    };
    const context = handlerContext(
      { ...actorFor('unverified'), uid, email },
      { store: { ...store, accounts: { ...store.accounts, byId } } },
    );
    expect(await confirmVerification({}, context)).toEqual({ isVerified: false });
    expect(await read(documents.user(uid))).toMatchObject({ email: changed, isVerified: false, emailVerified: false });
  });

  test('is limited to sixty calls a minute', async () => {
    const { uid, email } = await person({}, { emailVerified: false });
    const context = handlerContext({ ...actorFor('unverified'), uid, email });
    for (let count = 1; count <= 60; count += 1) await confirmVerification({}, context);
    await expect(confirmVerification({}, context)).rejects.toMatchObject({ kind: 'tooManyRequests' });
  });
});

describe('an invitation', () => {
  async function invited() {
    const organizationId = freshId('agency');
    await write(
      documents.organization(organizationId),
      organizationSchema.cast({ id: organizationId, name: 'Alder & Pine', colors: { primaryColor: '#123456' } }),
    );
    const invitee = await person(
      {
        organizationId,
        userProducts: { accessStatus: { core: { hasPassword: false, invited: true } }, accessRights: {} },
      },
      { emailVerified: false, hasPassword: false },
    );
    const admin = await person({ organizationId, userRoles: cast.admin.userRoles });
    const codeOf = async (timestamp: number) => {
      const organization = { organizationId, logoUrl: '/logo.png', primaryColor: '#123456', name: 'Alder & Pine' };
      const code = { userEmail: invitee.email, timestamp, organization };
      const { body } = await post('encryptCode', { code }, admin.token);
      return { code: String(body.data.code), invite: code };
    };
    return { ...invitee, organizationId, admin, codeOf };
  }

  test('its code says whether the invited member has a password, and answers the same for everybody else', async () => {
    const { admin, organizationId } = await invited();
    const userProducts = { accessStatus: { core: { hasPassword: true, invited: true } }, accessRights: {} };
    const member = await person({ organizationId, userProducts });
    const stranger = await person({ organizationId: freshId('agency'), userProducts });
    const opened = async (userEmail: string) => {
      const organization = { organizationId, logoUrl: '', primaryColor: '', name: 'Alder & Pine' };
      const sealed = await post(
        'encryptCode',
        { code: { userEmail, timestamp: Date.now(), organization } },
        admin.token,
      );
      return await post('decryptCode', { code: sealed.body.data.code });
    };
    expect(await opened(member.email)).toMatchObject({ body: { data: { hasPassword: true } } });
    const ended = { status: 400, body: { message: 'Link has expired' } };
    for (const email of [stranger.email, `${freshId('nobody')}@example.com`]) {
      expect(await opened(email)).toMatchObject(ended);
    }
  });

  test('its code decodes for three days, also by the former name of the call', async () => {
    const { codeOf } = await invited();
    const day = 24 * 3_600_000;
    const good = await codeOf(Date.now() - 3 * day + 3_600_000);
    for (const name of ['decryptCode', 'decrypt-code']) {
      expect(await post(name, { code: good.code })).toMatchObject({ status: 200, body: { data: good.invite } });
    }
    const { code } = await codeOf(Date.now() - 3 * day - 1_000);
    expect(await post('decryptCode', { code })).toMatchObject({ status: 400, body: { message: 'Link has expired' } });
    const altered = `${good.code.slice(0, -1)}${good.code.endsWith('A') ? 'B' : 'A'}`;
    expect(await post('decryptCode', { code: altered })).toMatchObject({
      status: 400,
      body: { message: 'Invalid request provided.' },
    });
  });

  test('leads through the mailed link to a password that can be set once', async () => {
    const { email, uid, codeOf } = await invited();
    const { code } = await codeOf(Date.now());
    const wrong = await post('sendUserCreatePasswordEmail', { userEmail: 'else@example.com', code });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Email does not match' } });
    expect(await post('sendUserCreatePasswordEmail', { userEmail: email.toUpperCase(), code })).toMatchObject({
      status: 200,
    });
    const [mail] = await mailsTo(email, 1, 'Create your password for Alder & Pine');
    expect(mail?.html).toContain('#123456');
    const link = linkIn(mail);
    expect(link.searchParams.get('continueUrl')).toBe(`${process.env.PORTAL_BASE_URL ?? ''}/setup-password`);
    const byLink = await call<{ token: string }>('/api/app/signInWithLink', {
      body: { email, code: link.searchParams.get('oobCode') },
    });
    const idToken = await redeemed(byLink.body.data.token);
    expect(await call('/api/app/verifyUserToken', { token: idToken })).toMatchObject({ status: 403 });

    expect(await post('setupPassword', { password: 'Aaaa1234!' }, idToken)).toMatchObject({ status: 400 });
    const both = await Promise.all([1, 2].map(() => post('setupPassword', { password: newPassword }, idToken)));
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await read(documents.user(uid))).toMatchObject({
      isVerified: true,
      userProducts: { accessStatus: { core: { hasPassword: true } } },
    });
    const { body } = await signInBy(email, newPassword);
    expect(body.success).toBe(true);
    const again = (await askAuthService('signInWithCustomToken', { token: body.data.token })).idToken;
    expect(await post('setupPassword', { password: newPassword }, again)).toMatchObject({ status: 409 });
  });

  test('needs its code, unless an admin of the organization sends it', async () => {
    const { email, admin } = await invited();
    const body = { userEmail: email };
    expect(await post('sendUserCreatePasswordEmail', body)).toMatchObject({ status: 403 });
    expect(await post('sendUserCreatePasswordEmail', body, (await person()).token)).toMatchObject({ status: 403 });
    expect(await post('sendUserCreatePasswordEmail', body, admin.token)).toMatchObject({ status: 200 });
  });

  test('reveals nothing about users of other organizations and mails them nothing', async () => {
    const { admin, organizationId } = await invited();
    const elsewhere = await invited();
    const owner = await person({ organizationId: elsewhere.organizationId });
    const timestamp = Date.now();
    const organization = { organizationId, logoUrl: '', primaryColor: '', name: '' };
    const answers: unknown[] = [];
    const probed = [elsewhere.email, owner.email, elsewhere.admin.email, `${freshId('nobody')}@example.com`];
    for (const userEmail of probed) {
      const sealed = await post('encryptCode', { code: { userEmail, timestamp, organization } }, admin.token);
      const { code } = sealed.body.data;
      answers.push([sealed.status, await post('sendUserCreatePasswordEmail', { userEmail, code })]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { code } = await elsewhere.codeOf(timestamp);
    await post('sendUserCreatePasswordEmail', { userEmail: elsewhere.email, code });
    const mails = await mailsTo(elsewhere.email, 1, '');
    expect(mails).toHaveLength(1);
  });

  test('mails a member with a password that it exists', async () => {
    const { organizationId, admin } = await invited();
    const ann = await person({ organizationId });
    expect(await post('sendUserCreatePasswordEmail', { userEmail: ann.email }, admin.token)).toMatchObject({
      status: 200,
    });
    const [mail] = await mailsTo(ann.email, 1, 'You already have a password for Alder & Pine');
    expect(mail?.html).not.toContain('oobCode');
    const again = await post('sendUserCreatePasswordEmail', { userEmail: ann.email }, admin.token);
    expect(again).toMatchObject({ status: 429, body: { message: 'Email already sent.' } });
  });

  test.each(['https://evil.example/app', 'javascript:alert(1)', '//evil.example', 'http://localhost@evil.example'])(
    'never redirects to %s',
    async (url) => {
      const { email, codeOf } = await invited();
      const { code } = await codeOf(Date.now());
      const answer = await post('sendUserCreatePasswordEmail', { userEmail: email, code, actionCodeSettings: { url } });
      expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid request provided.' } });
    },
  );
});

test('a mailed sign-in link signs in once', async () => {
  const organizationId = freshId('agency');
  const ann = await person({ organizationId });
  const admin = await person({ organizationId, userRoles: cast.admin.userRoles });
  expect(await post('sendUserEmailLoginLink', { userEmail: ann.email }, ann.token)).toMatchObject({ status: 403 });
  expect(await post('sendUserEmailLoginLink', { userEmail: ann.email }, admin.token)).toMatchObject({ status: 200 });
  const [mail] = await mailsTo(ann.email, 1, 'Sign in to');
  const oobCode = linkIn(mail).searchParams.get('oobCode');
  const redeem = (email: string) =>
    call<{ token: string }>('/api/app/signInWithLink', { body: { email, code: oobCode } });
  expect(await redeem(admin.email)).toMatchObject({ status: 400, body: { message: 'Email does not match' } });
  const { body } = await redeem(ann.email);
  expect(await call('/api/app/verifyUserToken', { token: await redeemed(body.data.token) })).toMatchObject({
    status: 200,
  });
  expect(await redeem(ann.email)).toMatchObject({ status: 400, body: { message: 'Link has expired' } });
});

test('a link that is redeemed directly at the auth service begins no session', async () => {
  const { email } = await person();
  const link = await getAuth().generateSignInWithEmailLink(email, { url: 'http://localhost', handleCodeInApp: true });
  const oobCode = new URL(link).searchParams.get('oobCode');
  const { idToken = '' } = await askAuthService('signInWithEmailLink', { email, oobCode });
  expect(await call('/api/app/verifyUserToken', { token: idToken })).toMatchObject({ status: 401 });
});

describe('changing the login email', () => {
  test('needs the password, notifies both emails and ends the sessions', async () => {
    const { uid, email, password, token } = await person({ organizationId: freshId('agency') });
    const newEmail = `${freshId('new')}@example.com`;
    expect(await post('updateEmail', { newEmail, password: 'Wrong-1-wrong' }, token)).toMatchObject({
      status: 400,
      body: { message: 'This is not your password.' },
    });
    const { status, body } = await post('updateEmail', { newEmail: newEmail.toUpperCase(), password }, token);
    expect(status).toBe(200);
    expect(body.data.email).toBe(newEmail);
    expect(await read(documents.user(uid))).toMatchObject({ email: newEmail, isVerified: false });
    expect(await signInBy(email, password)).toMatchObject({ status: 401 });
    expect(await signInBy(newEmail, password)).toMatchObject({ status: 200 });
    expect((await mailsTo(email, 1, 'Your login email was changed'))[0]?.text).toContain(newEmail);
    const [mail] = await mailsTo(newEmail, 1, 'Verify your new login email');
    expect(linkIn(mail).searchParams.get('mode')).toBe('verifyEmail');
    const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: body.data.token });
    expect(await post('confirmVerification', {}, idToken)).toMatchObject({ body: { data: { isVerified: false } } });
  });

  test('is undone with the link that the former email gets, once verified, even after further changes', async () => {
    const { uid, email, password, token } = await person({ organizationId: freshId('agency') });
    const [mistyped, attackers] = [`${freshId('mistyped')}@example.com`, `${freshId('else')}@example.com`];
    const first = await post('updateEmail', { newEmail: mistyped, password }, token);
    const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: first.body.data.token });
    const second = await post('updateEmail', { newEmail: attackers, password }, idToken);
    // The owner of an email that was only typed learns nothing and cannot take the account.
    expect(second).toMatchObject({ status: 200, body: { data: { undoCode: '' } } });
    expect(await mailsTo(mistyped, 1, 'Verify your new login email')).toHaveLength(1);
    expect(await mailsTo(mistyped, 0, 'Your login email was changed')).toEqual([]);

    const link = linkIn((await mailsTo(email, 1, 'Your login email was changed'))[0]);
    expect([link.pathname, link.searchParams.get('mode')]).toEqual(['/auth/action', 'undoEmail']);
    const code = link.searchParams.get('oobCode');
    expect(code).toBe(first.body.data.undoCode);
    const current = await askAuthService('signInWithCustomToken', { token: second.body.data.token });
    for (let time = 1; time <= 2; time += 1) {
      expect(await post('undoEmailChange', { code })).toMatchObject({ status: 200, body: { data: { email } } });
    }
    expect(await read(documents.user(uid))).toMatchObject({ email, isVerified: true, emailVerified: true });
    expect(await call('/api/app/verifyUserToken', { token: current.idToken ?? '' })).toMatchObject({ status: 401 });
    expect(await signInBy(attackers, password)).toMatchObject({ status: 401 });
    const { body } = await signInBy(email, password);
    const again = await askAuthService('signInWithCustomToken', { token: body.data.token });
    expect(await call('/api/app/verifyUserToken', { token: again.idToken ?? '' })).toMatchObject({ status: 200 });
    expect(await post('undoEmailChange', { code: `${code ?? ''}x` })).toMatchObject({
      status: 400,
      body: { message: 'Link has expired' },
    });
  });

  test('is not undone when another user has the former email by now', async () => {
    const { email, password, token } = await person();
    const { body } = await post('updateEmail', { newEmail: `${freshId('new')}@example.com`, password }, token);
    const taken = await makeAccount('taken');
    await write(documents.user(taken.uid), { ...cast.recruiter, id: taken.uid, email });
    expect(await post('undoEmailChange', { code: body.data.undoCode })).toMatchObject({ status: 409 });
  });

  test('is refused for an email of another account or document', async () => {
    const [ann, bob] = [await person(), await person()];
    const ask = () => post('updateEmail', { newEmail: bob.email, password: ann.password }, ann.token);
    expect(await ask()).toMatchObject({ status: 409 });
    await createStore().accounts.update(bob.uid, { email: `${freshId('moved')}@example.com` });
    expect(await ask()).toMatchObject({ status: 409 });
    expect(await signInBy(ann.email, ann.password)).toMatchObject({ status: 200 });
  });
});

describe('an interrupted call locks no one out', () => {
  const outage = () => Promise.reject(new Error('cut off'));

  test('during the creation of a password', async () => {
    const { uid, email } = await person(
      { userProducts: { accessStatus: { core: { hasPassword: false, invited: true } }, accessRights: {} } },
      { hasPassword: false },
    );
    const store = createStore();
    const cut = { ...store, accounts: { ...store.accounts, endSessions: outage } };
    const context = handlerContext({ ...actorFor('recruiter'), uid, email }, { store: cut });
    await expect(setupPassword({ password: newPassword }, context)).rejects.toThrow('cut off');
    expect(await signInBy(email, newPassword)).toMatchObject({ status: 200 });
  });

  test('during a change of the login email: a reset by the former email restores it', async () => {
    const { uid, email, password } = await person();
    const root = await person({ userRoles: cast.superAdmin.userRoles, organizationId: null });
    const store = createStore();
    const update: typeof store.accounts.update = (of, changes) =>
      changes.email === email ? outage() : store.accounts.update(of, changes);
    const cut = {
      ...store,
      accounts: { ...store.accounts, update },
      users: { ...store.users, changeEmail: outage },
    };
    const context = handlerContext({ ...actorFor('recruiter'), uid, email }, { store: cut });
    const mistyped = `${freshId('mistyped')}@example.com`;
    await expect(updateEmail({ newEmail: mistyped, password }, context)).rejects.toThrow('cut off');
    expect(await signInBy(mistyped, password)).toMatchObject({ status: 403 });
    expect(await post('sendReset', { email }, root.token)).toMatchObject({ status: 200 });
    const code = linkIn((await mailsTo(email, 1, 'Reset your password'))[0]).searchParams.get('oobCode');
    expect(await post('confirmReset', { code, password: newPassword })).toMatchObject({ status: 200 });
    expect(await signInBy(email, newPassword)).toMatchObject({ status: 200 });
  });
});

test('signing out everywhere ends every session, also for direct access to the database', async () => {
  const organizationId = freshId('agency');
  await write(documents.organization(organizationId), organizationSchema.cast({ id: organizationId, name: 'A' }));
  const { uid, token, email, password } = await person({ organizationId });
  const kept = await signInBy(email, password);
  const readAs = async (by: string, path: string) => {
    const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
    const database = `projects/${process.env.GCLOUD_PROJECT ?? ''}/databases/(default)`;
    const headers = { authorization: `Bearer ${by}` };
    return (await fetch(`http://${host}/v1/${database}/documents/${path}`, { headers })).status;
  };
  const paths = [documents.organization(organizationId), documents.user(uid)];
  for (const path of paths) expect(await readAs(token, path)).toBe(200);
  expect(await post('signOutEverywhere', {}, token)).toMatchObject({ status: 200 });
  for (const path of paths) expect(await readAs(token, path)).toBe(403);
  // A custom token is valid for an hour; one from before begins no session.
  const { idToken: late = '' } = await askAuthService('signInWithCustomToken', { token: kept.body.data.token });
  const anew = await tokenOf(uid);
  for (const path of paths) expect([await readAs(late, path), await readAs(anew, path)]).toEqual([403, 200]);
  for (const ended of [token, late]) {
    expect(await call('/api/app/verifyUserToken', { token: ended })).toMatchObject({ status: 401 });
  }
  expect(await call('/api/app/verifyUserToken', { token: await tokenOf(uid) })).toMatchObject({ status: 200 });
});

test.each(['setupPassword', 'updateEmail', 'signOutEverywhere'])(
  '%s is refused to a super admin who impersonates the user',
  async (name) => {
    const root = await person({ userRoles: cast.superAdmin.userRoles, organizationId: null });
    const ann = await person();
    const token = await tokenOf(ann.uid, {
      session: 'impersonation',
      sessionEpoch: 0,
      impersonatedBy: root.uid,
      impersonatedByEmail: root.email,
      impersonatorSessionEpoch: 0,
      impersonatedUntil: Math.floor(Date.now() / 1_000) + 60,
    });
    const body = { password: newPassword, newEmail: `${freshId('new')}@example.com` };
    expect(await post(name, body, token)).toMatchObject({ status: 403 });
  },
);

test('the middleware says whether a captcha is solved, and a solution works once', async () => {
  const verify = (captchaToken: string) => call<{ ok: boolean }>('/verifyCaptcha', { body: { captchaToken } });
  const captcha = await solvedCaptcha();
  expect(await verify('')).toMatchObject({ status: 200, body: { data: { ok: false } } });
  expect(await verify(captcha)).toMatchObject({ status: 200, body: { data: { ok: true } } });
  expect(await verify(captcha)).toMatchObject({ status: 200, body: { data: { ok: false } } });
});
