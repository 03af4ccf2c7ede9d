import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { DocumentError } from './document-text';
import { readDocument } from './read-document';
import { utf8 } from './testing/lines';
import { makeCompoundFile } from './testing/make-doc';
import { makePdf, writeLines } from './testing/make-pdf';
import { samples } from './testing/samples';

const fault = async (bytes: Uint8Array, limits = {}): Promise<string> => {
  try {
    await readDocument(bytes, { limits });
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.fault;
    throw error;
  }
};

test('the format comes from the content, not the file name', async () => {
  const files = await samples((format) => `Dana of ${format}`);
  for (const [format, bytes] of Object.entries(files)) {
    const document = await readDocument(bytes, { fileName: 'resume.exe' });
    expect([format, document.format]).toEqual([format, format]);
    expect(document.text).toContain(`Dana of ${format}`);
    expect(document.text).toBe(document.lines.map((line) => line.text).join('\n'));
  }
});

test('the bytes are not modified, and the result is the same each time', async () => {
  for (const bytes of Object.values(await samples(() => 'Dana'))) {
    const before = bytes.slice();
    const first = await readDocument(bytes);
    expect(await readDocument(bytes)).toEqual(first);
    expect(bytes).toEqual(before);
  }
});

test('files that cannot be read say why', async () => {
  const pdf = (options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> =>
    makePdf((each) => void writeLines(each, 54, 40, ['Dana']), options);
  const faults: [Uint8Array, string][] = [
    [new Uint8Array(0), 'empty'],
    [utf8('  \n\n \t'), 'noText'],
    [utf8('--- ***'), 'noText'],
    [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'corrupt'],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'corrupt'],
    [Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 251), 'unsupportedType'],
    [zipSync({ 'a.txt': strToU8('Dana') }), 'unsupportedType'],
    [zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/workbook.xml': strToU8('x') }), 'unsupportedType'],
    [zipSync({ '[Content_Types].xml': strToU8('x'), 'word/document.xml': strToU8('no xml') }), 'corrupt'],
    [utf8('%PDF-1.7\nnothing'), 'corrupt'],
    [await makePdf((each) => void each.rect(10, 10, 100, 100).fill('red')), 'noText'],
    [await pdf({ userPassword: 'secret' }), 'encrypted'],
    [
      makeCompoundFile([
        { name: 'EncryptedPackage', bytes: utf8('x') },
        { name: 'EncryptionInfo', bytes: utf8('x') },
      ]),
      'encrypted',
    ],
    [
      makeCompoundFile([
        { name: 'Workbook', bytes: utf8('x') },
        { name: 'x', bytes: utf8('x') },
      ]),
      'unsupportedType',
    ],
  ];
  for (const [index, [bytes, expected]] of faults.entries())
    expect([index, await fault(bytes)]).toEqual([index, expected]);
});

test.each(['pdf', 'docx', 'doc', 'txt'])('bytes without a format under the name of a .%s are damaged', async (type) => {
  const garbage = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 251);
  await expect(readDocument(garbage, { fileName: `Dana.${type}` })).rejects.toMatchObject({ fault: 'corrupt' });
});

test('another archive with the name of a Word document is corrupt', async () => {
  const archive = zipSync({ 'a.txt': strToU8('Dana') });
  await expect(readDocument(archive, { fileName: 'Dana.docx' })).rejects.toMatchObject({ fault: 'corrupt' });
  await expect(readDocument(archive, { fileName: 'Dana.zip' })).rejects.toMatchObject({ fault: 'unsupportedType' });
});

test('a PDF that only restricts permissions is read', async () => {
  const bytes = await makePdf((each) => void writeLines(each, 54, 40, ['Dana']), { ownerPassword: 'secret' });
  expect((await readDocument(bytes)).text).toBe('Dana');
});

test('limits cut a document off or refuse it', async () => {
  const text = utf8('Some words on a line\n'.repeat(100));
  expect(await fault(text, { maximumBytes: 10 })).toBe('tooLarge');
  expect(await fault(text, { maximumMilliseconds: -1 })).toBe('timeout');
  const byLines = await readDocument(text, { limits: { maximumLines: 5 } });
  expect([byLines.lines.length, byLines.isTruncated]).toEqual([5, true]);
  const byCharacters = await readDocument(text, { limits: { maximumCharacters: 50 } });
  expect([byCharacters.lines.length, byCharacters.isTruncated]).toEqual([2, true]);
  expect((await readDocument(text)).isTruncated).toBe(false);
  const pages = await makePdf((pdf) => {
    for (let page = 0; page < 5; page += 1) {
      if (page > 0) pdf.addPage();
      writeLines(pdf, 54, 140, [`Part ${'ABCDE'[page]}`]);
    }
  });
  const cut = await readDocument(pages, { limits: { maximumPages: 2 } });
  expect([cut.text, cut.pageCount, cut.isTruncated]).toEqual(['Part A\nPart B', 5, true]);
});
