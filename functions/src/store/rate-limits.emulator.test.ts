import { expect, test } from '@jest/globals';
import { countDocuments } from '../testing/count-documents';
import { freshId, withoutTriggers } from '../testing/emulator';
import { rateLimitsStore } from './rate-limits';

withoutTriggers();

test('simultaneous calls all count, in a first and in a later window', async () => {
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

test('a call of more weight needs that much room', async () => {
  const key = freshId('limit');
  const count = (weight: number) => rateLimitsStore.count(key, { max: 5, windowMs: 1_000, now: 1_000, weight });
  expect(await count(6)).toBe(false);
  expect(await count(3)).toBe(true);
  expect(await count(3)).toBe(false);
  expect(await count(2)).toBe(true);
  expect(await count(1)).toBe(false);
});

test('no decision costs more than one read and one write', async () => {
  const [key, decided, taken] = [freshId('limit'), freshId('limit'), freshId('limit')];
  const count = (now: number) => rateLimitsStore.count(key, { max: 2, windowMs: 1_000, now });
  const expiresAt = Date.now() + 60_000;
  const decide = () => rateLimitsStore.decide(decided, Date.now(), () => ({ keep: { expiresAt }, decision: true }));
  const costs: [string, () => Promise<unknown>, { reads: number; writes: number }][] = [
    ['a first call', () => count(1_000), { reads: 1, writes: 1 }],
    ['another one', () => count(1_500), { reads: 1, writes: 1 }],
    ['one too many', () => count(1_600), { reads: 1, writes: 0 }],
    ['one in the next window', () => count(9_000), { reads: 1, writes: 1 }],
    ['a look', () => rateLimitsStore.isFull(key, { max: 2, now: 9_000 }), { reads: 1, writes: 0 }],
    ['a decision', decide, { reads: 1, writes: 1 }],
    ['a count in a named window', () => rateLimitsStore.add(key, expiresAt), { reads: 0, writes: 1 }],
    ['what is taken once', () => rateLimitsStore.consumeOnce(taken, expiresAt), { reads: 0, writes: 1 }],
  ];
  for (const [name, act, cost] of costs) {
    const { reads, writes } = await countDocuments(act);
    expect([name, { reads, writes }]).toEqual([name, cost]);
  }
});
