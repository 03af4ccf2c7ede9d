import { expect, test } from '@jest/globals';
import { parentUrl, crumbsOf, inMode } from './crumbs';

const names = new Map([
  ['j1', 'Backend engineer'],
  ['c1', 'Ada Larsson'],
  ['o1', 'Alder & Pine'],
]);

test.each([
  [
    '/app/jobs/j1/candidate/c1',
    [
      { label: 'Home', href: '/app' },
      { label: 'Jobs', href: '/app/jobs' },
      { label: 'Backend engineer', href: '/app/jobs/j1' },
      { label: 'Ada Larsson' },
    ],
  ],
  [
    '/app/admin/organization/details/o1/add-member',
    [
      { label: 'Home', href: '/app' },
      { label: 'Organizations', href: '/app/admin/organizations' },
      { label: 'Alder & Pine', href: '/app/admin/organization/details/o1' },
      { label: 'Add Team Member' },
    ],
  ],
  ['/app/jobs/add', [{ label: 'Home', href: '/app' }, { label: 'Jobs', href: '/app/jobs' }, { label: 'Add job' }]],
  [
    '/app/organization-settings/profile/add',
    [
      { label: 'Home', href: '/app' },
      { label: 'Organization Settings', href: '/app/organization-settings' },
      { label: 'Profile Templates', href: '/app/organization-settings?selectedTab=Profile+Templates' },
      { label: 'Add new profile template' },
    ],
  ],
  [
    '/app/admin/organization/edit/o1/profile/j1/edit',
    [
      { label: 'Home', href: '/app' },
      { label: 'Organizations', href: '/app/admin/organizations' },
      { label: 'Alder & Pine', href: '/app/admin/organization/edit/o1' },
      { label: 'Profile Templates', href: '/app/admin/organization/edit/o1?selectedTab=Profile+Templates' },
      { label: 'Backend engineer' },
    ],
  ],
  [
    '/app/emails/new/profile/c1',
    [{ label: 'Home', href: '/app' }, { label: 'Emails', href: '/app/emails' }, { label: 'Ada Larsson' }],
  ],
])('names the known segments of %s and skips those without a page', (pathname, crumbs) => {
  expect(crumbsOf(pathname, names)).toEqual(crumbs);
});

test('leaves out an id whose name is not known yet', () => {
  expect(crumbsOf('/app/jobs/j1', new Map())).toEqual([{ label: 'Home', href: '/app' }, { label: 'Jobs' }]);
});

test.each([
  ['/app/jobs/j1/candidate/c1', '/app/jobs/j1'],
  ['/app/jobs/j1/candidate/parse/c1/file/f1', '/app/jobs/j1/candidate/c1'],
  ['/app/jobs/j1/edit', '/app/jobs/j1'],
  ['/app/jobs/j1', '/app/jobs'],
  ['/app/jobs', null],
  ['/app/account-settings', null],
  ['/app/organization-settings/add-member', '/app/organization-settings?selectedTab=Users'],
  ['/app/organization-settings/profile/p1/edit', '/app/organization-settings?selectedTab=Profile+Templates'],
  ['/app/organization-settings/profile/add', '/app/organization-settings?selectedTab=Profile+Templates'],
  ['/app/organization-settings/brands/edit/0', '/app/organization-settings?selectedTab=Brands'],
  ['/app/emails/new/profile/c1', '/app/emails'],
  ['/app/admin/users', null],
  ['/app/admin/users/u1', '/app/admin/users'],
  ['/app/admin/organization/details/o1', '/app/admin/organizations'],
  ['/app/admin/organization/details/o1/add-member', '/app/admin/organization/details/o1'],
  ['/app/admin/organization/edit/o1', '/app/admin/organizations'],
])('one level up from %s is %s', (from, to) => {
  expect(parentUrl(from)).toBe(to);
});

test.each([
  ['/app/tearsheets', '?j=1', '/app/tearsheets?j=1'],
  ['/app/tearsheets', '', '/app/tearsheets'],
  ['/app', '?j=1', '/app'],
])('the link up to %s with %p leads to %s', (address, search, expected) => {
  expect(inMode(address, search)).toBe(expected);
});
