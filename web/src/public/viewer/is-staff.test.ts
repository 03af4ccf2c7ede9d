import { expect, test } from '@jest/globals';
import { staffCookieName } from '@portal/domain/constants/session';
import { isStaff } from './is-staff';

test.each([
  ['', false],
  ['theme=dark', false],
  [`${staffCookieName}=`, false],
  [`my_${staffCookieName}=8f14e45f`, false],
  [`${staffCookieName}=short`, false],
  [`theme=dark; ${staffCookieName}=longer`, true],
])('%j: %p', (cookies, expected) => {
  expect(isStaff(cookies)).toBe(expected);
});
