import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

/**
 * Tests how the launcher handles a crash, with an engine that crashes on request: which real document fits into which
 * heap differs by machine.
 */
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder = '';

/**
 * Reads a job, then the documents in order, as `cli.ts` does. A file's name says when it crashes its process: `never`,
 * `large` (with the usual heap) or `always`. Each row has the heap it was read with; `starts` counts the processes.
 */
const engine = `
  import { appendFileSync } from 'node:fs';
  appendFileSync(new URL('./starts', import.meta.url), '.');
  const heap = process.execArgv.length > 0 ? 'small' : 'usual';
  const [, , parent, , , job, ...files] = process.argv;
  const tell = (message) => new Promise((sent) => process.send(message, sent));
  async function read(kind, file) {
    await tell({ kind, file });
    if (file.startsWith('always') || (file.startsWith('large') && heap === 'usual')) process.kill(process.pid, 'SIGKILL');
    if (kind === 'document') process.stdout.write(JSON.stringify({ file, heap }) + '\\n');
    await tell(null);
  }
  await read('job', job);
  for (const file of files.slice(Number(process.env.DOCUMENTS_DONE))) await read('document', file);
  process.disconnect();
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-'));
  await run(process.execPath, ['matching/bin/matching.mjs', 'parse', 'no file'], { cwd: root });
  await copyFile(join(root, 'matching/dist/launch.mjs'), join(folder, 'launch.mjs'));
  await writeFile(join(folder, 'cli.mjs'), engine);
}, 60_000);
beforeEach(() => writeFile(join(folder, 'starts'), ''));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function grade(job: string, ...files: string[]): Promise<{ rows: unknown[]; starts: number }> {
  const { stdout } = await run(process.execPath, [join(folder, 'launch.mjs'), 'grade', '--job', job, ...files]);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { rows: lines.map((line): unknown => JSON.parse(line)), starts: await startsOf() };
}
const startsOf = async (): Promise<number> => (await readFile(join(folder, 'starts'), 'utf8')).length;

test('a document that crashes the process and the documents after it are read with a small heap', async () => {
  expect(await grade('never', 'never-1', 'large-2', 'never-3')).toEqual({
    rows: [
      { file: 'never-1', heap: 'usual' },
      { file: 'large-2', heap: 'small' },
      { file: 'never-3', heap: 'small' },
    ],
    starts: 2,
  });
}, 60_000);

test('a document that crashes twice gets an error row, and the next ones have the usual heap', async () => {
  expect(await grade('never', 'always-1', 'never-2')).toEqual({
    rows: [
      { file: 'always-1', error: 'tooLarge' },
      { file: 'never-2', heap: 'usual' },
    ],
    starts: 3,
  });
}, 60_000);

test('a job that crashes the process is read with a small heap from then on', async () => {
  expect(await grade('large', 'never-1', 'always-2', 'never-3')).toEqual({
    rows: [
      { file: 'never-1', heap: 'small' },
      { file: 'always-2', error: 'tooLarge' },
      { file: 'never-3', heap: 'small' },
    ],
    starts: 4,
  });
}, 60_000);

test('a job that crashes twice ends the run with the reason', async () => {
  const failed: unknown = await grade('always', 'never-1').catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 1, stdout: '', stderr: 'always: tooLarge\n' });
  expect(await startsOf()).toBe(2);
}, 60_000);
