import { expect, test } from '@jest/globals';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { DocumentError } from './document-text';
import { readDocument } from './read-document';
import { utf8 } from './testing/lines';
import { makePdf, writeLines } from './testing/make-pdf';

/** Files made to cost time or memory. Each ends far below the limit of ten seconds. */
const allowed = 8_000;
const fiveMegabytes = 5 * 1024 * 1024;
const times = (part: string, bytes = fiveMegabytes): string => part.repeat(Math.ceil(bytes / part.length));

const docx = (xml: string): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8(`<w:document><w:body>${xml}`) });

/** A PDF of one page whose content is given as it is, packed or not. */
function pdfOf(content: Uint8Array, filter = ''): Uint8Array {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1' +
    `/BaseFont/Helvetica>>>>>>>>endobj\n4 0 obj<</Length ${content.length}${filter}>>stream\n`;
  return new Uint8Array(
    Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n')]),
  );
}

async function outcome(bytes: Uint8Array, milliseconds = 10_000): Promise<string> {
  try {
    const document = await readDocument(bytes, { limits: { maximumMilliseconds: milliseconds } });
    return document.isTruncated ? 'truncated' : 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.fault;
    throw error;
  }
}

const cases: [string, () => Uint8Array, string][] = [
  ['a text of one line of words', () => utf8(times('word ')), 'truncated'],
  ['a text of one line without a space', () => utf8(times('word')), 'truncated'],
  ['a text of spaces inside a line', () => utf8(`x${times(' ')}x`), 'truncated'],
  ['a text of dashes', () => utf8(times('-')), 'noText'],
  ['a text of tabs', () => utf8(times('a\t')), 'truncated'],
  ['a text of bullets', () => utf8(times('• ')), 'noText'],
  ['a text of short lines', () => utf8(times('12. a\n')), 'truncated'],
  ['a text of divided words', () => utf8(times('some-\nwords-\n')), 'truncated'],
  ['rich text of open groups', () => utf8(`{\\rtf1${times('{')}`), 'corrupt'],
  ['rich text of one line', () => utf8(`{\\rtf1 ${times('word ')}`), 'truncated'],
  ['rich text of rows', () => utf8(`{\\rtf1 \\trowd ${times('a\\cell\\row ', 1_000_000)}`), 'truncated'],
  ['a page of open elements', () => utf8(`<html>${times('<div>')}`), 'corrupt'],
  ['a page of angle brackets', () => utf8(`<html>x${times('<')}`), 'tooLarge'],
  ['a page of open comments', () => utf8(`<html>x${times('<!--')}`), 'read'],
  ['a page of attributes', () => utf8(`<html><p ${times('a="1" ')}>x`), 'read'],
  ['a Word file of nested tables', () => docx(times('<w:tbl><w:tr><w:tc>', 2_000_000)), 'corrupt'],
  [
    'a Word file of one paragraph',
    () => docx(`<w:p><w:r><w:t>${times('word ', 20_000_000)}</w:t></w:r></w:p>`),
    'truncated',
  ],
  ['a Word file that unpacks without end', () => docx(times(' ', 80_000_000)), 'tooLarge'],
  [
    'a compound file of zeros',
    () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(100_000)]),
    'corrupt',
  ],
  [
    'a PDF that unpacks without end',
    () => pdfOf(zlibSync(new Uint8Array(200_000_000).fill(32)), '/Filter/FlateDecode'),
    'tooLarge',
  ],
  [
    'a PDF packed twice',
    () => pdfOf(zlibSync(zlibSync(new Uint8Array(200_000_000))), '/Filter[/FlateDecode/FlateDecode]'),
    'tooLarge',
  ],
  ['a PDF of numbers', () => pdfOf(utf8(times('1 '))), 'noText'],
  ['a PDF of operators', () => pdfOf(utf8(`BT /F1 10 Tf ${times('0 0 Td (a) Tj ', 8_000_000)}`)), 'tooLarge'],
  ['a PDF of one long string', () => pdfOf(utf8(`BT /F1 10 Tf 50 50 Td (${times('ab ', 2_000_000)}) Tj ET`)), 'read'],
];

/** Milliseconds on the processor: how busy the machine is with other things says nothing about the reader. */
function processorTimeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

test.each(cases)(
  '%s ends in time',
  async (_name, make, expected) => {
    const bytes = make();
    const start = process.cpuUsage();
    expect(await outcome(bytes)).toBe(expected);
    expect(processorTimeSince(start)).toBeLessThan(allowed);
  },
  30_000,
);

test('a PDF of 500 pages is read up to the limit of pages', async () => {
  const bytes = await makePdf((pdf) => {
    for (let page = 0; page < 500; page += 1) {
      if (page > 0) pdf.addPage();
      writeLines(pdf, 54, 140, [`Part ${page} with a line of text`]);
    }
  });
  const start = process.cpuUsage();
  const document = await readDocument(bytes);
  expect([document.pageCount, document.lines.length, document.isTruncated]).toEqual([500, 40, true]);
  expect(processorTimeSince(start)).toBeLessThan(allowed);
}, 30_000);

test('reading stops soon after its time is over', async () => {
  const bytes = pdfOf(utf8(times('q ', 8_000_000)));
  const start = performance.now();
  expect(['timeout', 'tooLarge']).toContain(await outcome(bytes, 300));
  expect(performance.now() - start).toBeLessThan(3_000);
}, 30_000);
