import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pngHeader, pngOf as wholePng, pngPixels } from '../testing/png';
import { formatOf } from './file-format';
import { mergePdfs, UnmergeableFile } from './merge-pdfs';

async function pdf(widths: number[], change: (document: PDFDocument) => void = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const width of widths) document.addPage([width, 100]);
  change(document);
  return await document.save();
}

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('pages follow each other in the order of the files', async () => {
  const merged = await mergePdfs([
    { format: 'pdf', bytes: await pdf([101, 102]) },
    { format: 'png', bytes: png },
    { format: 'pdf', bytes: await pdf([103]) },
  ]);
  const pages = (await PDFDocument.load(merged)).getPages();
  expect(pages.map((page) => page.getWidth())).toEqual([101, 102, 612, 103]);
});

test('scripts of a PDF are dropped', async () => {
  const bytes = await pdf([101], (document) => document.addJavaScript('main', 'app.alert(1)'));
  expect(
    Buffer.from(await (await PDFDocument.load(bytes)).save({ useObjectStreams: false })).includes('JavaScript'),
  ).toBe(true);
  const merged = await PDFDocument.load(await mergePdfs([{ format: 'pdf', bytes }]));
  expect(Buffer.from(await merged.save({ useObjectStreams: false })).includes('JavaScript')).toBe(false);
});

test('a file that needs a password is reported', async () => {
  const locked = await pdf([101], (document) => document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' }));
  const attempt = mergePdfs([
    { format: 'pdf', bytes: await pdf([101]) },
    { format: 'pdf', bytes: locked },
  ]);
  await expect(attempt).rejects.toMatchObject({ index: 1, reason: 'encrypted' });
  await expect(attempt).rejects.toBeInstanceOf(UnmergeableFile);
});

test.each([
  ['pdf', Buffer.from('%PDF-1.7 and then nothing')],
  ['png', png.subarray(0, 40)],
] as const)('a damaged %s is reported', async (format, bytes) => {
  await expect(mergePdfs([{ format, bytes }])).rejects.toMatchObject({ index: 0, reason: 'damaged' });
});

/** The header of a PNG with that size; the rest is not read. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A PDF whose object stream unpacks to the given size, at a ratio of 1,000. */
function pdfUnpackingTo(size: number): Buffer {
  const packed = deflateSync(Buffer.alloc(size, ' '));
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\ntrailer<<>>\n%%EOF')]);
}

test.each([
  ['png', pngOf(20_000, 20_000)],
  ['png', wholePng(pngHeader(1, 1), pngPixels(200_000_000))],
  ['pdf', pdfUnpackingTo(200_000_000)],
] as const)('a small %s that would unpack beyond the limit is refused before it does', async (format, bytes) => {
  const before = process.memoryUsage.rss();
  await expect(mergePdfs([{ format, bytes }])).rejects.toMatchObject({ index: 0, reason: 'tooLarge' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
});

test('the format is detected by the first bytes', async () => {
  expect(formatOf(await pdf([101]))).toBe('pdf');
  expect(formatOf(Buffer.from(`\n\n%PDF-1.4`))).toBe('pdf');
  expect(formatOf(png)).toBe('png');
  expect(formatOf(Buffer.from('PK\u0003\u0004 word/document.xml'))).toBe('other');
  expect(formatOf(new Uint8Array())).toBe('other');
});
