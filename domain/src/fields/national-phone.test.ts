import { expect, test } from '@jest/globals';
import { nationalPhone } from './national-phone';

test.each([
  ['+16175550134', '(617) 555-0134'],
  ['+447700900121', '+447700900121'],
  ['617 555 0134', '617 555 0134'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(nationalPhone(phone)).toBe(shown);
});
