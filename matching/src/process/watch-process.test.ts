import { afterEach, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readProcessState } from './process-state';
import { processLimits, watchProcess } from './watch-process';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a process that runs a program, and waits until it has begun. */
async function running(program: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', `process.stdout.write('.'); ${program}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

const busy = 'for (;;);';
const asleep = 'setTimeout(() => undefined, 600_000);';

describe('a process above its limits is ended', () => {
  test.each([
    ['time of the processor', busy, { milliseconds: 200 }, 'timeout'],
    ['time asleep', asleep, { milliseconds: 200 }, 'timeout'],
    ['memory', asleep, { residentBytes: 1024 }, 'tooLarge'],
  ])('%s', async (_what, program, limits, breach) => {
    const child = await running(program);
    const watch = watchProcess(child, { ...processLimits, ...limits });
    watch.begin();
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(watch.breach).toBe(breach);
  });

  test("a process is ended when the caller's time is up", async () => {
    const child = await running(busy);
    const watch = watchProcess(child);
    watch.begin(100);
    await once(child, 'exit');
    expect(watch.breach).toBe('late');
  });
});

test('time in which a process cannot run does not count', async () => {
  const child = await running(busy);
  child.kill('SIGSTOP');
  const stopped = watchProcess(child, { ...processLimits, milliseconds: 200 });
  stopped.begin(1_500);
  await once(child, 'exit');
  // It was stopped for seven times as long as it may run, and ended because the caller's time was up.
  expect(stopped.breach).toBe('late');
});

test('the state of a process is read with any process name', async () => {
  const child = await running(`process.title = 'x) T 0 ('; ${busy}`);
  const look = readProcessState(child.pid);
  expect(look.isAsleep).toBe(false);
  expect(look.residentBytes).toBeGreaterThan(10 * 1024 * 1024);
  expect(look.processorMs).toBeGreaterThan(0);
});

test('a missing process has an empty state', () => {
  expect(readProcessState(undefined)).toEqual({ residentBytes: 0, processorMs: 0, isAsleep: true });
});
