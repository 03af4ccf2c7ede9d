import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pngChunk, pngHeader, pngOf, pngPixels } from '../testing/png';
import { plainPng } from './plain-png';

const limit = 1_000;

test('keeps the picture and removes metadata', async () => {
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('note\0\0'), deflateSync(Buffer.alloc(10_000_000))]));
  const frames = pngChunk('acTL', Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0, 0]));
  const plain = plainPng(pngOf(pngHeader(2, 2), text, frames, pngPixels(6), text), limit);
  expect(Buffer.from(plain).equals(plainPng(pngOf(pngHeader(2, 2), pngPixels(6)), limit))).toBe(true);
  expect(plain.length).toBe(pngOf(pngHeader(2, 2), pngPixels(6)).length);
  expect((await (await PDFDocument.create()).embedPng(plain)).width).toBe(2);
});

test('packs the pixels anew, so that nothing hides behind them', () => {
  const pixels = Buffer.from([0, 1, 2, 0, 3, 4]);
  const hiding = pngChunk('IDAT', Buffer.concat([deflateSync(pixels), Buffer.from('<script>')]));
  const beyond = pngChunk('IDAT', deflateSync(Buffer.concat([pixels, Buffer.from('<script>')])));
  const expected = Buffer.from(plainPng(pngOf(pngHeader(2, 2), pngChunk('IDAT', deflateSync(pixels))), limit));
  for (const idat of [hiding, beyond]) {
    expect(Buffer.from(plainPng(pngOf(pngHeader(2, 2), idat), limit)).equals(expected)).toBe(true);
  }
  expect(expected.includes(deflateSync(pixels))).toBe(true);
});

test('refuses pixels that unpack beyond the limit, regardless of the header', () => {
  expect(() => plainPng(pngOf(pngHeader(1, 1), pngPixels(100_000_000)), limit)).toThrow('tooLarge');
});

test.each([
  ['a second header', pngOf(pngHeader(1, 1), pngHeader(20_000, 20_000), pngPixels(2))],
  ['no header', pngOf(pngPixels(2))],
  ['an end that is missing', pngOf(pngHeader(1, 1), pngPixels(2)).subarray(0, -12)],
  ['a chunk that is cut off', pngOf(pngHeader(1, 1), pngPixels(2)).subarray(0, -20)],
  ['pixels that are none', pngOf(pngHeader(1, 1), pngChunk('IDAT', Buffer.from('none')))],
  ['nothing', pngOf().subarray(0, 8)],
])('refuses a PNG with %s', (_name, bytes) => {
  expect(() => plainPng(bytes, limit)).toThrow();
});
