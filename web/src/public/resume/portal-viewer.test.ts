import { expect, test } from '@jest/globals';
import { staffCookieName, tokenCookieIgnoredLength } from '@portal/domain/constants/session';
import { signsInAtPortal } from './portal-viewer';

const staff = `${staffCookieName}=${'x'.repeat(tokenCookieIgnoredLength + 1)}`;

test.each([
  [true, 'other=1', true],
  [true, staff, false],
  [false, 'other=1', false],
])('with an account in the portal %s and the cookies %s one signs in there: %s', (hasPortal, cookies, expected) => {
  expect(signsInAtPortal({ hasPortal }, cookies)).toBe(expected);
});
