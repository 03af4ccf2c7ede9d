import { EventEmitter } from 'node:events';
import type { WorkerOptions } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { endWithParent, parentArgument, readParent } from './end-with-parent';

/** All threads that were started; none of them runs. */
const threads: Thread[] = [];

class Thread extends EventEmitter {
  constructor(
    readonly code: string | URL,
    readonly options?: WorkerOptions,
  ) {
    super();
    threads.push(this);
  }
  unref(): void {
    // No handle keeps it alive.
  }
}

const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  threads.length = 0;
  kill.mockClear();
});
afterAll(() => {
  kill.mockRestore();
});

test("the parent's id precedes a process's own arguments", () => {
  expect(readParent([parentArgument(), 'parse', '--parent=2'])).toEqual({
    parent: process.pid,
    rest: ['parse', '--parent=2'],
  });
  expect(readParent(['parse', '--parent=2'])).toEqual({ parent: null, rest: ['parse', '--parent=2'] });
});

test('a missing parent ends the process before a thread checks', () => {
  endWithParent(process.ppid, Thread);
  expect(kill).not.toHaveBeenCalled();
  expect(threads).toMatchObject([{ options: { workerData: process.ppid } }]);
  endWithParent(process.ppid + 1, Thread);
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
});

test('a thread that fails is replaced each time', () => {
  endWithParent(process.ppid, Thread);
  for (const failed of [1, 2, 3]) {
    threads.at(-1)?.emit('error', new Error('no room for a thread'));
    jest.runAllTimers();
    expect(threads).toHaveLength(failed + 1);
  }
  expect(kill).not.toHaveBeenCalled();
});
