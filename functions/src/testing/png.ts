import { deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG; its checksum is nobody's concern here. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

/** The header of a picture with eight bits of grey a pixel. */
export function pngHeader(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return pngChunk('IHDR', data);
}

/** Packed pixels. @param bytes that they unpack to; a line is one more than it has pixels. */
export function pngPixels(bytes: number): Buffer {
  return pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)));
}

/** A PNG of these chunks, and its end. */
export function pngOf(...chunks: Uint8Array[]): Buffer {
  return Buffer.concat([signature, ...chunks, pngChunk('IEND')]);
}
