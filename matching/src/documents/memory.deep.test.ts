import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { smallHeap } from '../process/watch-process';
import { packedPdf } from './testing/raw-pdf';

/**
 * The memory of a process that reads the largest accepted documents and the last refused ones. Measured from outside:
 * the heap of a test does not include native memory.
 */
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const commandLine = join(root, 'matching/bin/matching.mjs');
const bundle = join(root, 'matching/dist/cli.mjs');
/** Kilobytes; an ordinary document takes some 200,000. The documented limit is 512 MB. */
const most = 500_000;
const atExit =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'));
  await writeFile(join(folder, 'plain.txt'), 'Dana Example\ndana@example.com');
  // Builds the bundle that the processes below run.
  await run(process.execPath, [commandLine, 'parse', join(folder, 'plain.txt')]);
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const times = (part: string, bytes: number): string => part.repeat(Math.ceil(bytes / part.length));
const docx = (body: string): Uint8Array =>
  zipSync(
    {
      '[Content_Types].xml': strToU8('<x/>'),
      'word/document.xml': strToU8(`<w:document><w:body><w:p><w:r><w:t>Dana</w:t></w:r></w:p>${body}`),
    },
    { level: 1 },
  );
const odt = (body: string): Uint8Array =>
  zipSync(
    {
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8(`<office:document-content><office:body><office:text><text:p>Dana</text:p>${body}`),
    },
    { level: 1 },
  );
const row = `<w:tr>${'<w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc>'.repeat(10_000)}</w:tr>`;
const odtRow = `<table:table-row>${'<table:table-cell><text:p>a</text:p></table:table-cell>'.repeat(10_000)}</table:table-row>`;
const rules = Array.from(
  { length: 60_000 },
  (_, at) => `${at % 600} ${(at * 7) % 780} m ${(at % 600) + 10} ${(at * 7) % 780} l S\n`,
);
const name = 'BT /F1 5 Tf 20 700 Td (Dana Whitfield) Tj ET ';

/** By file: non-letters, many elements, wide tables, long lines, many drawn lines, many letters on a page. */
const largest: [file: string, make: () => Uint8Array][] = [
  ['a.txt', () => new Uint8Array(25 * 1024 * 1024).fill(0x80).fill(0x61, 0, 9)],
  ['a.html', () => strToU8(`<html>Dana<p>${times('<b>a</b>', 3_000_000)}`)],
  ['a.docx', () => docx(`<w:tbl>${row.repeat(28)}</w:tbl>`)],
  ['a.odt', () => odt(`<table:table>${odtRow.repeat(40)}</table:table>`)],
  ['a.rtf', () => strToU8(`{\\rtf1 Dana\\par ${times('word ', 25_000_000)}}`)],
  ['a.pdf', () => packedPdf(name + rules.join(''))],
  ['b.pdf', () => packedPdf(`${name}BT 1 1 Td (${times('ab ', 2_000_000)}) Tj ET`)],
];

test('the largest documents are read in sequence within the memory limit', async () => {
  const paths = largest.map(([file]) => join(folder, file));
  for (const [file, make] of largest) await writeFile(join(folder, file), make());
  const { stdout, stderr } = await run(process.execPath, ['--import', atExit, ...smallHeap, bundle, 'parse', ...paths]);
  const rows: unknown[] = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(rows).toMatchObject(paths.map((file) => ({ file, fullName: expect.any(String) })));
  expect(Number(stderr)).toBeLessThan(most);
}, 180_000);

test('a document that crashes the process gets a row, and the next ones are read', async () => {
  const broken = join(folder, 'broken.pdf');
  await writeFile(broken, packedPdf(`${name}[${'<<>>'.repeat(6_000_000)}] TJ`));
  const plain = join(folder, 'plain.txt');
  const { stdout } = await run(process.execPath, [commandLine, 'parse', plain, broken, plain]);
  const rows: unknown[] = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(rows).toMatchObject([{ firstName: 'Dana' }, { file: broken, error: 'tooLarge' }, { firstName: 'Dana' }]);
}, 180_000);
