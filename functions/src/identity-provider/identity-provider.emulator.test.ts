import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import type { IdentityProviderInput, ProviderSettings } from '@portal/domain/contracts/identity-provider-api';
import type { SignInAnswer } from '@portal/domain/contracts/second-step-api';
import { newOrganization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { userSchema } from '@portal/domain/users/user';
import { createOpenIdProviders } from '../adapters/openid/create-openid-providers';
import { limitRate } from '../runtime/rate-limit';
import { firestore } from '../store/firestore';
import { createStore } from '../store/store';
import {
  call,
  freshId,
  freshWorld,
  makeAccount,
  provedToken,
  read,
  redeemed,
  signIn,
  stored,
  withoutTriggers,
  write,
  type SignedIn,
  type World,
} from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { startForgingIssuer, type ForgingIssuer } from '../testing/forging-issuer';
import { handlerContext } from '../testing/handler-context';
import { testFile } from '../testing/test-file';
import { beginStaffSession } from '../users/begin-staff-session';
import { invitationLimits } from '../users/count-invitation';
import { finishProviderSignIn } from './finish-provider-sign-in';
import { saveIdentityProvider } from './manage-identity-provider';
import { startProviderSignIn } from './start-provider-sign-in';

withoutTriggers();
const { clock } = testFile();

let issuer: ForgingIssuer;
let other: ForgingIssuer;
beforeAll(async () => {
  [issuer, other] = await Promise.all([startForgingIssuer(), startForgingIssuer()]);
});
afterAll(async () => {
  await Promise.all([issuer.close(), other.close()]);
});

let world: World;
let admin: SignedIn;
let domain: string;
beforeEach(async () => {
  world = freshWorld();
  // Each test is a client of its own for the limits of a minute.
  clock.pass(61_000);
  const signedIn = await signIn('admin', world);
  admin = { ...signedIn, token: provedToken(signedIn.token, clock.now()) };
  domain = `${freshId('agency')}.example`;
  for (const [id, name] of [
    [world.a, 'Alder & Pine'],
    [world.b, 'Harbor'],
  ] as const) {
    await write(documents.organization(id), newOrganization({ id, name }));
  }
});

interface Started {
  url: string;
  attempt: string;
}
const settings = (changes: Partial<IdentityProviderInput> = {}) => ({
  organizationId: world.a,
  ...{ issuer: issuer.url, clientId: issuer.clientId, clientSecret: issuer.clientSecret },
  ...{ domains: [domain], defaultRole: 'user', isRequired: false, asksSecondStep: false },
  ...changes,
});
const post = <Data>(name: string, body: object, token?: string) =>
  call<Data>(`/api/app/${name}`, { body, ...(token !== undefined && { token }) });
const save = (changes: Partial<IdentityProviderInput> = {}, token = admin.token) =>
  post<ProviderSettings>('saveIdentityProvider', settings(changes), token);
const verify = (name = domain, organizationId = world.a) =>
  createStore().identityProviders.setVerified(organizationId, name, clock.now());
const setUp = async (changes: Partial<IdentityProviderInput> = {}) => {
  expect(await save(changes)).toMatchObject({ status: 200 });
  expect(await verify()).toBe('stored');
};
const start = async (organizationId = world.a, changes = {}) => {
  const { body } = await post<Started>('startProviderSignIn', { organizationId, ...changes });
  return body.data;
};
const finish = (attempt: string, query: string) => post<SignInAnswer>('finishProviderSignIn', { attempt, query });

/** A whole sign-in. @param claims of the id token. */
async function signOn(claims: Record<string, unknown>, how = {}) {
  const { url, attempt } = await start();
  return await finish(attempt, await issuer.returnFrom(url, claims, how));
}
const person = (name = 'ada') => ({ sub: `sub-${name}`, email: `${name}@${domain}`, name: 'Ada Lovelace' });
const tokenIn = async (answer: Awaited<ReturnType<typeof signOn>>) => {
  const { data } = answer.body;
  if (data.kind !== 'signedIn') throw new Error(data.kind);
  return await redeemed(data.token);
};
const refusedWith = (message: string, status = 400) => ({ status, body: { message } });
const userWith = async (email: string) => {
  const { docs } = await firestore().collection('users').where('email', '==', email).get();
  return docs.map((each) => userSchema.cast(each.data(), { assert: false }));
};

describe('the settings', () => {
  test('answer everything but the secret, which is stored sealed, and keep domains and secret', async () => {
    const saved = await save();
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { provider: { issuer: issuer.url, domains: [{ domain, verifiedAt: null }] } } },
    });
    expect(JSON.stringify(saved.body)).not.toContain(issuer.clientSecret);
    expect(JSON.stringify(await read(documents.identityProvider(world.a)))).not.toContain(issuer.clientSecret);
    await verify();
    const again = await save({ clientSecret: '', domains: [domain, `more.${domain}`] });
    expect(again.body.data.provider?.domains).toMatchObject([
      { domain, verifiedAt: expect.any(Number), token: saved.body.data.provider?.domains[0]?.token },
      { domain: `more.${domain}`, verifiedAt: null },
    ]);
    expect(again.body.data.redirectUrls[0]).toMatch(/\/login\/single-sign-on$/);
  });

  test('need a recent proof, and are read and changed by admins of the agency alone', async () => {
    expect(await save({}, provedToken(admin.token, 0))).toMatchObject({ body: { name: 'proofRequired' } });
    const recruiter = await signIn('recruiter', world);
    const foreign = await signIn('foreignAdmin', world);
    for (const { token } of [recruiter, foreign]) {
      expect(await save({}, token)).toMatchObject({ status: 403 });
      expect(await post('getIdentityProvider', { organizationId: world.a }, token)).toMatchObject({ status: 403 });
    }
  });

  test('never send the stored secret to another issuer', async () => {
    await save();
    const before = other.requests.length;
    expect(await save({ issuer: other.url, clientSecret: '' })).toMatchObject(refusedWith(texts.secretNeeded));
    expect(other.requests).toHaveLength(before);
  });

  test.each(['gmail.com', 'localhost', '-x.example', '10.0.0.1'])('refuse the domain %s', async (name) => {
    expect(await save({ domains: [name] })).toMatchObject({ status: 400 });
  });

  test('refuse an issuer that is none, that everybody shares, or in the own network', async () => {
    const wrong = await startForgingIssuer({ issuer: 'https://accounts.agency.example' });
    expect(await save({ issuer: wrong.url })).toMatchObject(refusedWith(texts.issuerUnusable));
    await wrong.close();
    expect(await save({ issuer: 'http://127.0.0.1:1' })).toMatchObject(refusedWith(texts.issuerUnusable));
    const careful = createOpenIdProviders({ mayCallPrivateAddresses: false });
    const actor = { ...actorFor('admin'), organizationId: world.a };
    for (const url of [issuer.url, 'https://127.0.0.1', 'https://metadata', 'https://[::1]', 'https://10.0.0.7/x']) {
      const saved = saveIdentityProvider(
        { ...settings(), issuer: url } as never,
        handlerContext(actor, { openId: careful }),
      );
      await expect(saved).rejects.toMatchObject({ userMessage: texts.issuerRefused });
    }
    const shared = { ...careful, accepts: () => true, issuerOf: () => Promise.resolve('https://gitlab.com') };
    const saved = saveIdentityProvider(settings() as never, handlerContext(actor, { openId: shared }));
    await expect(saved).rejects.toMatchObject({ userMessage: texts.issuerShared });
  });

  test('a domain that another agency has verified is not to be had; a removed one is free', async () => {
    await setUp();
    const foreign = await signIn('foreignAdmin', world);
    const theirs = { ...settings(), organizationId: world.b };
    expect(await post('saveIdentityProvider', theirs, foreign.token)).toMatchObject({ status: 200 });
    expect(await verify(domain, world.b)).toBe('taken');
    expect(await post('removeIdentityProvider', { organizationId: world.a }, admin.token)).toMatchObject({
      status: 200,
      body: { data: { provider: null } },
    });
    expect(await verify(domain, world.b)).toBe('stored');
  });
});

