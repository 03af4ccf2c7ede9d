/** Format and size of an image, from its first bytes. */
export interface ImageHeader {
  format: 'png' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
}

/** @returns null for what is neither PNG nor JPEG, or has no size. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = pngHeader(view) ?? jpegHeader(view);
  return header && header.width > 0 && header.height > 0 ? header : null;
}

/** Signature, then the chunk IHDR with width and height (w3.org/TR/png-3, sections 5.2 and 11.2.1). */
function pngHeader(view: DataView): ImageHeader | null {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (view.getUint32(12) !== 0x49484452) return null;
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers up to the first start of frame, which holds height and width (ITU T.81, section B.2.2). */
function jpegHeader(view: DataView): ImageHeader | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let offset = 2; offset + 9 <= view.byteLength;) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { format: 'jpg', width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + Math.max(2, view.getUint16(offset + 2));
  }
  return null;
}
