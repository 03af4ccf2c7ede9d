import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { packedPdf } from './documents/testing/raw-pdf';
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

test('a row has the values, or the fault of an unreadable file', async () => {
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

test('each document of an archive gets a row, in order, even when one cannot be read', async () => {
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
  '%s %j prints in one line why there are no rows',
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

test('a file above all limits is not loaded, so that the next files are read', async () => {
  await writeFile(join(folder, 'huge.zip'), '');
  await truncate(join(folder, 'huge.zip'), 600 * 1024 * 1024);
  const [huge, device, after] = await parse('huge.zip', '../../../../../dev/zero', 'cv.txt');
  expect(huge).toEqual({ file: join(folder, 'huge.zip'), error: 'tooLarge' });
  expect(device).toMatchObject({ error: 'tooLarge' });
  expect(after).toMatchObject({ firstName: 'Dana' });
}, 60_000);

test('a job that crashes the process is reported as unreadable', async () => {
  const job = join(folder, 'job.pdf');
  await writeFile(job, packedPdf(`BT /F1 5 Tf 20 700 Td (Nurse) Tj ET [${'<<>>'.repeat(3_000_000)}] pop`));
  const failed = run(process.execPath, [commandLine, 'grade', '--job', job, join(folder, 'cv.txt')], { cwd: root });
  const told: unknown = await failed.catch((error: unknown) => error);
  expect(told).toMatchObject({ code: 1, stdout: '', stderr: `${job}: tooLarge\n` });
}, 60_000);

test('a document that crashes the process counts as an error of its format, and the others are measured', async () => {
  const directory = join(folder, 'measured');
  await mkdir(directory);
  await writeFile(join(directory, 'a.txt'), 'Dana Example\ndana@example.com');
  await writeFile(join(directory, 'a.txt.json'), JSON.stringify({ firstName: 'Dana', lastName: 'Example' }));
  await writeFile(join(directory, 'b.pdf'), packedPdf(`[${'<<>>'.repeat(6_000_000)}] TJ`));
  await writeFile(join(directory, 'c.txt'), 'Robin Example\nrobin@example.com');
  const { stdout } = await run(process.execPath, [commandLine, 'bench', directory], { cwd: root });
  expect(stdout.trim().split('\n').map(rowOf)).toMatchObject([
    { format: 'txt', documents: 2, errors: 0, median: expect.any(Number) },
    { format: 'pdf', documents: 0, errors: 1 },
    { f1: { name: 100 } },
    { format: 'all', documents: 2, heapMegabytes: expect.any(Number) },
  ]);
}, 120_000);

test('the reading process ends when its parent was killed', async () => {
  const neverEnding = join(folder, 'never-ending.txt');
  await run('mkfifo', [neverEnding]);
  const launcher = spawn(process.execPath, [commandLine, 'parse', neverEnding], { cwd: root, stdio: 'ignore' });
  await until(async () => (await readersOf(neverEnding)).length === 1);
  launcher.kill('SIGKILL');
  await until(async () => (await readersOf(neverEnding)).length === 0);
}, 60_000);

test('the reading process ends when its parent was killed before it started', async () => {
  await run(process.execPath, [commandLine, 'parse', join(folder, 'cv.txt')], { cwd: root });
  const neverEnding = join(folder, 'never-begun.txt');
  await run('mkfifo', [neverEnding]);
  const starter = `
    const args = ['matching/dist/cli.mjs', '--parent=' + process.pid, 'parse', process.argv[1]];
    const { pid } = require('node:child_process').spawn(process.execPath, args, { stdio: 'ignore', detached: true });
    require('node:fs').writeSync(1, String(pid));
    process.kill(process.pid, 'SIGKILL');
  `;
  const killed: unknown = await run(process.execPath, ['-e', starter, neverEnding], { cwd: root }).catch(
    (error: unknown) => error,
  );
  expect(killed).toMatchObject({ signal: 'SIGKILL', stdout: expect.stringMatching(/^\d+$/) });
  await until(async () => (await readersOf(neverEnding)).length === 0);
}, 60_000);

/** The processes that read a file, as the system lists them. */
async function readersOf(file: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'args=']);
  return stdout.split('\n').filter((line) => line.includes('cli.mjs') && line.includes(file));
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 25_000; !(await holds());) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
  }
}

test('the reader of the rows may close the pipe early', async () => {
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
