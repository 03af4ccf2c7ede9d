import { expect, test } from '@jest/globals';
import { isSame } from './is-same';

test.each<[what: string, a: unknown, b: unknown]>([
  ['members in another order', { a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }],
  ['a member that is absent or null', { a: null }, {}],
  ['nothing at all', undefined, null],
])('equal: %s', (_what, a, b) => {
  expect(isSame(a, b)).toBe(true);
  expect(isSame(b, a)).toBe(true);
});

test.each<[what: string, a: unknown, b: unknown]>([
  ['a value deep inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }],
  ['the order of a list', ['x', 'y'], ['y', 'x']],
  ['a longer list', ['x'], ['x', 'y']],
  ['a list and its members by number', ['x'], { 0: 'x' }],
  ['a member whose name has a dot', { 'a.b': 1 }, { 'a.b': 2 }],
  ['zero and nothing', 0, null],
  ['a number and its text', 1, '1'],
])('different: %s', (_what, a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});
