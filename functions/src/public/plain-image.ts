import { imageHeader } from '../pdf/image-header';
import { plainPng } from '../pdf/plain-png';

const maxSide = 4_000;

/** An image that holds its picture and nothing else. */
interface PlainImage {
  bytes: Uint8Array;
  contentType: string;
}

/**
 * Writes an uploaded image anew, without metadata, comments and anything before or after the picture. Browsers draw logos
 * anew before they upload them; this also covers files that were uploaded directly.
 * @returns null for what is no PNG, JPEG, GIF or WebP, for a malformed one, and for one of more than 4,000 pixels a side.
 */
export function plainImage(bytes: Uint8Array): PlainImage | null {
  try {
    const header = imageHeader(bytes);
    if (header && Math.max(header.width, header.height) > maxSide) return null;
    if (header?.format === 'png') return { bytes: plainPng(bytes, maxSide * maxSide), contentType: 'image/png' };
    if (header?.format === 'jpg') return { bytes: plainJpeg(bytes), contentType: 'image/jpeg' };
    const name = textAt(bytes, 0, 6);
    if (name === 'GIF87a' || name === 'GIF89a') return { bytes: plainGif(bytes), contentType: 'image/gif' };
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') {
      return { bytes: plainWebp(bytes), contentType: 'image/webp' };
    }
    return null;
  } catch {
    return null;
  }
}

/** Tables, frames and scans (ITU T.81, annex B); of the application segments those that say how colors are stored. */
function plainJpeg(bytes: Uint8Array): Uint8Array {
  const parts = [bytes.subarray(0, 2)];
  for (let offset = 2; ;) {
    const marker = byteAt(bytes, offset + 1);
    if (byteAt(bytes, offset) !== 0xff) throw new Error('no marker');
    if (marker === 0xd9) return Buffer.concat([...parts, bytes.subarray(offset, offset + 2)]);
    const length = byteAt(bytes, offset + 2) * 256 + byteAt(bytes, offset + 3);
    let end = offset + 2 + length;
    if (length < 2 || end > bytes.length) throw new Error('no whole segment');
    if (marker === 0xda) {
      // The data of a scan ends with a marker that is neither a stuffed byte nor a restart.
      while (byteAt(bytes, end) !== 0xff || isInScan(byteAt(bytes, end + 1))) end += 1;
    }
    const isApplication = marker >= 0xe0 && marker <= 0xef && marker !== 0xe0 && marker !== 0xee;
    if (!isApplication && marker !== 0xfe) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
}

const isInScan = (byte: number) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7);

/** Frames and their timing (w3.org/Graphics/GIF/spec-gif89a.txt); comments, texts and applications are left out. */
function plainGif(bytes: Uint8Array): Uint8Array {
  const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let offset = 13 + tableBytes(byteAt(bytes, 10));
  const parts = [bytes.subarray(0, offset)];
  for (;;) {
    const start = offset;
    const kind = byteAt(bytes, offset);
    if (kind === 0x3b) return Buffer.concat([...parts, bytes.subarray(start, start + 1)]);
    if (kind === 0x2c) offset += 11 + tableBytes(byteAt(bytes, offset + 9));
    else if (kind === 0x21) offset += 2;
    else throw new Error('no block');
    for (let size = byteAt(bytes, offset); size > 0; size = byteAt(bytes, offset)) offset += 1 + size;
    offset += 1;
    if (kind === 0x2c || byteAt(bytes, start + 1) === 0xf9) parts.push(bytes.subarray(start, offset));
  }
}

const webpChunks: readonly string[] = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];

/** Chunks of the picture (developers.google.com/speed/webp/docs/riff_container). */
function plainWebp(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let offset = 12; offset < bytes.length;) {
    const size = view.getUint32(offset + 4, true);
    const end = offset + 8 + size + (size % 2);
    if (end > bytes.length) throw new Error('no whole chunk');
    if (webpChunks.includes(textAt(bytes, offset, offset + 4))) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF0000WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function byteAt(bytes: Uint8Array, offset: number): number {
  const byte = bytes[offset];
  if (byte === undefined) throw new Error('cut off');
  return byte;
}

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.subarray(start, end)).toString('latin1');
}
