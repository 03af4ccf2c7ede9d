import { expect, test } from '@jest/globals';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { systemClock } from '../runtime/system-clock';
import { createStore } from '../store/store';
import { askAuthService, freshId, makeAccount, read, write } from '../testing/emulator';
import { createSuperAdmin } from './create-super-admin';

const ports = {
  store: createStore(),
  clock: systemClock,
  config: { publicBaseUrl: 'https://portal.example', authApiKey: 'key' },
};

test('the first super admin of a new project signs in by the link; a repeated call changes nothing', async () => {
  const email = `${freshId('operator')}@example.com`;
  const { uid, link } = await createSuperAdmin(email, ports);
  const url = new URL(link ?? '');
  expect(url.origin + url.pathname).toBe('https://portal.example/auth/action');
  const oobCode = url.searchParams.get('oobCode');
  expect(await askAuthService('signInWithEmailLink', { email, oobCode })).toHaveProperty('idToken');
  expect(await read(documents.user(uid))).toMatchObject({
    email,
    organizationId: null,
    userRoles: { superAdmin: true },
  });
  expect(await createSuperAdmin(email, ports)).toMatchObject({ uid });
});

test('a user with an unverified email is not treated as its owner', async () => {
  const { uid, email } = await makeAccount('stranger', { emailVerified: false });
  const stranger = { ...cast.withoutOrganization, id: uid, email, isVerified: false, emailVerified: false };
  await write(documents.user(uid), stranger);
  await expect(createSuperAdmin(email, ports)).rejects.toMatchObject({ kind: 'conflict' });
  expect(await read(documents.user(uid))).toMatchObject({ userRoles: { superAdmin: false } });
});

test('a user with an account keeps all other data', async () => {
  const { uid, email } = await makeAccount('operator');
  await write(documents.user(uid), { ...cast.recruiter, id: uid, email });
  expect(await createSuperAdmin(email, ports)).toEqual({ uid, link: null });
  expect(await read(documents.user(uid))).toMatchObject({
    organizationId: cast.recruiter.organizationId,
    userRoles: { user: true, superAdmin: true },
  });
});
