import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { DocumentError } from './document-text';
import { expandArchive } from './expand-archive';

const text = strToU8('Dana Whitfield');

/** Overwrites a number of two or four bytes in each header with the signature. */
function patch(bytes: Uint8Array, signature: number, offset: number, size: 2 | 4, value: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let index = 0; index + 4 <= copy.length; index += 1) {
    if (view.getUint32(index, true) !== signature) continue;
    if (size === 2) view.setUint16(index + offset, value, true);
    else view.setUint32(index + offset, value, true);
  }
  return copy;
}
const directory = 0x02014b50;

const faultOf = (run: () => unknown): string => {
  try {
    run();
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.fault;
    throw error;
  }
};

test('files come in the order of the archive, without folders and clutter', () => {
  const bytes = zipSync({
    'b/second.txt': text,
    'first.txt': [text, { level: 0 }],
    '__MACOSX/._first.txt': text,
    '.DS_Store': text,
    'b/.hidden/x.txt': text,
    'Thumbs.db': text,
  });
  expect(expandArchive(bytes)).toEqual([
    { path: 'b/second.txt', fileName: 'second.txt', bytes: text },
    { path: 'first.txt', fileName: 'first.txt', bytes: text },
  ]);
});

test.each(['../up.txt', '/etc/passwd', 'C:\\x.txt', 'a/../../b.txt', '..\\up.txt'])('%s is unsafe', (path) => {
  expect(expandArchive(zipSync({ [path]: text }))).toMatchObject([{ fault: 'unsafePath' }]);
});

test('a nested archive is not expanded, an empty file is reported', () => {
  expect(expandArchive(zipSync({ 'a.zip': zipSync({ 'b.txt': text }), 'c.txt': new Uint8Array(0) }))).toMatchObject([
    { path: 'a.zip', fault: 'unsupportedType' },
    { path: 'c.txt', fault: 'empty' },
  ]);
});

test('a bomb is stopped by its declared size, or by its growth when the size is wrong', () => {
  const bomb = zipSync({ 'bomb.txt': new Uint8Array(30_000_000), 'good.txt': text });
  expect(expandArchive(bomb)).toMatchObject([{ fault: 'tooLarge' }, { bytes: text }]);
  const liar = patch(bomb, directory, 24, 4, 14);
  expect(expandArchive(liar)).toMatchObject([{ fault: 'tooLarge' }, { bytes: text }]);
});

test('all files share one limit', () => {
  const noise = Uint8Array.from({ length: 6_000 }, (_, index) => (index * index * 31) % 256);
  const entries = expandArchive(zipSync({ a: noise, b: noise, c: noise }), { maximumUnpackedBytes: 13_000 });
  expect(entries.map((entry) => ('fault' in entry ? entry.fault : entry.bytes.length))).toEqual([
    6_000,
    6_000,
    'tooLarge',
  ]);
});

test('failed attempts count, so that entries cannot have the same bytes unpacked again and again', () => {
  const long = strToU8('a'.repeat(6_000));
  const bytes = zipSync({ a: long, b: long, c: long, d: strToU8('a'.repeat(2_000)) });
  const liar = patch(bytes, directory, 24, 4, 14);
  const limits = { maximumUnpackedBytes: 13_000, maximumBytes: 5_000 };
  expect(expandArchive(liar, limits).map((entry) => ('fault' in entry ? entry.fault : 'read'))).toEqual([
    'tooLarge',
    'tooLarge',
    'tooLarge',
    'tooLarge',
  ]);
  expect(expandArchive(liar, { ...limits, maximumUnpackedBytes: 25_000 })[3]).toHaveProperty('bytes');
});

test('encrypted and broken entries have their fault', () => {
  const bytes = zipSync({ 'a.txt': text });
  expect(expandArchive(patch(bytes, directory, 8, 2, 1))).toMatchObject([{ fault: 'encrypted' }]);
  expect(expandArchive(patch(bytes, directory, 42, 4, 9_999))).toMatchObject([{ fault: 'corrupt' }]);
  expect(expandArchive(patch(bytes, directory, 10, 2, 99))).toMatchObject([{ fault: 'corrupt' }]);
});

test('an archive as a whole can be refused', () => {
  const many = zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.txt`, text])));
  expect(faultOf(() => expandArchive(many, { maximumEntries: 10 }))).toBe('tooManyEntries');
  expect(faultOf(() => expandArchive(new Uint8Array(0)))).toBe('empty');
  expect(faultOf(() => expandArchive(many, { maximumBytes: 10 }))).toBe('tooLarge');
  expect(faultOf(() => expandArchive(many.slice(0, 400)))).toBe('corrupt');
});
