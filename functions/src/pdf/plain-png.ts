import { inflateSync } from 'node:zlib';
import { DocumentError } from '@portal/matching/documents/document-text';

/** Chunks of the picture itself (w3.org/TR/png-3, section 5.6, table 5.3). */
const kept: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const headerLength = 13;
/** Red, green, blue and alpha, eight bits each. */
const bytesPerPixel = 4;

/**
 * Reduces a PNG to its picture. Libraries unpack everything in it without limits: texts, profiles, animation frames,
 * pixels beyond the header's size, a second header.
 * @param maxPixels maximum number of unpacked pixels.
 * @throws DocumentError `tooLarge` for more; Error for a malformed PNG.
 */
export function plainPng(bytes: Uint8Array, maxPixels: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  const pixels: Uint8Array[] = [];
  let type = '';
  for (let offset = 8; type !== 'IEND';) {
    const length = view.getUint32(offset);
    const end = offset + 12 + length;
    type = Buffer.from(bytes.subarray(offset + 4, offset + 8)).toString('latin1');
    const isFirst = parts.length === 1;
    if (end > bytes.length || isFirst !== (type === 'IHDR') || (isFirst && length !== headerLength)) {
      throw new Error('no whole PNG');
    }
    if (kept.includes(type)) parts.push(bytes.subarray(offset, end));
    if (type === 'IDAT') pixels.push(bytes.subarray(offset + 8, end - 4));
    offset = end;
  }
  try {
    inflateSync(Buffer.concat(pixels), { maxOutputLength: bytesPerPixel * maxPixels });
  } catch (cause) {
    if (isBeyondLimit(cause)) throw new DocumentError('tooLarge', { cause });
    throw cause;
  }
  return Buffer.concat(parts);
}

/** nodejs.org/api/errors.html */
function isBeyondLimit(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
