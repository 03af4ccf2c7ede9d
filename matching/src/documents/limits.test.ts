import { expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { ownClock, readingTime } from './limits';

/** Blocks this process without using the processor. */
const stand = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

test('the time to read a file passes with what the processor does, not with what others keep it from', () => {
  const time = readingTime(200);
  stand(500);
  expect(() => {
    time.check();
  }).not.toThrow();
  expect(time.remaining).toBeGreaterThan(100);
  const begun = ownClock();
  while (ownClock() - begun < 250);
  expect(time.remaining).toBe(0);
  expect(() => {
    time.check();
  }).toThrow('timeout');
});

test('it passes while the process waits for something that does not come', async () => {
  const time = readingTime(100);
  await setTimeout(200);
  expect(() => {
    time.check();
  }).toThrow('timeout');
});
