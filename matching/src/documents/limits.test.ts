import { expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Deadline, ownClock } from './limits';

/** How far the own clock and the wall clock advance during some work, in milliseconds. */
async function measured(work: () => unknown): Promise<{ own: number; wall: number }> {
  const [own, wall] = [ownClock(), performance.now()];
  await work();
  return { own: ownClock() - own, wall: performance.now() - wall };
}

const program = [process.execPath, ['-e', 'for (let i = 0; i < 2e8; i += 1);']] as const;

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

test('the process clock stops while other processes use the machine', async () => {
  const { own, wall } = await measured(() => execFileSync(...program));
  expect(own).toBeLessThan(wall / 2);
});

test('the process clock runs while this process waits for an event', async () => {
  const { own, wall } = await measured(() => once(spawn(...program), 'exit'));
  expect(own).toBeGreaterThan(wall / 2);
});
