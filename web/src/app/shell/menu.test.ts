import { describe, expect, test } from '@jest/globals';
import { newOrganization } from '@portal/domain/organizations/organization';
import { cast } from '@portal/domain/testing/cast';
import { headerMenu, mainMenu, settingsMenu, superAdminMenu } from './menu';

const roles = (changes: object) => ({ user: true, admin: false, superAdmin: false, ...changes });
const waiting = 'Waiting for the client';
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('everyone has Home and Jobs; Organizations and Users are for super admins', () => {
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

describe('the areas of skills marketing', () => {
  const menuOf = (enable: '0' | '1' | undefined, skillsMarketing?: boolean) => {
    const { productFeature: unset } = newOrganization({ id: 'o', name: 'O' });
    const productFeature = { ...unset, skillsMarketing: { ...unset.skillsMarketing, enable } };
    const { userRoles, userProducts } = cast.recruiter;
    const accessRights = skillsMarketing === undefined ? {} : { skillsMarketing };
    return labels(headerMenu({ userRoles, userProducts: { ...userProducts, accessRights } }, { productFeature }));
  };

  test('are in the menu where the product is on, as it is for a new organization', () => {
    expect(menuOf(undefined)).toEqual(['Home', 'Jobs', 'Candidates', 'Interviews', waiting, 'Skills', 'Tearsheets']);
    expect(menuOf('1')).toEqual(['Home', 'Jobs', 'Candidates', 'Interviews', waiting, 'Skills', 'Tearsheets']);
  });

  test('and nowhere else, nor for users who are denied the product', () => {
    expect(menuOf('0')).toEqual(['Home', 'Jobs', 'Candidates', 'Interviews', waiting]);
    expect(menuOf('1', false)).toEqual(['Home', 'Jobs', 'Candidates', 'Interviews', waiting]);
    expect(labels(headerMenu(cast.recruiter, null))).toEqual(['Home', 'Jobs']);
  });
});
