import { expect, test } from '@jest/globals';
import { seconds } from './time';

test.each([
  [90, 90],
  [undefined, 0],
  [1e308, 86_400],
])('a duration of %s is stored as %s', async (given, stored) => {
  expect(await seconds().validate(given)).toBe(stored);
});

test('a negative duration is refused', () => {
  expect(seconds().isValidSync(-1)).toBe(false);
});
