import { inflateSync } from 'node:zlib';
import { DocumentError } from '@portal/matching/documents/document-text';

/** What makes the picture (w3.org/TR/png-3 §5.6, table 5.3). */
const kept: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const headerLength = 13;
/** Red, green, blue and how opaque, eight bits each. */
const bytesPerPixel = 4;

/**
 * A PNG with nothing in it but its picture. Libraries unpack all that is there, without limit: texts, profiles, frames
 * of an animation, pixels that the header does not announce, a second header.
 * @param maxPixels that it may unpack to.
 * @throws DocumentError `tooLarge` for more; Error for what is no whole PNG.
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
