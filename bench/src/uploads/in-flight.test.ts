import { expect, test } from '@jest/globals';
import { maxAtOnce } from './in-flight';

test.each([
  ['nothing', [], 0],
  [
    'one after the other',
    [
      [0, 5],
      [5, 9],
    ],
    1,
  ],
  [
    'one that begins before another ends',
    [
      [0, 5],
      [4, 9],
    ],
    2,
  ],
  [
    'in any order',
    [
      [6, 9],
      [0, 7],
      [1, 2],
      [1, 8],
    ],
    3,
  ],
] as [string, [number, number][], number][])('counts what is on its way at once: %s', (_, pairs, most) => {
  expect(maxAtOnce(pairs.map(([start, end]) => ({ start, end })))).toBe(most);
});
