import { expect, test } from '@jest/globals';
import { mayBeAgencyHost } from './host-theme';

test.each([
  ['agency.portal.example', true],
  ['agency.localhost', true],
  ['portal.example', false],
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
])('%s may be an agency: %p', (host, expected) => {
  expect(mayBeAgencyHost(host)).toBe(expected);
});
