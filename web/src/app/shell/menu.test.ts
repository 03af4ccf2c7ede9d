import { expect, test } from '@jest/globals';
import { mainMenu, settingsMenu, superAdminMenu } from './menu';

const roles = (changes: object) => ({ user: true, admin: false, superAdmin: false, ...changes });
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('everybody has Home and Jobs; Organizations and Users are the super admins’', () => {
  expect(mainMenu).toEqual([
    { label: 'Home', href: '/app' },
    { label: 'Jobs', href: '/app/jobs' },
  ]);
  expect(superAdminMenu).toEqual([
    { label: 'Organizations', href: '/app/admin/organizations' },
    { label: 'Users', href: '/app/admin/users' },
  ]);
});

test.each([
  ['a user', roles({}), true, ['Account Settings']],
  ['an admin', roles({ admin: true }), true, ['Account Settings', 'Organization Settings']],
  [
    'a super admin of an organization',
    roles({ superAdmin: true }),
    true,
    ['Account Settings', 'Organization Settings'],
  ],
  ['an admin of none', roles({ admin: true }), false, ['Account Settings']],
])('the settings menu of %s', (_who, userRoles, hasOrganization, expected) => {
  expect(labels(settingsMenu(userRoles, hasOrganization))).toEqual(expected);
});
