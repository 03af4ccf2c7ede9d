import type { Canvas } from '@napi-rs/canvas';
import { grayOf } from '../scans/gray-picture';

const entrySize = 12;

/** A TIFF of gray pages without compression, by hand ([TIFF 6.0] section 4), because no library writes several pages. */
export function makeTiff(pages: readonly Canvas[]): Uint8Array {
  const pictures = pages.map(grayOf);
  const directorySize = 2 + 8 * entrySize + 4;
  const size = 8 + pictures.reduce((sum, { pixels }) => sum + directorySize + pixels.length, 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, 8, true);
  let at = 8;
  pictures.forEach(({ width, height, pixels }, index) => {
    const data = at + directorySize;
    const tags = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, data],
      [278, height],
      [279, pixels.length],
    ] as const;
    view.setUint16(at, tags.length, true);
    tags.forEach(([tag, value], entry) => {
      const place = at + 2 + entry * entrySize;
      view.setUint16(place, tag, true);
      view.setUint16(place + 2, 4, true);
      view.setUint32(place + 4, 1, true);
      view.setUint32(place + 8, value, true);
    });
    bytes.set(pixels, data);
    at = data + pixels.length;
    view.setUint32(data - 4, index + 1 < pictures.length ? at : 0, true);
  });
  return bytes;
}
