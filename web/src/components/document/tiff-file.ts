import UTIF, { type IFD } from 'utif2';

/** Most pages and pixels of a page that are shown; scans of resumes have less. */
const most = { pages: 20, pixels: 50_000_000 };

/** A TIFF whose pages are not unpacked yet. */
export interface TiffFile {
  buffer: ArrayBuffer;
  /** The pages that are shown. */
  shown: IFD[];
  /** Number of all pages. */
  pageCount: number;
}

const numberAt = (tag: unknown): number => (Array.isArray(tag) ? Number(tag[0]) : 0);
const pixelsOf = ({ t256, t257 }: IFD): number => numberAt(t256) * numberAt(t257);

/** Small previews of pages are marked as reduced. */
const isReduced = ({ t254 }: IFD): boolean => numberAt(t254) % 2 === 1;

/** @returns null for a damaged file, and for one without a page that can be shown. */
export function openTiff(bytes: Uint8Array): TiffFile | null {
  const buffer = bytes.slice().buffer;
  try {
    const pages = UTIF.decode(buffer).filter((page) => pixelsOf(page) > 0 && !isReduced(page));
    const shown = pages.filter((page) => pixelsOf(page) <= most.pixels).slice(0, most.pages);
    return shown.length > 0 ? { buffer, shown, pageCount: pages.length } : null;
  } catch {
    return null;
  }
}
