import { describe, expect, test } from '@jest/globals';
import { can, grantableRoles, type Actor, type Permission } from './permissions';

const none = { user: false, admin: false, superAdmin: false };
const cast = {
  nobody: { uid: 'n', organizationId: 'a', userRoles: none },
  user: { uid: 'u', organizationId: 'a', userRoles: { ...none, user: true } },
  admin: { uid: 'a', organizationId: 'a', userRoles: { ...none, user: true, admin: true } },
  superAdmin: { uid: 's', organizationId: null, userRoles: { ...none, superAdmin: true } },
} satisfies Record<string, Actor>;

describe.each([
  // permission, own organization: nobody user admin superAdmin
  ['organization:read', false, true, true, true],
  ['job:write', false, true, true, true],
  ['candidate:write', false, true, true, true],
  ['organization:edit', false, false, true, true],
  ['teamMember:add', false, false, true, true],
  ['teamMember:remove', false, false, true, true],
  ['platform:administer', false, false, false, true],
] as const)('%s', (permission: Permission, nobody, user, admin, superAdmin) => {
  test('in the own organization', () => {
    expect([
      can(cast.nobody, permission, 'a'),
      can(cast.user, permission, 'a'),
      can(cast.admin, permission, 'a'),
    ]).toEqual([nobody, user, admin]);
  });
  test('in another organization only for super admins', () => {
    expect(can(cast.user, permission, 'b')).toBe(false);
    expect(can(cast.admin, permission, 'b')).toBe(false);
    expect(can(cast.superAdmin, permission, 'b')).toBe(superAdmin);
  });
});

test('nobody grants a role above their own', () => {
  expect(grantableRoles(cast.user)).toEqual([]);
  expect(grantableRoles(cast.admin)).not.toContain('superAdmin');
  expect(grantableRoles(cast.superAdmin)).toContain('superAdmin');
});
