import { expect, test } from '@jest/globals';
import { readSessionCode, sessionCodeCookie } from './session-code';

test('a stored code is found among other cookies', () => {
  const [stored = ''] = sessionCodeCookie('job-1', 'a;b=c %').split(';');
  expect(readSessionCode(`x=1; ${stored}; y=2`, 'job-1')).toBe('a;b=c %');
  expect(readSessionCode(stored, 'job-2')).toBe('');
  expect(readSessionCode('accessCode_job-1=%E0%A4%A', 'job-1')).toBe('');
});

test('an empty code removes the cookie', () => {
  expect(sessionCodeCookie('job-1', '')).toContain('max-age=0');
});