describe('the sign-in page', () => {
  test('finds the agency by a verified domain, without a look at users', async () => {
    const find = (name: string) => post<{ found: unknown }>('findIdentityProvider', { domain: name });
    await save();
    expect(await find(domain)).toMatchObject({ body: { data: { found: null } } });
    await verify();
    expect(await find(domain.toUpperCase())).toMatchObject({
      body: { data: { found: { organizationId: world.a, name: 'Alder & Pine' } } },
    });
    expect(await find(`sub.${domain}`)).toMatchObject({ body: { data: { found: null } } });
  });

  test('cannot start without a verified domain', async () => {
    await save();
    expect(await post('startProviderSignIn', { organizationId: world.a })).toMatchObject(refusedWith(texts.notSetUp));
  });
});

describe('the first sign-in', () => {
  beforeEach(() => setUp());

  test('creates a user with the default role, with an entry of the audit trail', async () => {
    const answer = await signOn(person());
    const token = await tokenIn(answer);
    const [user] = await userWith(person().email);
    expect(user).toMatchObject({
      ...{ displayName: 'Ada Lovelace', organizationId: world.a, isVerified: true },
      userRoles: { user: true, admin: false, superAdmin: false },
    });
    expect(await post('listSessions', {}, token)).toMatchObject({
      body: { data: { sessions: [{ method: 'single sign-on', isOwn: true }] } },
    });
    expect(await read(documents.teamMember(world.a, user?.id ?? ''))).toMatchObject({ email: person().email });
    const audit = await firestore().collection(`organizations/${world.a}/audit`).get();
    expect(audit.docs.map((each) => each.data())).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'signedIn', details: expect.stringMatching(/^single sign-on/) }),
        expect.objectContaining({ action: 'singleSignOnLinked', uid: user?.id }),
      ]),
    );
  });

  test('uses PKCE, state and nonce, and never a secret in the URL', async () => {
    const { url, attempt } = await start(world.a, { email: person().email });
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', login_hint: person().email },
      ...{ state: expect.stringMatching(/^.{40,}$/), nonce: expect.stringMatching(/^.{40,}$/) },
    });
    await finish(attempt, await issuer.returnFrom(url, person()));
    expect(issuer.requests.at(-1)?.code_verifier).toMatch(/^.{43,}$/);
    expect(url).not.toContain(issuer.clientSecret.replace(' ', '+'));
  });

  test('links a member by email and accepts the invitation; later the email at the provider does not matter', async () => {
    const made = await makeAccount('invited', { emailVerified: false, hasPassword: false });
    const email = `invited@${domain}`;
    await createStore().accounts.update(made.uid, { email });
    const invited = { accessStatus: { core: { invited: true, hasPassword: false } } };
    const user = { id: made.uid, email, organizationId: world.a, userRoles: { admin: true }, userProducts: invited };
    await write(documents.user(made.uid), userSchema.cast(user));
    const first = await tokenIn(await signOn({ ...person(), email }));
    expect(await post('verifyUserToken', {}, first).then(({ status }) => status)).not.toBe(403);
    expect(await stored(documents.user(made.uid), userSchema)).toMatchObject({
      ...{ isVerified: true, userRoles: { admin: true } },
      userProducts: { accessStatus: { core: { invited: false } } },
    });
    expect(await signOn({ ...person(), email: `married@${domain}` })).toMatchObject({ status: 200 });
    expect(await userWith(`married@${domain}`)).toEqual([]);
    expect(await stored(documents.user(made.uid), userSchema)).toMatchObject({ email });
  });

  test('of another person with a reassigned email does not open the account, until an admin unlinks it', async () => {
    await signOn(person());
    const reassigned = { ...person(), sub: 'another person' };
    expect(await signOn(reassigned)).toMatchObject(refusedWith(texts.otherIdentity, 403));
    const [user] = await userWith(person().email);
    const unlink = { organizationId: world.a, userId: user?.id };
    expect(await post('unlinkIdentity', unlink, admin.token)).toMatchObject({ status: 200 });
    expect(await signOn(reassigned)).toMatchObject({ status: 200 });
  });

  test('twice at the same time makes one user', async () => {
    const answers = await Promise.all([signOn(person()), signOn(person())]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await userWith(person().email)).toHaveLength(1);
  });

  test('counts as an invitation', async () => {
    await limitRate(handlerContext(null, { clock }), invitationLimits.ofDay, world.a, invitationLimits.ofDay.max);
    expect(await signOn(person())).toMatchObject(refusedWith(texts.tooManyNew, 429));
    expect(await userWith(person().email)).toEqual([]);
  });

  test.each([
    ['of another agency', { organizationId: 'another' }, 403, texts.otherAccount],
    ['without an agency', { organizationId: null }, 403, texts.otherAccount],
    ['who is a super admin', { userRoles: { superAdmin: true } }, 403, texts.otherAccount],
    ['who is a client contact', { accountType: 'recruiterClient' }, 403, texts.otherAccount],
    ['who is disabled', { activeStatus: activeStatus.disabled }, 403, 'Your account is disabled.'],
  ])('of a user %s is refused', async (_who, changes, status, message) => {
    const { uid } = await makeAccount('member');
    const user = { id: uid, email: person().email, organizationId: world.a, userRoles: { user: true }, ...changes };
    await write(documents.user(uid), userSchema.cast(user));
    expect(await signOn(person())).toMatchObject(refusedWith(message, status));
  });
});

