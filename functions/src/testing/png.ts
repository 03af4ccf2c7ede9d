import { deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG with an invalid checksum. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

/** The header of an image with eight bits of gray per pixel. */
export function pngHeader(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return pngChunk('IHDR', data);
}

/** Compressed pixels. @param bytes their unpacked size; a line has one byte more than pixels. */
export function pngPixels(bytes: number): Buffer {
  return pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)));
}

/** A PNG of these chunks and its end. */
export function pngOf(...chunks: Uint8Array[]): Buffer {
  return Buffer.concat([signature, ...chunks, pngChunk('IEND')]);
}
