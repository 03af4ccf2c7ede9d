import { expect, test } from '@jest/globals';
import { pageScale } from './fit-pages';

test('a page shrinks to its container and never grows; without a container width it stays as it is', () => {
  expect(pageScale(816, 408)).toBe(0.5);
  expect(pageScale(816, 1200)).toBe(1);
  expect(pageScale(816, 0)).toBe(1);
  expect(pageScale(0, 400)).toBe(1);
});
