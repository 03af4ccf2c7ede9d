import { describe, expect, test } from '@jest/globals';
import { activeStatus } from '../access/roles';
import { cast } from '../testing/cast';
import { refusalOf, userSchema, type User } from './user';
import { userRowOf } from './user-row';

const { recruiter } = cast;
const verified = { isEmailVerified: true };
const withRights = (accessRights: User['userProducts']['accessRights']): User => ({
  ...recruiter,
  userProducts: { ...recruiter.userProducts, accessRights },
});
const none = { user: false, admin: false, superAdmin: false };

describe('who is admitted', () => {
  test.each<[string, User]>([
    ['somebody whose rights nobody has written down', withRights({})],
    ['somebody with the right to the product', withRights({ core: true })],
    ['somebody without the right to another product', withRights({ skillsMarketing: false })],
    ['an admin who is no user', { ...recruiter, userRoles: { ...none, admin: true } }],
    ['somebody with all the roles at once', { ...recruiter, userRoles: { user: true, admin: true, superAdmin: true } }],
    ['somebody of an older version, who has no password here', { ...cast.recruiter, isNewVersion: false }],
  ])('%s', (_who, user) => {
    expect(refusalOf(user, verified)).toBeNull();
  });

  test('a stored person without any rights record', () => {
    const { userProducts: _, ...stored } = recruiter;
    const user = userSchema.cast({ ...stored, isNewVersion: false });
    expect(user.userProducts.accessRights).toEqual({});
    expect(refusalOf(user, verified)).toBeNull();
  });
});

describe('who is not', () => {
  test.each<[string, User, string]>([
    ['whose account is disabled', { ...recruiter, activeStatus: activeStatus.disabled }, 'disabled'],
    ['who is a client', { ...recruiter, accountType: 'recruiterClient' }, 'recruiterClient'],
    ['who is denied the product', withRights({ core: false }), 'noAccessRight'],
    ['who has no role', { ...recruiter, userRoles: none }, 'noRole'],
    [
      'who was invited and has no password',
      {
        ...recruiter,
        userProducts: { accessStatus: { core: { hasPassword: false, invited: true } }, accessRights: {} },
      },
      'noPassword',
    ],
  ])('%s', (_who, user, refusal) => {
    expect(refusalOf(user, verified)).toBe(refusal);
  });

  test('whose email is not verified; the gravest reason is the one that is told', () => {
    expect(refusalOf(recruiter, { isEmailVerified: false })).toBe('unverified');
    const client: User = { ...recruiter, accountType: 'recruiterClient' };
    expect(refusalOf(client, { isEmailVerified: false })).toBe('recruiterClient');
    expect(refusalOf(withRights({ skillsMarketing: false }), { ...verified, product: 'skillsMarketing' })).toBe(
      'noAccessRight',
    );
  });
});

test('a stored user has every field that a person has, the email in lower case', () => {
  const { fields } = userSchema.describe();
  expect(Object.keys(fields).sort()).toEqual(
    [
      'id',
      'email',
      'displayName',
      'photoURL',
      'userRoles',
      'activityAt',
      'createdAt',
      'isVerified',
      'emailVerified',
      'activeStatus',
      'organizationId',
      'accountType',
      'profile',
      'termsAgreement',
      'disableEmailNotifications',
      'customEmails',
      'schemaVersion',
      'isNewVersion',
      'bullhornMasterUserId',
      'selectedBrand',
      'smBrandId',
      'userProducts',
      'sessionEpoch',
    ].sort(),
  );
  expect(userSchema.cast({ id: 'u', email: 'Anna@Example.COM' })).toMatchObject({
    email: 'anna@example.com',
    userRoles: none,
    activeStatus: activeStatus.active,
    accountType: 'recruiter',
    selectedBrand: 'Default',
    userProducts: { accessStatus: { core: { hasPassword: false, invited: false } }, accessRights: {} },
  });
});

test('the line of a user tells how the account stands', () => {
  const { id, email, userRoles, userProducts } = recruiter;
  expect(userRowOf(recruiter)).toMatchObject({ id, email, userRoles, userProducts, isDisabled: false, bhAuth: true });
  expect(userRowOf(cast.disabled)).toMatchObject({ isDisabled: true, bhAuth: false, userExists: true });
  expect(Object.keys(userRowOf(recruiter))).not.toContain('profile');
});
