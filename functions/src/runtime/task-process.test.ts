import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { inspect as format } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Deadline } from '@portal/matching/documents/limits';
import { processLimits } from '@portal/matching/process/watch-process';
import { recordingLogger } from '../testing/fake-ports';
import { isAlive } from '../testing/is-alive';
import { callDeadline, callSeconds } from './call-deadline';
import { taskProcess } from './task-process';

const room = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'task-process-'));
const built = (name: string) => join(folder, `${name}.mjs`);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
beforeAll(() => {
  const sources = ['misbehaving-tasks', 'start-and-wait', 'start-without-files'].map(
    (name) => `src/testing/${name}.ts`,
  );
  execFileSync(
    join(room, '../node_modules/.bin/esbuild'),
    [...sources, '--bundle', '--platform=node', '--format=esm', '--out-extension:.js=.mjs', `--outdir=${folder}`],
    { cwd: room, stdio: 'pipe' },
  );
}, 60_000);

const anything = (value: unknown) => value;
type UsualRun = <T>(task: string, input: unknown, read: (value: unknown) => T, deadline?: Deadline) => Promise<T>;
/** A process for one test and its log lines. Calls have the usual time unless stated. */
function given(
  limits = {},
  script = built('misbehaving-tasks'),
): { run: UsualRun; lines: string[]; pids: () => number[] } {
  const lines: string[] = [];
  const log = recordingLogger(lines);
  const pids = () =>
    lines.flatMap((line) => {
      const { pid } = JSON.parse(line) as { pid?: number };
      return pid === undefined ? [] : [pid];
    });
  const tasks = taskProcess({ script: () => script, log, limits: { ...processLimits, ...limits } });
  return {
    run: (task, input, read, deadline = callDeadline(callSeconds)) => tasks.run(task, input, read, deadline),
    lines,
    pids,
  };
}
const echoed = (tasks: { run: UsualRun }, input: unknown = 'still here') => tasks.run('echo', input, anything);

test('one process runs task after task, and bytes arrive unchanged', async () => {
  const tasks = given();
  const bytes = new Uint8Array([0, 255, 10, 13]);
  const answers = await Promise.all([echoed(tasks, { bytes, name: 'é\u0000' }), echoed(tasks), echoed(tasks)]);
  expect(answers).toEqual([{ bytes, name: 'é\u0000' }, 'still here', 'still here']);
  expect(tasks.pids()).toHaveLength(1);
});

test('each page of a task is reported and has the full time', async () => {
  const pages: string[] = [];
  const tasks = taskProcess({
    script: () => built('misbehaving-tasks'),
    log: recordingLogger([]),
    limits: { ...processLimits, milliseconds: 1_000 },
  });
  const deadline = callDeadline(callSeconds);
  const answer = await tasks.run('pages', 4, anything, deadline, (page, all) => void pages.push(`${page} of ${all}`));
  expect(answer).toBe('read');
  expect(pages).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
});

test('a report about another task is an invalid answer', async () => {
  await expect(given().run('strayPages', null, anything)).rejects.toMatchObject({ fault: 'corrupt' });
});

test('starts with the first task and without our environment', async () => {
  const tasks = given();
  expect(tasks.lines).toEqual([]);
  const names = await tasks.run('environment', null, anything);
  expect(names).toEqual(expect.not.arrayContaining(['PATH', 'HOME']));
});

test('faults of a document and failures keep their types, and the process continues', async () => {
  const tasks = given();
  await expect(tasks.run('refuse', null, anything)).rejects.toMatchObject({
    name: 'DocumentError',
    fault: 'encrypted',
  });
  await expect(tasks.run('fail', null, anything)).rejects.toMatchObject({
    kind: 'internal',
    message: expect.stringMatching(/^task fail failed: TypeError at misbehaving-tasks\.mjs:\d+:\d+ < /),
  });
  await expect(tasks.run('unknown', null, anything)).rejects.toMatchObject({ kind: 'internal' });
  await echoed(tasks);
  expect(tasks.pids()).toHaveLength(1);
});