describe('what proves nothing is refused', () => {
  beforeEach(() => setUp());
  const seconds = () => Math.floor(Date.now() / 1_000);

  test.each<[string, () => Record<string, unknown>, object]>([
    ['another nonce', () => ({ nonce: 'another' }), {}],
    ['no nonce', () => ({ nonce: undefined }), {}],
    ['another audience', () => ({ aud: 'another client' }), {}],
    ['two audiences of which we are not the one it is for', () => ({ aud: ['portal', 'x'], azp: 'x' }), {}],
    ['another issuer', () => ({ iss: other.url }), {}],
    ['an expired token', () => ({ iat: seconds() - 900, exp: seconds() - 600 }), {}],
    ['alg none, which the issuer lists', () => ({}), { algorithm: 'none' }],
    ['the client secret as key, which the issuer lists', () => ({}), { algorithm: 'HS256' }],
    ['a key that the issuer does not publish', () => ({}), { hasForeignKey: true }],
    ['no subject', () => ({ sub: undefined }), {}],
  ])('%s', async (_what, claims, how) => {
    expect(await signOn({ ...person(), ...claims() }, how)).toMatchObject(refusedWith(texts.notTrusted));
    expect(await userWith(person().email)).toEqual([]);
  });

  test.each([
    ['of a foreign domain', { email: 'ada@elsewhere.example' }, texts.foreignDomain],
    ['of a domain below', { email: 'ada@sub.DOMAIN' }, texts.foreignDomain],
    ['with a domain of ours in its name', { email: 'DOMAIN@elsewhere.example' }, texts.foreignDomain],
    ['that the provider has not verified', { email_verified: false }, texts.foreignDomain],
    ['that is missing', { email: undefined }, texts.noEmail],
  ])('an email %s', async (_which, claims, message) => {
    const changed = Object.fromEntries(
      Object.entries(claims).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace('DOMAIN', domain) : value,
      ]),
    );
    expect(await signOn({ ...person(), ...changed })).toMatchObject(refusedWith(message));
  });

  test('an attempt or a code that was used, of another browser, or too old', async () => {
    const again = refusedWith(texts.startAgain);
    const { url, attempt } = await start();
    const query = await issuer.returnFrom(url, person());
    expect(await finish(attempt, query)).toMatchObject({ status: 200 });
    expect(await finish(attempt, query)).toMatchObject(again);
    const mine = await start();
    // The state is another one: somebody else's return.
    expect(await finish(mine.attempt, query)).toMatchObject(refusedWith(texts.notTrusted));
    const third = await start();
    const replayed = new URLSearchParams(query);
    replayed.set('state', new URL(third.url).searchParams.get('state') ?? '');
    expect(await finish(third.attempt, replayed.toString())).toMatchObject(refusedWith(texts.notTrusted));
    expect(await finish('v1.abcdefgh.xyz', query)).toMatchObject(again);
    const late = await start();
    const right = await issuer.returnFrom(late.url, person());
    clock.pass(601_000);
    expect(await finish(late.attempt, right)).toMatchObject(again);
  });

  test('a return that the provider cancelled, with a sentence', async () => {
    const { url, attempt } = await start();
    const state = new URL(url).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state }).toString();
    expect(await finish(attempt, query)).toMatchObject(refusedWith(texts.cancelled));
  });

  test('the answer of another issuer to the same sign-in', async () => {
    // Mix-up (RFC 9207): the code is the other issuer's and is redeemed at ours alone.
    const { url, attempt } = await start();
    const query = new URLSearchParams(await other.returnFrom(url, person()));
    const before = other.requests.length;
    expect(await finish(attempt, query.toString())).toMatchObject(refusedWith(texts.notTrusted));
    expect(other.requests).toHaveLength(before);
    const named = await start();
    const answer = new URLSearchParams(await issuer.returnFrom(named.url, person()));
    answer.set('iss', other.url);
    expect(await finish(named.attempt, answer.toString())).toMatchObject(refusedWith(texts.notTrusted));
    // A sign-in that began before the issuer changed.
    const early = await start();
    const late = await issuer.returnFrom(early.url, person());
    await save({ issuer: other.url });
    expect(await finish(early.attempt, late)).toMatchObject(refusedWith(texts.startAgain));
  });

  test('an email of a domain whose verification was lost meanwhile', async () => {
    const { url, attempt } = await start();
    const query = await issuer.returnFrom(url, person());
    await createStore().identityProviders.setVerified(world.a, domain, null);
    expect(await finish(attempt, query)).toMatchObject(refusedWith(texts.foreignDomain));
  });
});

