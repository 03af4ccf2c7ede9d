import { expect, test } from '@jest/globals';
import { runOneByOne } from './run-one-by-one';

test('what fails is reported and stops nothing; progress counts what is finished', async () => {
  const seen: number[] = [];
  const work = (item: string) => (item === 'b' ? Promise.reject(new Error('gone')) : Promise.resolve());
  const outcome = await runOneByOne(['a', 'b', 'c'], work, (finished) => seen.push(finished));
  expect(outcome).toEqual({ done: ['a', 'c'], failed: ['b'] });
  expect(seen).toEqual([0, 1, 2, 3]);
});
