import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createDataSaver } from './data-saver';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A saver that records when it saves, in milliseconds since its creation. */
function createSaver(save: () => Promise<void> = () => Promise.resolve()) {
  const start = Date.now();
  const saves: number[] = [];
  const failures: unknown[] = [];
  const saver = createDataSaver({
    quietMs: 1_000,
    everyMs: 30_000,
    save: async () => {
      saves.push(Date.now() - start);
      await save();
    },
    onFailure: (error) => failures.push(error),
  });
  return { saver, saves, failures, start };
}

test('a burst of changes is saved once, when it is over', async () => {
  const { saver, saves, start } = createSaver();
  for (let count = 0; count < 5; count += 1) {
    saver.changed();
    await jest.advanceTimersByTimeAsync(500);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([3_000]);
  expect(saver.savedAt()).toBe(start + 3_000);
});

test('changes without a pause are saved at the interval', async () => {
  const { saver, saves } = createSaver();
  for (let count = 0; count < 140; count += 1) {
    saver.changed();
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(saves).toEqual([30_000, 60_000]);
});

test('nothing is saved without a change', async () => {
  const { saver, saves } = createSaver();
  await saver.flush();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
});

test('a change during a save is saved after it', async () => {
  let finish: () => void = () => undefined;
  const { saver, saves } = createSaver(() => new Promise((resolve) => (finish = resolve)));
  saver.changed();
  await jest.advanceTimersByTimeAsync(1_000);
  saver.changed();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(saves).toEqual([1_000]);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(saves).toEqual([1_000, 6_000]);
});

test('a failed save is reported and repeated', async () => {
  let failsLeft = 2;
  const { saver, saves, failures } = createSaver(() =>
    failsLeft-- > 0 ? Promise.reject(new Error('disk full')) : Promise.resolve(),
  );
  saver.changed();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([1_000, 2_000, 3_000]);
  expect(failures).toHaveLength(2);
});

test('flush saves at once and throws when it fails', async () => {
  const { saver, saves } = createSaver(() => Promise.reject(new Error('disk full')));
  saver.changed();
  await expect(saver.flush()).rejects.toThrow('disk full');
  expect(saves).toEqual([0]);
});

test('a stopped saver saves no more', async () => {
  const { saver, saves } = createSaver();
  saver.changed();
  await saver.stop();
  saver.changed();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
});
