import { expect, test } from '@jest/globals';
import { pngChunk, pngHeader, pngOf, pngPixels } from '../testing/png';
import { plainImage } from './plain-image';

const script = '<script>alert(1)</script>';
const segment = (marker: number, data: string | Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(data)]);
};
const frame = segment(0xc0, Buffer.from([8, 0, 2, 0, 2, 1, 1, 0x11, 0]));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
]);
const jpeg = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9]), Buffer.from(script)]);
const gifOf = (...blocks: Buffer[]) =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...blocks,
    Buffer.from([0x3b]),
  ]);
const gifFrame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
const gifComment = Buffer.concat([Buffer.from([0x21, 0xfe, script.length]), Buffer.from(script), Buffer.from([0])]);
const chunk = (name: string, data: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, Buffer.from(data), Buffer.alloc(data.length % 2)]);
};
const webp = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('RIFF0000WEBP'), ...chunks]);

test.each([
  ['image/png', pngOf(pngHeader(2, 2), pngChunk('tEXt', Buffer.from(script)), pngPixels(6))],
  ['image/jpeg', jpeg(segment(0xe1, script), segment(0xfe, script), frame, scan)],
  ['image/gif', Buffer.concat([gifOf(gifComment, gifFrame), Buffer.from(script)])],
  ['image/webp', webp(chunk('VP8L', 'pixels'), chunk('XMP ', script))],
])('%s keeps its picture and nothing else', (contentType, bytes) => {
  const plain = plainImage(bytes);
  expect(plain?.contentType).toBe(contentType);
  expect(Buffer.from(plain?.bytes ?? []).toString('latin1')).not.toContain('script');
  // What is plain stays as it is.
  const again = plainImage(plain?.bytes ?? Buffer.alloc(0));
  expect(Buffer.from(again?.bytes ?? []).equals(plain?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('the parts of the picture stay', () => {
  expect(Buffer.from(plainImage(jpeg(segment(0xe1, script), frame, scan))?.bytes ?? [])).toEqual(
    jpeg(frame, scan).subarray(0, -script.length),
  );
  expect(Buffer.from(plainImage(gifOf(gifComment, gifFrame))?.bytes ?? [])).toEqual(gifOf(gifFrame));
});

test.each([
  ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['HTML', Buffer.from(script)],
  ['a JPEG that is cut off', jpeg(frame, scan).subarray(0, 20)],
  ['a GIF that is cut off', gifOf(gifFrame).subarray(0, -1)],
  ['a huge PNG', pngOf(pngHeader(5_000, 5_000), pngPixels(6))],
  ['nothing', Buffer.alloc(0)],
])('%s is not shown', (_name, bytes) => {
  expect(plainImage(bytes)).toBeNull();
});
