import { expect, test } from '@jest/globals';
import { oneAtATime } from './one-at-a-time';

test('starts the next task after the previous one has succeeded or failed', async () => {
  const inTurn = oneAtATime();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a task that throws synchronously does not block the queue', async () => {
  const inTurn = oneAtATime();
  const failing = inTurn(() => {
    throw new Error('at once');
  });
  await expect(failing).rejects.toThrow('at once');
  expect(await inTurn(() => Promise.resolve('done'))).toBe('done');
});

test('gives up a task that waits too long and continues with the next', async () => {
  const inTurn = oneAtATime();
  const done: string[] = [];
  let free: () => void = () => undefined;
  const long = inTurn(() => new Promise<void>((resolve) => (free = resolve)));
  const impatient = inTurn(() => Promise.resolve(done.push('too late')), { maxWaitMs: 10 });
  await expect(impatient).rejects.toMatchObject({ kind: 'unavailable' });
  const next = inTurn(() => Promise.resolve(done.push('in time')));
  free();
  await Promise.all([long, next]);
  expect(done).toEqual(['in time']);
});
