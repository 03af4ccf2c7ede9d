import { expect, test } from '@jest/globals';
import { addressAbove, crumbsOf } from './crumbs';

test('names what it knows and skips what leads nowhere', () => {
  const names = new Map([
    ['j1', 'Backend engineer'],
    ['c1', 'Ada Larsson'],
  ]);
  expect(crumbsOf('/app/jobs/j1/candidate/c1', names)).toEqual([
    { label: 'Home', href: '/app' },
    { label: 'Jobs', href: '/app/jobs' },
    { label: 'Backend engineer', href: '/app/jobs/j1' },
    { label: 'Ada Larsson' },
  ]);
});

test('leaves out an id whose name is not known yet', () => {
  expect(crumbsOf('/app/jobs/j1', new Map())).toEqual([{ label: 'Home', href: '/app' }, { label: 'Jobs' }]);
});

test.each([
  ['/app/jobs/j1/candidate/c1', '/app/jobs/j1'],
  ['/app/jobs/j1', '/app/jobs'],
  ['/app/jobs', null],
  ['/app/admin/users', null],
  ['/app/admin/organization/edit/o1', '/app/admin/organization'],
])('one level up from %s is %s', (from, to) => {
  expect(addressAbove(from)).toBe(to);
});