test('a failure reveals nothing of the document', async () => {
  const tasks = given();
  const failed: unknown = await tasks.run('quote', 'Dana Whitfield', anything).catch((error: unknown) => error);
  expect(failed).toMatchObject({ kind: 'internal', message: expect.stringContaining('failed: Error EIO at ') });
  expect(format(failed)).not.toMatch(/dana|whitfield/i);
});

describe('a broken process gives a fault, and the next task runs', () => {
  test('a document that never ends', async () => {
    const tasks = given({ milliseconds: 1_000 });
    const hung = tasks.run('hang', join(folder, 'hung'), anything);
    const after = echoed(tasks);
    await expect(hung).rejects.toMatchObject({ name: 'DocumentError', fault: 'timeout' });
    expect(await after).toBe('still here');
    expect(tasks.pids()).toHaveLength(2);
  }, 60_000);

  test('a document that exceeds the memory limit', async () => {
    const tasks = given({ residentBytes: 256 * 1024 * 1024 });
    await expect(tasks.run('grow', null, anything)).rejects.toMatchObject({ fault: 'tooLarge' });
    expect(tasks.pids()).toHaveLength(1);
    expect(await echoed(tasks)).toBe('still here');
  }, 60_000);

  test('a document that exceeds it after others is retried in a new process', async () => {
    const tasks = given({ residentBytes: 256 * 1024 * 1024 });
    await echoed(tasks);
    await expect(tasks.run('grow', null, anything)).rejects.toMatchObject({ fault: 'tooLarge' });
    expect(tasks.pids()).toHaveLength(2);
  }, 60_000);

  test('a document that crashes the process', async () => {
    const tasks = given();
    await expect(tasks.run('die', null, anything)).rejects.toMatchObject({ fault: 'corrupt' });
    const ends = tasks.lines.filter((line) => line.includes('code 7'));
    // The first crash may be an earlier document's fault, so it is retried; giving up is logged as an error.
    expect(ends.map((line) => (JSON.parse(line) as { severity: string }).severity)).toEqual(['warn', 'error']);
    expect(await echoed(tasks)).toBe('still here');
  }, 60_000);

  test.each([
    ['text', 'x'],
    ['nothing', null],
    ['an answer to nobody', { id: 7, value: 'somebody else' }],
    ['a fault that there is not', { id: 1, fault: 'toString' }],
    ['a failure that tells more than its kind', { id: 1, failure: { name: 'Dana Whitfield', at: [] } }],
    ['more than an answer', { id: 1, value: 1, other: 2 }],
  ])('garbage: %s', async (_name, message) => {
    const tasks = given();
    await expect(tasks.run('send', message, anything)).rejects.toMatchObject({ fault: 'corrupt' });
    expect(await echoed(tasks)).toBe('still here');
    expect(tasks.pids()).toHaveLength(2);
  });

  test('a result that does not match its schema', async () => {
    const tasks = given();
    const refuse = () => {
      throw new Error('is not what it has to be');
    };
    await expect(tasks.run('echo', 'x', refuse)).rejects.toMatchObject({ fault: 'corrupt' });
    expect(await echoed(tasks)).toBe('still here');
  });
});

test('replaces a process that was killed between two tasks', async () => {
  const tasks = given();
  await echoed(tasks);
  process.kill(tasks.pids()[0] ?? 0, 'SIGKILL');
  expect(await echoed(tasks)).toBe('still here');
  expect(tasks.pids()).toHaveLength(2);
});

test('retries a task whose process was killed', async () => {
  const tasks = given();
  expect(await tasks.run('dieOnce', join(folder, 'dead'), anything)).toBe('done');
  expect(tasks.pids()).toHaveLength(2);
});