describe('the rules of the agency', () => {
  const required = { security: { signIn: { requireSecondStep: true } } };

  test('its second step holds, unless the provider asks for one', async () => {
    await write(documents.agencySettings(world.a), required);
    await setUp();
    expect(await signOn(person())).toMatchObject({ body: { data: { kind: 'secondStep', isEnrolled: false } } });
    await save({ asksSecondStep: true });
    expect(await signOn(person())).toMatchObject({ body: { data: { kind: 'signedIn' } } });
  });

  test('required single sign-on refuses other ways, for emails of the domain, once an admin has used it', async () => {
    await setUp();
    expect(await save({ isRequired: true })).toMatchObject(refusedWith(texts.tryFirst));
    const email = `boss@${domain}`;
    await createStore().accounts.update(admin.uid, { email });
    await firestore().doc(documents.user(admin.uid)).update({ email });
    const token = await tokenIn(await signOn({ ...person('boss'), auth_time: Math.floor(clock.now() / 1_000) }));
    // The provider said when it proved the user.
    expect(await save({ isRequired: true }, token)).toMatchObject({ status: 200 });
    const context = handlerContext(null, { clock });
    const member = await stored(documents.user(admin.uid), userSchema);
    for (const method of ['password', 'link', 'ats', 'passkey'] as const) {
      const begun = beginStaffSession(context, member, method);
      await expect(begun).rejects.toMatchObject({ kind: 'permissionDenied', userMessage: texts.required });
    }
    expect(await beginStaffSession(context, member, 'single sign-on')).toMatchObject({ kind: 'signedIn' });
    const elsewhere = { ...member, email: 'boss@elsewhere.example' };
    expect(await beginStaffSession(context, elsewhere, 'password')).toMatchObject({ kind: 'signedIn' });
  });

  test('a sign-in without the time of its proof is no recent one', async () => {
    await setUp({ defaultRole: 'admin' });
    const token = await tokenIn(await signOn(person()));
    expect(await save({}, token)).toMatchObject({ body: { name: 'proofRequired' } });
    const { url, attempt } = await start(world.a, { isFresh: true });
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '300' });
    const old = { ...person(), auth_time: Math.floor(Date.now() / 1_000) - 3_600 };
    expect(await finish(attempt, await issuer.returnFrom(url, old))).toMatchObject(refusedWith(texts.notTrusted));
  });

  test('an account of Google must be of the organization', async () => {
    const google = 'https://accounts.google.com';
    const provided = { subject: 'sub', email: person().email, isEmailRefused: false, name: '', authTime: null };
    const finishAs = async (claims: Record<string, unknown>) => {
      const openId = {
        accepts: () => true,
        issuerOf: () => Promise.resolve(google),
        signInUrl: () => Promise.resolve('https://accounts.google.com/sign-in'),
        identityOf: () => Promise.resolve({ ...provided, claims }),
      };
      const actor = { ...actorFor('admin'), organizationId: world.a, provedAt: clock.now() };
      await saveIdentityProvider(settings() as never, handlerContext(actor, { clock, openId }));
      await verify();
      const context = handlerContext(null, { clock, openId });
      const { attempt } = await startProviderSignIn({ organizationId: world.a, email: '', isFresh: false }, context);
      return await finishProviderSignIn({ attempt, query: 'code=x' }, context);
    };
    // A private account with an email of the domain, as a former member may still have.
    await expect(finishAs({})).rejects.toMatchObject({ userMessage: texts.foreignDomain });
    await expect(finishAs({ hd: 'elsewhere.example' })).rejects.toMatchObject({ userMessage: texts.foreignDomain });
    expect(await finishAs({ hd: domain })).toMatchObject({ kind: 'signedIn' });
  });
});
