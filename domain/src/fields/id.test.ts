import { expect, test } from '@jest/globals';
import { optionalId, requiredId } from './id';

test.each(['a', 'A_b-1', '_a_', '__a', 'x'.repeat(128)])('%s is an id', (id) => {
  expect(requiredId().isValidSync(id)).toBe(true);
});

test.each(['__proto__', '__x__', '____', '.', '..', 'a/b', 'a b', 'x'.repeat(129)])('%s is no id', (id) => {
  expect(requiredId().isValidSync(id)).toBe(false);
  expect(optionalId().isValidSync(id)).toBe(false);
});

test('an optional id may be empty, a required one not', () => {
  expect(optionalId().isValidSync('')).toBe(true);
  expect(requiredId().isValidSync('')).toBe(false);
});
