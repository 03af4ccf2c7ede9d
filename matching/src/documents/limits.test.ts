import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Deadline, ownClock } from './limits';

test('a deadline stops the reading when its clock has passed it', () => {
  let now = 1_000;
  const deadline = new Deadline(200, () => now);
  now += 150;
  deadline.check();
  expect(deadline.remaining).toBe(50);
  now += 51;
  expect(deadline.remaining).toBe(0);
  expect(() => {
    deadline.check();
  }).toThrow('timeout');
});

test('the process clock counts processor time', () => {
  const begun = ownClock();
  while (ownClock() - begun < 50);
  expect(ownClock() - begun).toBeGreaterThanOrEqual(50);
});

test('the process clock runs while this process waits for an event', async () => {
  const [own, wall] = [ownClock(), performance.now()];
  await once(spawn(process.execPath, ['-e', 'for (let i = 0; i < 2e8; i += 1);']), 'exit');
  expect(ownClock() - own).toBeGreaterThan((performance.now() - wall) / 2);
});