describe('a call has one deadline for waiting and all attempts', () => {
  test('a document is not blamed when the call had less time than the limits', async () => {
    const tasks = given();
    const hung = tasks.run('hang', join(folder, 'cut-short'), anything, new Deadline(1_500));
    await expect(hung).rejects.toMatchObject({ name: 'PortalError', kind: 'unavailable' });
    expect(tasks.pids()).toHaveLength(1);
    expect(await echoed(tasks)).toBe('still here');
  }, 60_000);

  test('a retry has the time that the first attempt left', async () => {
    const tasks = given();
    const dead = tasks.run('dieOnceThenHang', join(folder, 'dead-then-hung'), anything, new Deadline(6_000));
    await expect(dead).rejects.toMatchObject({ kind: 'unavailable' });
    expect(tasks.pids()).toHaveLength(2);
  }, 60_000);

  test('a task waits no longer than the limit and then starts nothing', async () => {
    const tasks = given({ milliseconds: 1_000 });
    const hung = tasks.run('hang', join(folder, 'in-front'), anything);
    const behind = tasks.run('echo', 'too late', anything, new Deadline(50));
    await expect(behind).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(hung).rejects.toMatchObject({ fault: 'timeout' });
    expect(tasks.pids()).toHaveLength(1);
  }, 60_000);

  test('a task without time for a whole document after the wait does not wait', async () => {
    const tasks = given({ milliseconds: 1_000 });
    const hung = tasks.run('hang', join(folder, 'before'), anything);
    const behind = tasks.run('hang', join(folder, 'behind'), anything, new Deadline(4_000));
    await expect(behind).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(hung).rejects.toMatchObject({ fault: 'timeout' });
    expect(tasks.pids()).toHaveLength(1);
  }, 60_000);

  test('a hanging document behind another hanging one is blamed as well', async () => {
    const tasks = given({ milliseconds: 1_000 });
    const both = ['first', 'second'].map((name) => tasks.run('hang', join(folder, `hung ${name}`), anything));
    expect(await Promise.allSettled(both)).toMatchObject([
      { reason: { fault: 'timeout' } },
      { reason: { fault: 'timeout' } },
    ]);
  }, 60_000);

  test('makes no attempt without time left', async () => {
    const tasks = given();
    await expect(tasks.run('echo', 'x', anything, new Deadline(0))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(tasks.pids()).toHaveLength(0);
  });
});

test('answers unavailable without file descriptors and recovers afterwards', () => {
  const program = `ulimit -n 60; exec "$0" "$@"`;
  const args = [process.execPath, built('start-without-files'), built('misbehaving-tasks')];
  const said = execFileSync('/bin/sh', ['-c', program, ...args], { encoding: 'utf8', timeout: 60_000 });
  expect(JSON.parse(said)).toEqual({ full: 'unavailable', detail: expect.stringContaining('EMFILE'), free: 'here' });
}, 60_000);

test('a process that cannot start is no document’s fault', async () => {
  const tasks = given({}, built('not-there'));
  await expect(echoed(tasks)).rejects.toMatchObject({
    kind: 'internal',
    message: expect.stringContaining('does not start'),
  });
});

test('a process that starts too slowly is no document’s fault and may be retried', async () => {
  writeFileSync(built('never-ready'), 'for (;;);');
  const tasks = given({ milliseconds: 200 }, built('never-ready'));
  await expect(echoed(tasks)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 10 });
});

describe('no process is left when the program ends', () => {
  test.each([
    ['SIGTERM', 'wait'],
    ['SIGKILL', 'wait'],
    ['SIGKILL', 'hang'],
  ] as const)(
    'by %s during a task that reports "%s"',
    async (signal, task) => {
      const sign = join(folder, `${task}-${signal}`);
      const args = [built('start-and-wait'), built('misbehaving-tasks'), task, sign];
      const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const line = await new Promise<string>((resolve) => {
        program.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      });
      const { pid } = JSON.parse(line) as { pid: number };
      expect(isAlive(pid)).toBe(true);
      if (task === 'hang') await until(() => existsSync(sign));
      program.kill(signal);
      await until(() => !isAlive(pid));
    },
    60_000,
  );

  test('also when the parent ended before the process began', async () => {
    const program = spawn(process.execPath, ['-e', '']);
    await once(program, 'exit');
    const orphan = fork(built('misbehaving-tasks'), [`--parent=${program.pid ?? ''}`], { stdio: 'ignore' });
    orphan.once('message', () => orphan.kill('SIGTERM'));
    expect(await once(orphan, 'exit')).toEqual([null, 'SIGKILL']);
  }, 60_000);

  test('an idle process does not keep the program running', () => {
    const args = [built('start-and-wait'), built('misbehaving-tasks'), 'echo'];
    const line = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
    expect(line).toContain('pid');
  }, 60_000);
});

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; !holds();) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
