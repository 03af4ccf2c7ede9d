/** Markers of a JPEG before the size of its frame: all of `C0` to `CF` but tables and arithmetic conditions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const scanMarker = 0xda;
const bitDepths: readonly number[] = [1, 2, 4, 8, 16];
const colorTypes: readonly number[] = [0, 2, 3, 4, 6];
const pixelData = 0x49_44_41_54;
/** Minimum number of bytes of pixels: of less, the drawing library breaks its process instead of throwing. */
const minBytes = 32;

/**
 * The number of pixels that a picture states, read before it is unpacked.
 * @returns 0 for a damaged one, and for one that ends before its pixels.
 */
export function pixelsOf(bytes: Uint8Array, format: 'jpg' | 'png'): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return format === 'png' ? pixelsOfPng(view) : pixelsOfJpeg(view);
}

function pixelsOfPng(view: DataView): number {
  if (view.byteLength < 33) return 0;
  if (!bitDepths.includes(view.getUint8(24)) || !colorTypes.includes(view.getUint8(25))) return 0;
  for (let at = 33; at + 8 + minBytes < view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === pixelData) return view.getUint32(16) * view.getUint32(20);
  }
  return 0;
}

function pixelsOfJpeg(view: DataView): number {
  let pixels = 0;
  let at = 2;
  while (at + minBytes < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === scanMarker) return pixels;
    if (isFrame(marker)) pixels = view.getUint16(at + 5) * view.getUint16(at + 7);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 0;
}
