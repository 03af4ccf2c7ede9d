import { expect, test } from '@jest/globals';
import { pageNumbers } from './page-numbers';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [7, 8, 9]],
  [1, 1, [1]],
  [4, 2, [2]],
])('on page %d of %d: %j', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});
