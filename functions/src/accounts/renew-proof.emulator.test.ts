import { expect, test } from '@jest/globals';
import { ownSession } from '@portal/domain/access/session';
import { TOTP } from 'otpauth';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { firestore } from '../store/firestore';
import { call, freshWorld, makeAccount, redeemed, signIn, tokenOf, write } from '../testing/emulator';

const world = freshWorld();

/** A super admin, with a token whose proof is old. */
async function operator() {
  const made = await makeAccount('operator');
  await write(documents.user(made.uid), { ...cast.superAdmin, id: made.uid, email: made.email });
  return { ...made, stale: await tokenOf(made.uid, ownSession(0, { sessionId: 'kept', provedAt: 1 })) };
}
const renew = (body: object, token: string) => call<{ token: string }>('/api/app/renewProof', { body, token });
const impersonate = async (token: string) => {
  const { uid } = await signIn('recruiter', world);
  return await call<{ token: string }>(`/api/admin/getCustomUserToken?userId=${uid}`, { token });
};
const required = { status: 403, body: { name: 'proofRequired', message: 'Please confirm that it is you.' } };

test('impersonation and connecting the ATS need a recent proof, by password', async () => {
  const { password, stale } = await operator();
  expect(await impersonate(stale)).toMatchObject(required);
  expect(await renew({ password: 'Wrong-password-1' }, stale)).toMatchObject({ status: 400 });
  const { body } = await renew({ password }, stale);
  const fresh = await redeemed(body.data.token);
  expect(await impersonate(fresh)).toMatchObject({ status: 200 });
  // It is the same session.
  expect(JSON.parse(Buffer.from(fresh.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    sessionId: 'kept',
    sessionEpoch: 0,
  });

  const admin = await signIn('admin', world);
  const old = await tokenOf(admin.uid, ownSession(0));
  const connect = { organizationId: world.a, username: 'api', password: 'secret' };
  expect(await call('/api/app/connectAts', { body: connect, token: old })).toMatchObject(required);
});

test('with a second step the password is not enough', async () => {
  const { uid, password } = await operator();
  const token = await tokenOf(uid);
  const { body } = await call<{ key: string; enrolment: string }>('/api/app/startSecondStep', {
    body: { password },
    token,
  });
  const { key, enrolment } = body.data;
  const used = Date.now();
  const codeAt = (timestamp: number) => new TOTP({ secret: key }).generate({ timestamp });
  await call('/api/app/turnOnSecondStep', { body: { enrolment, code: codeAt(used) } });
  const stale = await tokenOf(uid, ownSession(1));
  expect(await renew({ password }, stale)).toMatchObject({ status: 400 });
  expect(await renew({ code: codeAt(used) }, stale)).toMatchObject({ status: 400 });
  const answer = await renew({ code: codeAt(used + 30_000) }, stale);
  expect(await impersonate(await redeemed(answer.body.data.token))).toMatchObject({ status: 200 });
});

test('an impersonated session cannot prove anything', async () => {
  const { uid, password } = await operator();
  const begun = await impersonate(await tokenOf(uid));
  expect(await renew({ password }, await redeemed(begun.body.data.token))).toMatchObject({ status: 403 });
});

test('a session ends after the hours that its organization sets, and a new proof does not prolong it', async () => {
  const { uid, email, password } = await signIn('admin', world);
  const signInSettings = { security: { signIn: { sessionHours: 8 } } };
  await firestore().doc(documents.agencySettings(world.a)).set(signInSettings, { merge: true });
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { endsAt: number };
  const answer = await call<{ token: string }>('/api/app/signInWithPassword', { body: { email, password } });
  const token = await redeemed(answer.body.data.token);
  const { endsAt } = claimsOf(token);
  expect(Math.abs(endsAt - Date.now() - 8 * 60 * 60_000)).toBeLessThan(120_000);
  const renewed = await renew({ password }, token);
  expect(claimsOf(await redeemed(renewed.body.data.token)).endsAt).toBe(endsAt);
  const over = await tokenOf(uid, ownSession(0, { endsAt: Date.now() - 1 }));
  expect(await renew({ password }, over)).toMatchObject({ status: 401 });
});
