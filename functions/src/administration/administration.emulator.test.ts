import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getAuth } from 'firebase-admin/auth';
import { activeStatus } from '@portal/domain/access/roles';
import { userLogSchema } from '@portal/domain/events/user-log';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast, type CastName } from '@portal/domain/testing/cast';
import { userFormTexts } from '@portal/domain/texts/team';
import { refusalOf, userSchema } from '@portal/domain/users/user';
import { limitRate } from '../runtime/rate-limit';
import { firestore } from '../store/firestore';
import { actorFor } from '../testing/fake-ports';
import {
  call,
  freshId,
  freshWorld,
  read,
  savedAgencies,
  signIn,
  write,
  type SignedIn,
  redeemed,
} from '../testing/emulator';
import { handlerContext } from '../testing/handler-context';
import { linkIn, mailsTo } from '../testing/mailbox';
import { invitationLimits } from '../users/count-invitation';
import { getCustomUserToken } from './impersonation';

const world = freshWorld();
let root: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  root = await signIn('superAdmin', world);
  admin = await signIn('admin', world);
});

const ask = (api: 'app' | 'admin', name: string, body: Record<string, unknown>, by: SignedIn) =>
  call<Record<string, string>>(`/api/${api}/${name}`, { body, token: by.token });
const logsOf = async (organizationId: string, uid: string) =>
  (await firestore().collection(collections.usersLogs(organizationId)).where('user.uid', '==', uid).get()).docs.map(
    (snapshot) => snapshot.data(),
  );
const newEmail = () => `${freshId('new')}@example.com`;
const asUser = { user: true, admin: false, superAdmin: false };

describe('adding a user', () => {
  test('creates account, document, membership, log entry and invitation', async () => {
    const email = newEmail();
    const user = { email: email.toUpperCase(), displayName: 'New Person', organizationId: world.a, userRoles: asUser };
    const { status, body } = await ask('admin', 'createUser', { user }, root);
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'User added' });
    const uid = body.data.userId ?? '';
    expect(await read(documents.user(uid))).toMatchObject({
      email,
      displayName: 'New Person',
      organizationId: world.a,
      userRoles: asUser,
      isNewVersion: true,
      userProducts: { accessStatus: { core: { invited: true, hasPassword: false } } },
    });
    expect(await read(documents.teamMember(world.a, uid))).toMatchObject({ userId: uid, email });
    expect(await logsOf(world.a, uid)).toMatchObject([{ eventType: 'userAdded', by: { uid: root.uid } }]);
    const link = linkIn((await mailsTo(email, 1, 'You are invited to'))[0]);
    expect([link.pathname, link.searchParams.get('mode')]).toEqual(['/login', 'email']);
    const code = link.searchParams.get('code');
    expect(await call('/api/app/decryptCode', { body: { code } })).toMatchObject({
      body: { data: { userEmail: email, organization: { organizationId: world.a } } },
    });
  });

  test('with the email of an account is refused; a double click adds one user', async () => {
    const user = { email: newEmail(), displayName: 'Twice', organizationId: world.a, userRoles: asUser };
    const answers = await Promise.all([1, 2].map(() => ask('admin', 'createUser', { user }, root)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ask('admin', 'createUser', { user }, root)).toMatchObject({ status: 409 });
    const found = await firestore().collection(collections.users()).where('email', '==', user.email).get();
    expect(found.size).toBe(1);
  });

  test('takes over an account that a crash has left without a document', async () => {
    const { uid } = await getAuth().createUser({ email: newEmail() });
    const { email = '' } = await getAuth().getUser(uid);
    const user = { email, displayName: 'Left', organizationId: world.a, userRoles: asUser };
    expect((await ask('admin', 'createUser', { user }, root)).body.data).toEqual({ userId: uid });
  });

  test('to an unknown organization is refused', async () => {
    const user = { email: newEmail(), displayName: 'Lost', organizationId: 'nowhere', userRoles: asUser };
    expect(await ask('admin', 'createUser', { user }, root)).toMatchObject({ status: 400 });
  });
});

