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

describe('admits', () => {
  test.each<[string, User]>([
    ['a user without stored access rights', withRights({})],
    ['a user with access to the product', withRights({ core: true })],
    ['a user without access to another product', withRights({ skillsMarketing: false })],
    ['an admin without the role user', { ...recruiter, userRoles: { ...none, admin: true } }],
    ['a user with all roles', { ...recruiter, userRoles: { user: true, admin: true, superAdmin: true } }],
    ['a user of an older version without a password', { ...cast.recruiter, isNewVersion: false }],
  ])('%s', (_who, user) => {
    expect(refusalOf(user, verified)).toBeNull();
  });

  test('a stored user without `userProducts`', () => {
    const { userProducts: _, ...stored } = recruiter;
    const user = userSchema.cast({ ...stored, isNewVersion: false });
    expect(user.userProducts.accessRights).toEqual({});
    expect(refusalOf(user, verified)).toBeNull();
  });
});

describe('refuses', () => {
  test.each<[string, User, string]>([
    ['a disabled user', { ...recruiter, activeStatus: activeStatus.disabled }, 'disabled'],
    ['a client', { ...recruiter, accountType: 'recruiterClient' }, 'recruiterClient'],
    ['a user without access to the product', withRights({ core: false }), 'noAccessRight'],
    ['a user without a role', { ...recruiter, userRoles: none }, 'noRole'],
    [
      'an invited user without a password',
      {
        ...recruiter,
        userProducts: { accessStatus: { core: { hasPassword: false, invited: true } }, accessRights: {} },
      },
      'noPassword',
    ],
  ])('%s', (_who, user, refusal) => {
    expect(refusalOf(user, verified)).toBe(refusal);
  });

  test('an unverified email, unless there is a graver reason', () => {
    expect(refusalOf(recruiter, { isEmailVerified: false })).toBe('unverified');
    const client: User = { ...recruiter, accountType: 'recruiterClient' };
    expect(refusalOf(client, { isEmailVerified: false })).toBe('recruiterClient');
    expect(refusalOf(withRights({ skillsMarketing: false }), { ...verified, product: 'skillsMarketing' })).toBe(
      'noAccessRight',
    );
  });
});

test('a stored user has all fields, with the email in lower case', () => {
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
      'timeZone',
      'disableEmailNotifications',
      'customEmails',
      'schemaVersion',
      'isNewVersion',
      'bullhornMasterUserId',
      'selectedBrand',
      'smBrandId',
      'userProducts',
      'sessionEpoch',
      'endedSessions',
      'hasSecondStep',
      'identity',
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

test('the row of a user shows whether the user is disabled', () => {
  const { id, email, userRoles, userProducts } = recruiter;
  expect(userRowOf(recruiter)).toMatchObject({ id, email, userRoles, userProducts, isDisabled: false, bhAuth: true });
  expect(userRowOf(cast.disabled)).toMatchObject({ isDisabled: true, bhAuth: false, userExists: true });
  expect(Object.keys(userRowOf(recruiter))).not.toContain('profile');
});
