import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProcessKeeper, type ProcessKeeper } from './process-keeper';
import { supervise } from './supervise';

let keeper: ProcessKeeper;
let notices: string[] = [];
let isClosing = false;

beforeEach(() => {
  keeper = createProcessKeeper();
  notices = [];
  isClosing = false;
});
afterEach(async () => {
  isClosing = true;
  await keeper.close();
});

/** Supervises a shell script. */
function run(script: string, onRestarted?: () => Promise<void>) {
  return supervise({
    title: 'The script',
    launch: () =>
      Promise.resolve(
        keeper.start({ name: 'script', command: 'sh', args: ['-c', script], cwd: '/', env: process.env }),
      ),
    notice: (line) => notices.push(line),
    isClosing: () => isClosing,
    ...(onRestarted ? { onRestarted } : {}),
  });
}

test('a program that is killed is restarted', async () => {
  let restarted: () => void = () => undefined;
  const isBack = new Promise<void>((resolve) => (restarted = resolve));
  const program = await run('sleep 60', () => {
    restarted();
    return Promise.resolve();
  });
  const first = program.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  await isBack;
  expect(program.pid()).toEqual(expect.any(Number));
  expect(program.pid()).not.toBe(first);
  expect(notices[0]).toBe('The script ended unexpectedly (SIGKILL); restarting');
});

test('a program that keeps ending is given up', async () => {
  const program = await run('exit 3');
  await expect(program.gaveUp).resolves.toBe('The script ended 5 times within a minute, at last with 3');
  expect(notices.filter((line) => line.includes('restarting'))).toHaveLength(4);
  expect(program.pid()).toBeUndefined();
});

test('a program that is ended on purpose is not restarted', async () => {
  const program = await run('sleep 60');
  isClosing = true;
  await keeper.close();
  await expect(program.gaveUp).resolves.toBe('closed');
  expect(notices).toEqual([]);
});

test('a first start that fails is an error', async () => {
  const start = supervise({
    title: 'The script',
    launch: () => Promise.reject(new Error('no such program')),
    notice: (line) => notices.push(line),
    isClosing: () => isClosing,
  });
  await expect(start).rejects.toThrow('no such program');
});