describe('an account', () => {
  let person: SignedIn;
  const verify = () => call('/api/app/verifyUserToken', { token: person.token });
  beforeEach(async () => {
    person = await signIn('recruiter', world);
  });

  test('that is disabled is out with the next request, and in again when it is enabled', async () => {
    const integrationUser = documents.atsUser(world.a, freshId('bh'));
    await write(integrationUser, { id: 'x', email: person.email, bhAuth: true });
    const answers = await Promise.all([1, 2].map(() => ask('admin', 'disableUser', { userId: person.uid }, root)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { message: 'User disabled' } });
    expect((await verify()).status).toBeGreaterThanOrEqual(401);
    expect(await read(documents.user(person.uid))).toMatchObject({ activeStatus: activeStatus.disabled });
    expect(await read(integrationUser)).toMatchObject({ bhAuth: false, identityType: 'sso' });
    const { email, password } = person;
    expect(await call('/api/app/signInWithPassword', { body: { email, password } })).toMatchObject({
      body: { name: 'userDisabled' },
    });
    expect((await logsOf(world.a, person.uid)).map(({ eventType }) => eventType as string)).toEqual(['userDisabled']);

    expect(await ask('admin', 'enableUser', { userId: person.uid }, root)).toMatchObject({
      body: { message: 'User enabled' },
    });
    expect(await read(integrationUser)).toMatchObject({ bhAuth: true });
    expect(await call('/api/app/signInWithPassword', { body: { email, password } })).toMatchObject({ status: 200 });
  });

  test('that is deleted is gone everywhere, and deleting it again changes nothing', async () => {
    await write(documents.teamMember(world.a, person.uid), { userId: person.uid, email: person.email });
    for (let count = 1; count <= 2; count += 1) {
      expect(await ask('admin', 'deleteUser', { userId: person.uid }, root)).toMatchObject({
        status: 200,
        body: { message: 'User deleted' },
      });
    }
    expect(await read(documents.user(person.uid))).toBeNull();
    expect(await read(documents.teamMember(world.a, person.uid))).toBeNull();
    await expect(getAuth().getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await verify()).status).toBe(401);
    expect(await logsOf(world.a, person.uid)).toMatchObject([{ eventType: 'userDeleted' }]);
  });

  test('after two parallel changes is as one of them set it; an edit after its deletion is notFound', async () => {
    const change = (displayName: string, organizationId: string) =>
      ask(
        'admin',
        'updateUser',
        { userId: person.uid, user: { displayName, organizationId, userRoles: asUser } },
        root,
      );
    const answers = await Promise.all([change('In A', world.a), change('In B', world.b)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const stored = userSchema.cast(await read(documents.user(person.uid)));
    expect([`In A${world.a}`, `In B${world.b}`]).toContain(`${stored.displayName}${stored.organizationId ?? ''}`);
    const memberships = await Promise.all([world.a, world.b].map((id) => read(documents.teamMember(id, person.uid))));
    expect(memberships.map((found) => found !== null)).toEqual(
      [world.a, world.b].map((id) => id === stored.organizationId),
    );
    await ask('admin', 'deleteUser', { userId: person.uid }, root);
    expect(await change('Nobody', world.a)).toMatchObject({ status: 404 });
  });

  test('with changed roles has a log entry with both names', async () => {
    const userRoles = { ...asUser, admin: true };
    const user = { displayName: 'Up', organizationId: world.a, userRoles };
    expect(await ask('admin', 'updateUser', { userId: person.uid, user }, root)).toMatchObject({
      body: { message: 'User updated' },
    });
    expect(await logsOf(world.a, person.uid)).toMatchObject([
      { eventType: 'rolesChanged', user: { email: person.email }, by: { uid: root.uid, email: root.email } },
    ]);
  });

  test('cannot be disabled or deleted by its own user', async () => {
    for (const name of ['disableUser', 'deleteUser']) {
      expect(await ask('admin', name, { userId: root.uid }, root)).toMatchObject({
        status: 409,
        body: { message: 'You cannot do this to your own account.' },
      });
    }
  });
});

describe('working as another user', () => {
  const begin = async (by = root, of = admin) => {
    const path = `/api/admin/getCustomUserToken?userId=${of.uid}`;
    return await call<{ token: string; returnToken: string }>(path, { token: by.token });
  };
  const goBack = (token: string, returnToken: string) =>
    call<{ token: string }>(`/api/admin/getCustomAdminToken?returnToken=${returnToken}`, { token });

  test('acts as that user, logs both names, and returns once', async () => {
    const { body } = await begin();
    const token = await redeemed(body.data.token);
    expect(await call('/api/app/verifyUserToken', { token })).toMatchObject({ body: { data: { uid: admin.uid } } });
    const event = { organizationId: world.a, data: { eventType: 'login' } };
    await call('/api/app/recordEvent', { body: event, token });
    const back = await goBack(token, body.data.returnToken);
    expect(await call('/api/app/verifyUserToken', { token: await redeemed(back.body.data.token) })).toMatchObject({
      body: { data: { uid: root.uid } },
    });
    expect(await goBack(token, body.data.returnToken)).toMatchObject({ status: 403 });
    const by = { uid: root.uid, email: root.email };
    const logs = (await logsOf(world.a, admin.uid)).filter((log) => log.by !== null);
    expect(new Map(logs.map(({ eventType, by: doer }) => [eventType as string, doer as unknown]))).toEqual(
      new Map([
        ['impersonationStarted', by],
        ['login', by],
        ['impersonationEnded', by],
      ]),
    );
  });

  test('returns only the same super admin, and not into an ended session', async () => {
    const { body } = await begin();
    expect(await goBack(admin.token, body.data.returnToken)).toMatchObject({ status: 403 });
    const other = await signIn('superAdmin', world);
    const begun = (await begin(other)).body.data;
    const token = await redeemed(begun.token);
    expect(await goBack(token, body.data.returnToken)).toMatchObject({ status: 403 });
    await ask('admin', 'disableUser', { userId: other.uid }, root);
    expect(await goBack(token, begun.returnToken)).toMatchObject({ status: 401 });
    expect(await call('/api/app/verifyUserToken', { token })).toMatchObject({ status: 401 });
  });

  test('ends when that user becomes a super admin', async () => {
    const promoted = await signIn('recruiter', world);
    const token = await redeemed((await begin(root, promoted)).body.data.token);
    expect(await call('/api/app/verifyUserToken', { token })).toMatchObject({ status: 200 });
    const user = { displayName: 'Up', organizationId: world.a, userRoles: { ...asUser, superAdmin: true } };
    expect(await ask('admin', 'updateUser', { userId: promoted.uid, user }, root)).toMatchObject({ status: 200 });
    expect(await call('/api/app/verifyUserToken', { token })).toMatchObject({ status: 401 });
    expect(await ask('admin', 'deleteUser', { userId: promoted.uid }, root)).toMatchObject({ status: 200 });
  });

  test.each<CastName>(['superAdmin', 'disabled', 'unverified', 'recruiterClient'])('is refused as %s', async (name) => {
    expect(await begin(root, await signIn(name, world))).toMatchObject({ status: 403 });
  });

  test('is refused for the caller’s own user, and everywhere when it is switched off', async () => {
    expect(await begin(root, root)).toMatchObject({ status: 403 });
    const context = handlerContext(actorFor('superAdmin'));
    const off = { ...context, config: { ...context.config, isImpersonationEnabled: false } };
    await expect(getCustomUserToken({ userId: admin.uid }, off)).rejects.toMatchObject({ kind: 'permissionDenied' });
    expect(refusalOf(cast.admin, { isEmailVerified: true })).toBeNull();
  });
});

describe('the team of an organization', () => {
  const add = (email: string, userRoles = asUser, by = admin, organizationId = world.a) =>
    ask('app', 'addTeamMember', { organizationId, user: { email, displayName: 'Member', userRoles } }, by);

  test('adds a new user, and a user without an organization', async () => {
    const { body } = await add(newEmail());
    expect(body.message).toBe('Team member added');
    expect(await read(documents.teamMember(world.a, body.data.userId ?? ''))).not.toBeNull();
    const free = await signIn('withoutOrganization', world);
    expect((await add(free.email)).body.data).toEqual({ userId: free.uid });
    expect((await add(free.email)).body.data).toEqual({ userId: free.uid });
    expect(await read(documents.user(free.uid))).toMatchObject({ organizationId: world.a });
  });

  test('at its limit of invitations adds new users only by a super admin', async () => {
    const own = freshWorld();
    await savedAgencies(own);
    const busy = await signIn('admin', own);
    await limitRate(handlerContext(null), invitationLimits.ofHour, own.a, invitationLimits.ofHour.max);
    const email = newEmail();
    expect(await add(email, asUser, busy, own.a)).toMatchObject({ status: 429 });
    await expect(getAuth().getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await add(email, asUser, root, own.a)).toMatchObject({ status: 200 });
  });

  test('invites a removed member again who never came, with the name as typed now', async () => {
    const email = newEmail();
    const { userId = '' } = (await add(email)).body.data;
    await ask('app', 'removeTeamMember', { organizationId: world.a, userId }, admin);
    const user = { email, displayName: 'Corrected Name', userRoles: asUser };
    expect((await ask('app', 'addTeamMember', { organizationId: world.a, user }, admin)).body.data).toEqual({ userId });
    expect(await read(documents.user(userId))).toMatchObject({ displayName: 'Corrected Name' });
    expect(await mailsTo(email, 2, 'You are invited to')).toHaveLength(2);
  });

  test('corrects the email of an invited member: the former invitation ends, and a new one is mailed', async () => {
    const [mistyped, email] = [newEmail(), newEmail()];
    const { userId = '' } = (await add(mistyped)).body.data;
    const codeTo = async (address: string) =>
      linkIn((await mailsTo(address, 1, 'You are invited to'))[0]).searchParams.get('code');
    const former = await codeTo(mistyped);
    const correct = (changes: Record<string, unknown> = {}, by = admin) =>
      ask('app', 'correctInvitation', { organizationId: world.a, userId, email, ...changes }, by);
    expect(await correct({ organizationId: world.b }, await signIn('foreignAdmin', world))).toMatchObject({
      status: 404,
    });
    expect(await correct()).toMatchObject({ status: 200, body: { message: `Invitation sent to: ${email}` } });
    expect(await read(documents.user(userId))).toMatchObject({ email, displayName: 'Member', userRoles: asUser });
    expect(await read(documents.teamMember(world.a, userId))).toMatchObject({ email });
    expect(await call('/api/app/decryptCode', { body: { code: former } })).toMatchObject({
      status: 400,
      body: { message: 'Link has expired' },
    });
    expect(await call('/api/app/decryptCode', { body: { code: await codeTo(email) } })).toMatchObject({ status: 200 });
    expect((await logsOf(world.a, userId)).map(({ eventType }) => eventType as string).sort()).toEqual([
      'emailChanged',
      'userAdded',
    ]);
  });

  test('answers the same for a correction to an email of another organization, and changes nothing', async () => {
    const foreign = await signIn('foreignRecruiter', world);
    const email = newEmail();
    const { userId = '' } = (await add(email)).body.data;
    const body = { organizationId: world.a, userId, email: foreign.email };
    expect(await ask('app', 'correctInvitation', body, admin)).toMatchObject({
      status: 200,
      body: { message: `Invitation sent to: ${foreign.email}` },
    });
    expect(await ask('app', 'correctInvitation', body, root)).toMatchObject({ status: 409 });
    expect(await read(documents.user(userId))).toMatchObject({ email });
    const [mail] = await mailsTo(foreign.email, 1, 'You are invited to');
    expect(mail?.html).toContain('You already have an account');
  });

  test('corrects no email of a member with a password, nor of a super admin', async () => {
    const member = await signIn('recruiter', world);
    const invitedRoot = newEmail();
    const user = { email: invitedRoot, displayName: 'R', organizationId: world.a, userRoles: { superAdmin: true } };
    const { userId } = (await ask('admin', 'createUser', { user }, root)).body.data;
    const correct = (of: string | undefined) =>
      ask('app', 'correctInvitation', { organizationId: world.a, userId: of, email: newEmail() }, admin);
    expect(await correct(member.uid)).toMatchObject({ status: 409 });
    expect(await correct(userId)).toMatchObject({ status: 403 });
  });

  test('gives and takes roles; who loses one has to sign in again', async () => {
    const member = await signIn('recruiter', world);
    const setRoles = (userRoles: Record<string, boolean>, by = admin, userId = member.uid) =>
      ask('app', 'setTeamMemberRoles', { organizationId: by.organizationId ?? world.a, userId, userRoles }, by);
    const verify = () => call('/api/app/verifyUserToken', { token: member.token });
    expect(await setRoles({ user: true, admin: true })).toMatchObject({
      status: 200,
      body: { message: 'User updated' },
    });
    expect(await read(documents.user(member.uid))).toMatchObject({ userRoles: { ...asUser, admin: true } });
    expect((await verify()).status).toBe(200);
    for (let time = 1; time <= 2; time += 1) expect(await setRoles(asUser)).toMatchObject({ status: 200 });
    expect((await verify()).status).toBe(401);
    expect((await logsOf(world.a, member.uid)).map(({ eventType }) => eventType as string)).toEqual([
      'rolesChanged',
      'rolesChanged',
    ]);

    expect(await setRoles({})).toMatchObject({ status: 400, body: { message: userFormTexts.userRoleNeeded } });
    expect(await setRoles({ ...asUser, superAdmin: true })).toMatchObject({ status: 403 });
    expect(await setRoles({ superAdmin: true }, root)).toMatchObject({ status: 403 });
    expect(await setRoles(asUser, admin, admin.uid)).toMatchObject({ status: 409 });
    expect(await setRoles(asUser, await signIn('foreignAdmin', world))).toMatchObject({ status: 404 });
    await firestore().doc(documents.user(member.uid)).update({ 'userRoles.superAdmin': true });
    expect(await setRoles(asUser)).toMatchObject({ status: 403 });
  });

  test('does not treat a user as the owner of an unverified email', async () => {
    const stranger = await signIn('withoutOrganization', world);
    const typed = newEmail();
    const { status } = await call('/api/app/updateEmail', {
      body: { newEmail: typed, password: stranger.password },
      token: stranger.token,
    });
    expect(status).toBe(200);
    expect(await add(typed, asUser, root)).toMatchObject({
      status: 409,
      body: { message: 'Whoever has this email has yet to verify it.' },
    });
    expect(await add(typed)).toMatchObject({ status: 200, body: { message: 'Team member added' } });
    expect(await read(documents.user(stranger.uid))).toMatchObject({ organizationId: null });
    await getAuth().updateUser(stranger.uid, { emailVerified: true });
    expect((await add(typed)).body.data).toEqual({ userId: stranger.uid });
  });

  test('refuses users of other organizations, super admins, and roles above the caller’s', async () => {
    const foreign = await signIn('foreignRecruiter', world);
    for (const email of [foreign.email, root.email]) {
      expect(await add(email, asUser, root)).toMatchObject({
        status: 409,
        body: { message: 'This person belongs to another organization.' },
      });
    }
    expect(await add(newEmail(), { ...asUser, superAdmin: true })).toMatchObject({ status: 403 });
  });

  test('answers and logs the same for an admin, whether or not the email belongs to another organization', async () => {
    const foreign = await signIn('foreignRecruiter', world);
    const answers: unknown[] = [];
    const logs: unknown[] = [];
    for (const email of [newEmail(), foreign.email, root.email]) {
      const { status, body } = await add(email);
      const userId = body.data.userId ?? '';
      answers.push([status, body.message, /^[A-Za-z0-9]{28}$/.test(userId)]);
      logs.push((await logsOf(world.a, userId)).map(({ eventType }) => eventType as unknown));
    }
    expect(answers).toEqual(Array(3).fill([200, 'Team member added', true]));
    expect(logs).toEqual(Array(3).fill(['userAdded']));
    const [mail] = await mailsTo(foreign.email, 1, 'You are invited to');
    expect(mail?.html).toContain('You already have an account');
    expect(mail?.html).not.toContain('mode=email');
    expect(await read(documents.user(foreign.uid))).toMatchObject({ organizationId: world.b });
  });

  test('removes a member together with the permissions there', async () => {
    const other = await signIn('admin', world);
    await write(documents.teamMember(world.a, other.uid), { userId: other.uid, email: other.email });
    const remove = (by: SignedIn) =>
      ask('app', 'removeTeamMember', { organizationId: by.organizationId ?? '', userId: other.uid }, by);
    expect(await remove(await signIn('foreignAdmin', world))).toMatchObject({ status: 404 });
    const atsPath = documents.atsUser(world.a, freshId('bh'));
    await write(atsPath, { id: 'bh', email: other.email, bhAuth: true });
    for (let count = 1; count <= 2; count += 1) expect(await remove(admin)).toMatchObject({ status: 200 });
    expect(await read(atsPath)).toMatchObject({ bhAuth: false });
    expect(await read(documents.user(other.uid))).toMatchObject({ organizationId: null, userRoles: asUser });
    expect(await read(documents.teamMember(world.a, other.uid))).toBeNull();
    expect(await logsOf(world.a, other.uid)).toMatchObject([
      { eventType: 'teamMemberRemoved', by: { uid: admin.uid } },
    ]);
  });

  test('has the same brand on both sides', async () => {
    const person = await signIn('recruiter', world);
    const id = freshId('bh');
    const path = documents.atsUser(world.a, id);
    await write(path, { id, email: person.email, selectedBrand: 'Default' });
    const set = (who: Record<string, string>, brand: string) =>
      ask('app', 'setTeamMemberBrand', { organizationId: world.a, kind: 'selectedBrand', brand, ...who }, admin);
    for (const [who, brand] of [
      [{ atsUserId: id }, 'Blue'],
      [{ userId: person.uid }, 'Default'],
    ] as const) {
      expect(await set(who, brand)).toMatchObject({ status: 200 });
      expect(await read(path)).toMatchObject({ selectedBrand: brand });
      expect(await read(documents.user(person.uid))).toMatchObject({ selectedBrand: brand });
    }
    expect(await set({ userId: person.uid }, 'Unheard of')).toMatchObject({ status: 400 });
    expect(await set({ userId: (await signIn('foreignRecruiter', world)).uid }, 'Blue')).toMatchObject({ status: 404 });
  });

  test('switches single sign-on of its users', async () => {
    const id = freshId('bh');
    const email = `${id}@example.com`;
    await write(documents.atsUser(world.a, id), { id, email, bhAuth: false });
    for (const isEnabled of [true, false]) {
      const body = { organizationId: world.a, atsUserId: id, isEnabled };
      expect(await ask('app', 'setAtsAccess', body, admin)).toMatchObject({ body: { data: { isEnabled } } });
      expect(await read(documents.atsUser(world.a, id))).toMatchObject({ bhAuth: isEnabled });
    }
    expect(await read(documents.atsUser(world.a, id))).toMatchObject({ identityType: 'sso' });
    const logs = (await logsOf(world.a, id)).map((log) => userLogSchema.cast(log));
    expect(logs.map(({ eventType, user }) => `${eventType} ${user.email}`).sort()).toEqual([
      `singleSignOnDisabled ${email}`,
      `singleSignOnEnabled ${email}`,
    ]);
  });
});

test('an organization is added with its indexes; creating them again changes nothing', async () => {
  const organization = { name: freshId('Agency') };
  const answers = await Promise.all([1, 2].map(() => ask('admin', 'createOrganization', { organization }, root)));
  const [made] = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const organizationId = made?.body.data.organizationId ?? '';
  expect(await read(documents.organization(organizationId))).toMatchObject({
    ...organization,
    indexStatus: { jobIndex: true, resumeIndex: true },
  });
  expect(await ask('admin', 'createOrganizationIndexes', { organizationId }, root)).toMatchObject({
    body: { message: 'Organization indexes added', data: { jobIndex: true, resumeIndex: true } },
  });
  expect(await read(documents.organization(organizationId))).toMatchObject({
    indexStatus: { jobIndex: true, resumeIndex: true },
  });
  expect(await ask('admin', 'createOrganizationIndexes', { organizationId: 'nowhere' }, root)).toMatchObject({
    status: 404,
    body: { message: 'Failed to create Organization indexes' },
  });
});
