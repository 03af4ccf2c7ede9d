import { expect, test } from '@jest/globals';
import UTIF, { type IFD } from 'utif2';
import { openTiff } from './tiff-file';

const page = (width: number, height = 10, kind = 0) => ({ t254: [kind], t256: [width], t257: [height] });
const tiff = (pages: ReturnType<typeof page>[]) => new Uint8Array(UTIF.encode(pages as unknown as IFD[]));
const widthsOf = (bytes: Uint8Array) => openTiff(bytes)?.shown.map(({ t256 }) => Number((t256 as number[])[0]));

test('small previews of pages are left out', () => {
  const file = tiff([page(200), page(20, 2, 1), page(300, 10, 2)]);
  expect(widthsOf(file)).toEqual([200, 300]);
  expect(openTiff(file)?.pageCount).toBe(2);
});

test('twenty pages are shown, none of them huge, and all are counted', () => {
  const file = openTiff(tiff([page(30_000, 30_000), ...Array.from({ length: 24 }, () => page(10))]));
  expect(file).toMatchObject({ pageCount: 25, shown: { length: 20 } });
});

test('a file without a page is damaged', () => {
  expect(openTiff(new TextEncoder().encode('II*\0 no directory'))).toBeNull();
  expect(openTiff(new Uint8Array())).toBeNull();
  expect(openTiff(tiff([page(0)]))).toBeNull();
});
