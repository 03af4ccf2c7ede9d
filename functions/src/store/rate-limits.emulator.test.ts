import { expect, test } from '@jest/globals';
import { freshId } from '../testing/emulator';
import { rateLimitsStore } from './rate-limits';

test('calls that come in the same moment all count, in a first window and in a later one', async () => {
  const key = freshId('limit');
  const burst = (now: number) =>
    Promise.all(Array.from({ length: 8 }, () => rateLimitsStore.count(key, { max: 100, windowMs: 1_000, now })));
  for (const now of [1_000, 5_000]) {
    await burst(now);
    expect(await rateLimitsStore.isFull(key, { max: 8, now })).toBe(true);
    expect(await rateLimitsStore.isFull(key, { max: 9, now })).toBe(false);
    expect(await rateLimitsStore.count(key, { max: 8, windowMs: 1_000, now })).toBe(false);
  }
});
