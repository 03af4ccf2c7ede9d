import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { samples } from './documents/testing/samples';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const commandLine = 'matching/bin/matching.mjs';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matching-'));
  for (const [format, bytes] of Object.entries(await samples(() => 'Dana Example')))
    await writeFile(join(folder, `cv.${format}`), bytes);
  await writeFile(join(folder, 'empty.pdf'), '');
  await writeFile(
    join(folder, 'whole.txt'),
    [
      'Dana Example\ndana@example.com | (512) 555-0142 | Austin, TX 78701',
      'EXPERIENCE\nLine Cook, Blue Grill LLC   Jan 2019 – Present\n• Cooked',
      'EDUCATION\nBA History, Texas State University, 2018',
      'SKILLS\nMenu planning, Food safety',
      'CERTIFICATIONS\nServSafe Food Handler',
    ].join('\n\n'),
  );
});

/** An archive of two resumes and a file that holds nothing. */
async function writeArchive(): Promise<void> {
  const archive = zipSync({
    'people/first.txt': strToU8('Dana Example\ndana@example.com'),
    'second.html': strToU8('<h1>Robin Example</h1><p>robin@example.com</p>'),
    'empty.pdf': new Uint8Array(),
  });
  await writeFile(join(folder, 'all.zip'), archive);
}

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The rows that the command prints for files of the folder, all read by one process. */
async function parse(...names: string[]): Promise<Record<string, unknown>[]> {
  const files = names.map((name) => join(folder, name));
  const { stdout } = await run(process.execPath, [commandLine, 'parse', ...files], { cwd: root });
  return stdout.trim().split('\n').map(rowOf);
}

function rowOf(line: string): Record<string, unknown> {
  const row: unknown = JSON.parse(line);
  if (typeof row !== 'object' || row === null) throw new Error('no row');
  return { ...row };
}

test('parse prints one row a file for each format, in the order of the files', async () => {
  const names = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'html', 'txt'].map((format) => `cv.${format}`);
  const rows = await parse(...names);
  expect(rows.map(({ file }) => file)).toEqual(names.map((name) => join(folder, name)));
  for (const row of rows) {
    expect(row).toMatchObject({ firstName: 'Dana', lastName: 'Example' });
    expect(row.error).toBeUndefined();
    for (const list of ['skills', 'education', 'work', 'certifications']) expect(row[list]).toBeInstanceOf(Array);
    for (const text of ['email', 'phone', 'city', 'state', 'zipCode']) expect(typeof row[text]).toBe('string');
    expect(typeof row.ms).toBe('number');
  }
}, 60_000);

test('a row carries the values, and a file that cannot be read its fault', async () => {
  const [whole, empty, missing] = await parse('whole.txt', 'empty.pdf', 'missing.pdf');
  expect(whole).toMatchObject({
    email: 'dana@example.com',
    phone: '+15125550142',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    skills: ['Menu planning', 'Food safety'],
    education: [{ school: 'Texas State University', degree: 'BA History' }],
    work: [{ title: 'Line Cook', companyName: 'Blue Grill LLC', startDate: '2019-01', endDate: 'present' }],
    certifications: ['ServSafe Food Handler'],
  });
  expect(empty).toEqual({ file: join(folder, 'empty.pdf'), error: 'empty' });
  expect(missing).toEqual({ file: join(folder, 'missing.pdf'), error: 'notFound' });
}, 60_000);

test('of an archive each document gets a row, in its order, also when one of them cannot be read', async () => {
  await writeArchive();
  await writeFile(join(folder, 'broken.zip'), 'no archive');
  const [first, second, empty, broken, after] = await parse('all.zip', 'broken.zip', 'whole.txt');
  const archive = join(folder, 'all.zip');
  expect(first).toMatchObject({ file: `${archive}/people/first.txt`, firstName: 'Dana', email: 'dana@example.com' });
  expect(second).toMatchObject({ file: `${archive}/second.html`, firstName: 'Robin', email: 'robin@example.com' });
  expect(empty).toEqual({ file: `${archive}/empty.pdf`, error: 'empty' });
  expect(broken).toEqual({ file: join(folder, 'broken.zip'), error: 'corrupt' });
  expect(after).toMatchObject({ firstName: 'Dana' });
}, 60_000);

test.each([
  ['grade', ['--job', 'missing.txt', 'cv.txt'], 'missing.txt: notFound'],
  ['grade', ['--job', 'empty.pdf', 'cv.txt'], 'empty.pdf: empty'],
  ['grade', ['--job', '.', 'cv.txt'], ': directory'],
  ['bench', ['missing'], 'missing: notFound'],
  ['bench', ['cv.txt'], 'cv.txt: notFound'],
  ['grade', ['cv.txt'], 'usage: '],
])(
  '%s %j tells in a line why there is nothing to print',
  async (command, args, reason) => {
    const failed = run(
      process.execPath,
      [commandLine, command, ...args.map((arg) => (arg.startsWith('--') ? arg : join(folder, arg)))],
      { cwd: root },
    );
    const told: unknown = await failed.catch((error: unknown) => error);
    expect(told).toMatchObject({ stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
    expect(told).toHaveProperty('stderr', expect.stringContaining(reason));
  },
  60_000,
);

test('a file beyond every limit is not taken into memory, so that those after it are read', async () => {
  await writeFile(join(folder, 'huge.zip'), '');
  await truncate(join(folder, 'huge.zip'), 600 * 1024 * 1024);
  const [huge, device, after] = await parse('huge.zip', '../../../../../dev/zero', 'cv.txt');
  expect(huge).toEqual({ file: join(folder, 'huge.zip'), error: 'tooLarge' });
  expect(device).toMatchObject({ error: 'tooLarge' });
  expect(after).toMatchObject({ firstName: 'Dana' });
}, 60_000);

test('who reads the rows may stop before the last one', async () => {
  const files = Array.from({ length: 500 }, () => join(folder, 'whole.txt'));
  const engine = spawn(process.execPath, [commandLine, 'parse', ...files], { cwd: root });
  let said = '';
  engine.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  engine.stdout.once('data', () => engine.stdout.destroy());
  expect(await once(engine, 'close')).toEqual([0, null]);
  expect(said).toBe('');
}, 60_000);
