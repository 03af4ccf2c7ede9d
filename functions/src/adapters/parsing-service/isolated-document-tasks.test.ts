import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { DocumentError } from '@portal/matching/documents/document-text';
import { makePdf, writeLines } from '@portal/matching/documents/testing/make-pdf';
import { drawnPages, scanPdf } from '@portal/matching/documents/testing/make-scan';
import { packedPdf } from '@portal/matching/documents/testing/raw-pdf';
import { callDeadline, callSeconds } from '../../runtime/call-deadline';
import { taskProcess } from '../../runtime/task-process';
import { engineInProcess } from '../../testing/engine-in-process';
import { recordingLogger } from '../../testing/fake-ports';
import { isolatedDocumentTasks } from './isolated-document-tasks';
import { embeddedParsing } from './embedded-parsing';

/** The functions as deployed, in a folder from which packages resolve. */
const room = join(import.meta.dirname, '../../..');
mkdirSync(join(room, '.cache'), { recursive: true });
const bundle = mkdtempSync(join(room, '.cache/document-worker-'));
beforeAll(() => {
  execFileSync(process.execPath, [join(room, 'build.mjs'), '--outdir', bundle], { stdio: 'pipe' });
}, 60_000);
afterAll(() => {
  rmSync(bundle, { recursive: true, force: true });
});

const scriptOfBundle = (): string => {
  const { imports } = JSON.parse(readFileSync(join(bundle, 'package.json'), 'utf8')) as {
    imports: Record<'#document-worker', string>;
  };
  return join(bundle, imports['#document-worker']);
};
const lines: string[] = [];
const log = recordingLogger(lines);
const parsing = embeddedParsing(
  isolatedDocumentTasks(log, { tasks: taskProcess({ script: scriptOfBundle, log }), languages: ['eng'] }),
);

const today = '2026-06-01';
const ofCall = () => ({ today, deadline: callDeadline(callSeconds) });
const resume = { fileName: 'dana.txt', bytes: strToU8('Dana Whitfield\ndana@example.com\n\nSkills\nTriage, Epic\n') };
/** A hundred kilobytes that unpack to millions of empty dictionaries. */
const dictionaries = () => packedPdf(`BT /F1 5 Tf 20 700 Td (Dana) Tj ET [${'<<>>'.repeat(6_000_000)}] TJ`);

test('gives the same results as without a child process', async () => {
  expect(await parsing.parseResume(resume, ofCall())).toEqual(await engineInProcess.parseResume(resume, ofCall()));
  expect(await parsing.parseJob(resume, ofCall())).toEqual(await engineInProcess.parseJob(resume, ofCall()));
  const zip = zipSync({ 'a.txt': resume.bytes, 'empty.txt': new Uint8Array(), '../b.txt': resume.bytes });
  expect(await parsing.expandArchive(zip, ofCall().deadline)).toEqual([
    { fileName: 'a.txt', bytes: resume.bytes },
    { fileName: 'empty.txt', fault: 'empty' },
    { fileName: 'b.txt', fault: 'unsafePath' },
  ]);
}, 60_000);

test('refuses a file that takes all memory and reads the next one', async () => {
  const [hostile, harmless] = await Promise.allSettled([
    parsing.parseResume({ fileName: 'a.pdf', bytes: dictionaries() }, ofCall()),
    parsing.parseResume(resume, ofCall()),
  ]);
  expect(hostile).toMatchObject({
    reason: { name: 'PortalError', kind: 'tooLarge', userMessage: uploadFaultTexts.unpacksTooFar },
  });
  expect(harmless).toMatchObject({ value: { parsed: { fullName: 'Dana Whitfield' } } });
}, 120_000);

test('a scan is recognized in the process, which reports its pages', async () => {
  const [page] = await drawnPages(
    await makePdf((pdf) => void writeLines(pdf, 30, 30, ['Dana Whitfield'], { size: 14 }), { size: [300, 100] }),
  );
  const bytes = await scanPdf(page ? [page, page] : []);
  let pages: string[] = [];
  const onPage = (at: number, all: number) => void pages.push(`${at} of ${all}`);
  const { text, parsed } = await parsing.parseResume({ fileName: 'scan.pdf', bytes }, { ...ofCall(), onPage });
  expect(text).toContain('Dana Whitfield');
  expect(parsed.reading.scannedPages).toBe(2);
  expect(pages).toEqual(['1 of 2', '2 of 2']);
  pages = [];
  await parsing.parseJob({ fileName: 'scan.pdf', bytes }, { ...ofCall(), onPage });
  expect(pages).toEqual(['1 of 2', '2 of 2']);
  const unprepared = isolatedDocumentTasks(log, {
    tasks: taskProcess({ script: scriptOfBundle, log }),
    languages: ['xxx'],
  });
  await expect(
    embeddedParsing(unprepared).parseResume({ fileName: 'scan.pdf', bytes }, ofCall()),
  ).rejects.toMatchObject({
    kind: 'internal',
    message: expect.stringContaining('RecognizerError language_xxx'),
  });
}, 120_000);

test('faults of files have their sentences', async () => {
  await expect(
    parsing.parseResume({ fileName: 'a.pdf', bytes: strToU8('%PDF-1.7\n<<') }, ofCall()),
  ).rejects.toMatchObject({ kind: 'unusableFile', userMessage: uploadFaultTexts.corrupt });
  await expect(parsing.expandArchive(strToU8('no zip'), ofCall().deadline)).rejects.toMatchObject({
    kind: 'unusableFile',
  });
});

test('the log contains nothing of a document', () => {
  expect(lines.join('\n')).not.toMatch(/dana|whitfield|a\.pdf/i);
});

test.each([
  ['a resume without its text', 'parseResume', { parsed: {}, html: '', fileType: 'pdf', serviceDocument: {} }],
  [
    'a resume that is none',
    'parseResume',
    { parsed: { work: 7 }, html: '', text: '', fileType: 'pdf', serviceDocument: {} },
  ],
  ['files without bytes or a fault', 'expandArchive', [{ fileName: 'a.txt' }]],
  ['bytes that are none', 'expandArchive', [{ fileName: 'a.txt', bytes: 'text' }]],
] as const)('the process must not answer %s', async (_name, task, value) => {
  const documents = isolatedDocumentTasks(log, {
    languages: [],
    tasks: { run: (_task, _input, read) => Promise.resolve().then(() => read(value)) },
  });
  await expect(documents[task]({ ...resume, today }, ofCall().deadline)).rejects.toThrow();
});

test('a fault of the process is a fault of the file', async () => {
  const documents = isolatedDocumentTasks(log, {
    languages: [],
    tasks: { run: () => Promise.reject(new DocumentError('timeout')) },
  });
  await expect(embeddedParsing(documents).parseResume(resume, ofCall())).rejects.toMatchObject({
    kind: 'unusableFile',
    userMessage: uploadFaultTexts.timeout,
  });
});
