import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { isAlive } from '@portal/functions/testing/is-alive';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcessKeeper, type ProcessKeeper } from './process-keeper';

const scratch = mkdtempSync(join(tmpdir(), 'keeper-test-'));
const keepers: ProcessKeeper[] = [];

afterEach(async () => {
  await Promise.all(keepers.splice(0).map((keeper) => keeper.close()));
});

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

/** A program that starts a child, prints both process ids and runs for a minute. */
const parentAndChild = 'sleep 60 & echo "$$ $!"; wait';

describe('ending programs', () => {
  test('close ends a program and its children, and removes the files', async () => {
    const keeper = keep();
    const left = mkdtempSync(join(scratch, 'left-'));
    keeper.removeAtEnd(left);
    const pids = await firstLine(keeper, parentAndChild);
    expect(pids.map(isAlive)).toEqual([true, true]);

    await keeper.close();

    expect(pids.map(isAlive)).toEqual([false, false]);
    expect([left, keeper.folder].map((path) => existsSync(path))).toEqual([false, false]);
  });

  test('a program that is asked first has time to save', async () => {
    const keeper = keep();
    const saved = join(scratch, 'saved');
    await firstLine(keeper, `trap 'sleep 0.3; echo saved >"${saved}"; exit 0' INT; echo $$; sleep 60 & wait`, true);

    await keeper.close();

    expect(readFileSync(saved, 'utf8')).toBe('saved\n');
  });

  test('a program in its own process group ends when it has written its process id', async () => {
    const keeper = keep();
    const program = `const child = require('node:child_process').spawn('sleep', ['60'], { detached: true });
      require('node:fs').writeFileSync('${keeper.folder}/own.pid', String(child.pid)); console.log(child.pid);`;
    const [pid = 0] = await firstLine(keeper, `exec "${process.execPath}" -e "${program}"`);
    expect(isAlive(pid)).toBe(true);
    await keeper.close();
    expect(isAlive(pid)).toBe(false);
  });

  test('all programs end, after saving, when the process that started them is killed', async () => {
    const source = join(scratch, 'crash.ts');
    const saved = join(scratch, 'saved-after-crash');
    const script = `trap 'echo saving && echo saved >"${saved}"; exit 0' INT; ${parentAndChild}`;
    const module = join(import.meta.dirname, 'process-keeper.ts');
    writeFileSync(
      source,
      `import { createProcessKeeper } from ${JSON.stringify(module)};
       const keeper = createProcessKeeper();
       const program = keeper.start({ name: 'x', command: 'sh', args: ['-c', ${JSON.stringify(script)}], cwd: '/', env: process.env, isAskedFirst: true });
       program.onLine((line) => console.log(line, keeper.folder));`,
    );
    const crashing = spawn(process.execPath, ['--import', 'tsx', source], { cwd: import.meta.dirname, stdio: 'pipe' });
    const line = await new Promise<string>((resolve) => {
      crashing.stdout.once('data', (chunk: Buffer) => {
        resolve(chunk.toString().trim());
      });
    });
    const [parent, child, folder = ''] = line.split(' ');
    crashing.kill('SIGKILL');

    // The reaper removes its folder last; the system removes the orphaned processes later.
    await until(() => !existsSync(folder) && ![parent, child].map(Number).some(isAlive));
    expect(readFileSync(saved, 'utf8')).toBe('saved\n');
  });
});

test('a program that does not exist ends with 127 and the reason', async () => {
  const program = keep().start({ name: 'x', command: '/no/such/program', args: [], cwd: '/', env: {} });
  await expect(program.ended).resolves.toBe(127);
  expect(program.tail()).toContain('ENOENT');
});

function keep(): ProcessKeeper {
  const keeper = createProcessKeeper();
  keepers.push(keeper);
  return keeper;
}

async function firstLine(keeper: ProcessKeeper, script: string, isAskedFirst = false): Promise<number[]> {
  const program = keeper.start({
    name: 'script',
    command: 'sh',
    args: ['-c', script],
    cwd: '/',
    env: process.env,
    isAskedFirst,
  });
  return new Promise((resolve) => {
    program.onLine((line) => {
      resolve(line.split(' ').map(Number));
    });
  });
}

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline && !holds();) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
