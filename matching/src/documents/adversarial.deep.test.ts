import { expect, test } from '@jest/globals';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { DocumentError } from './document-text';
import { readDocument } from './read-document';
import { utf8 } from './testing/lines';
import { makePdf, writeLines } from './testing/make-pdf';
import { packedPdf, pdfOf } from './testing/raw-pdf';

/** Files made to take much time or memory. Each must end far below the limit of ten seconds. */
const allowed = 8_000;
const fiveMegabytes = 5 * 1024 * 1024;
const times = (part: string, bytes = fiveMegabytes): string => part.repeat(Math.ceil(bytes / part.length));

const docx = (xml: string): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8(`<w:document><w:body>${xml}`) });

async function outcome(bytes: Uint8Array, milliseconds = 10_000): Promise<string> {
  try {
    const document = await readDocument(bytes, { limits: { maximumMilliseconds: milliseconds } });
    return document.isTruncated ? 'truncated' : 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.fault;
    throw error;
  }
}

/** An OpenDocument text with the given body. */
const odt = (body: string): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text><text:p>Dana</text:p>${body}</office:text></office:body></office:document-content>`,
    ),
  });
const nested = (open: string, text: string, close: string, depth = 60): string =>
  open.repeat(depth) + text + close.repeat(depth);
const boxes = nested('<w:p><w:r><w:drawing><w:txbxContent>', '<w:p/>', '</w:txbxContent></w:drawing></w:r></w:p>');
const odtTable = [
  '<table:table><table:table-row><table:table-cell>',
  '',
  '</table:table-cell></table:table-row></table:table>',
] as const;
const odtFrame = [
  '<text:p><draw:frame><draw:text-box>',
  '<text:p>a</text:p>',
  '</draw:text-box></draw:frame></text:p>',
] as const;
const names = (count: number): string =>
  Array.from({ length: count }, (_, index) => `a${index.toString(36)}`).join(' ');

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
  ['a text without any letter', () => new Uint8Array(fiveMegabytes).fill(0x80), 'noText'],
  ['rich text of fonts', () => utf8(`{\\rtf1{\\fonttbl${times('\\f1 A;')}}a}`), 'read'],
  ['rich text of lines', () => utf8(`{\\rtf1 ${times('a\\par ')}}`), 'truncated'],
  ['a page of one element with many attributes', () => utf8(`<html>x<p ${names(500_000)}>y`), 'read'],
  ['a page of cells', () => utf8(`<html><table><tr>${times('<td>a</td>', 3_000_000)}`), 'truncated'],
  ['a Word file of text boxes in text boxes', () => docx(`<w:p><w:r><w:t>Dana</w:t></w:r></w:p>${boxes}`), 'read'],
  [
    'a Word file of links',
    () => docx(`<w:p>${times('<w:hyperlink><w:r><w:t>a</w:t></w:r></w:hyperlink>')}</w:p>`),
    'read',
  ],
  ['an OpenDocument text of tables in tables', () => odt(nested(...odtTable)), 'read'],
  ['an OpenDocument text of frames in frames', () => odt(nested(...odtFrame)), 'read'],
  ['a PDF of states that are kept', () => packedPdf('q '.repeat(150_000)), 'tooLarge'],
  ['a PDF of numbers', () => pdfOf(utf8(times('1 '))), 'noText'],
  ['a PDF of operators', () => pdfOf(utf8(`BT /F1 10 Tf ${times('0 0 Td (a) Tj ', 8_000_000)}`)), 'tooLarge'],
  ['a PDF of one long string', () => pdfOf(utf8(`BT /F1 10 Tf 50 50 Td (${times('ab ', 2_000_000)}) Tj ET`)), 'read'],
];

/** Milliseconds of processor time, which do not depend on how busy the machine is. */
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

test('reading stops soon after the time limit', async () => {
  const bytes = pdfOf(utf8(times('q ', 8_000_000)));
  const start = performance.now();
  expect(['timeout', 'tooLarge']).toContain(await outcome(bytes, 300));
  expect(performance.now() - start).toBeLessThan(3_000);
}, 30_000);
