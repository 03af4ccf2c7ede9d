import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { DocumentError } from '@portal/matching/documents/document-text';

/** Chunks of the picture itself, apart from its pixels (w3.org/TR/png-3, section 5.6, table 5.3). */
const kept: readonly string[] = ['IHDR', 'PLTE', 'tRNS'];
const headerLength = 13;
/** Red, green, blue and alpha, eight bits each. */
const bytesPerPixel = 4;
/** Samples of a pixel by color type (section 11.2.1). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Writes a PNG anew: header, palette and its pixels, unpacked and packed again. Libraries unpack everything in a PNG without
 * limits: texts, profiles, animation frames, pixels beyond the header's size, a second header.
 * @param maxPixels maximum number of unpacked pixels.
 * @throws DocumentError `tooLarge` for more; Error for a malformed PNG.
 */
export function plainPng(bytes: Uint8Array, maxPixels: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  const packed: Uint8Array[] = [];
  let type = '';
  for (let offset = 8; type !== 'IEND';) {
    const length = view.getUint32(offset);
    const end = offset + 12 + length;
    type = Buffer.from(bytes.subarray(offset + 4, offset + 8)).toString('latin1');
    const isFirst = parts.length === 1;
    if (end > bytes.length || isFirst !== (type === 'IHDR') || (isFirst && length !== headerLength)) {
      throw new Error('no whole PNG');
    }
    const data = bytes.subarray(offset + 8, end - 4);
    if (kept.includes(type)) parts.push(chunk(type, data));
    if (type === 'IDAT') packed.push(data);
    offset = end;
  }
  const pixels = unpack(Buffer.concat(packed), maxPixels).subarray(0, pixelBytes(view));
  return Buffer.concat([...parts, chunk('IDAT', deflateSync(pixels)), chunk('IEND', new Uint8Array())]);
}

function unpack(packed: Uint8Array, maxPixels: number): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: bytesPerPixel * maxPixels });
  } catch (cause) {
    if (isBeyondLimit(cause)) throw new DocumentError('tooLarge', { cause });
    throw cause;
  }
}

/** Size of the unpacked pixels by the header: a byte for the filter before each line. Interlaced ones have several sizes. */
function pixelBytes(view: DataView): number {
  const [width, height, depth, colorType] = [
    view.getUint32(16),
    view.getUint32(20),
    view.getUint8(24),
    view.getUint8(25),
  ];
  const isInterlaced = view.getUint8(28) !== 0;
  return isInterlaced ? Infinity : height * (1 + Math.ceil((width * depth * (samples[colorType] ?? 4)) / 8));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** nodejs.org/api/errors.html */
function isBeyondLimit(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
