import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import UTIF, { type IFD } from 'utif2';
import { DocumentError } from '../document-text';
import type { Deadline, DocumentLimits } from '../limits';
import { layOut, toPage } from '../pdf/lay-out';
import type { SourceDocument } from '../source-line';
import { pixelsOf } from './picture-size';
import { recognizePages, type Recognition, type ScanSource } from './recognize-pages';

/** Points of the longer side of a page, and its pixels when it is recognized: 200 per inch. */
const longerSide = { points: 792, pixels: 2_200 };
/** A small picture is not enlarged more than this. */
const maxScale = 3;
/** Most pixels of a page; strips of a till roll are longer than any page. */
const maxPagePixels = 8_000_000;

/** A reader for pictures of pages: JPEG, PNG, and TIFF with one or several pages. */
export const pictureReader =
  (format: 'jpg' | 'png' | 'tif') =>
  async (
    bytes: Uint8Array,
    limits: DocumentLimits,
    _deadline: Deadline,
    recognition: Recognition,
  ): Promise<SourceDocument> => {
    const sources = format === 'tif' ? tiffPages(bytes, limits) : [singlePage(bytes, format, limits)];
    const scanned = await recognizePages(sources, limits, recognition);
    return {
      format,
      pageCount: sources.length,
      lines: layOut(scanned.map(({ content, height, page }) => toPage(content, [], height, page))),
      isTruncated: scanned.length < sources.length,
      scan: { pages: scanned.length, doubtful: scanned.flatMap(({ doubtful }) => doubtful) },
    };
  };

function requirePixels(pixels: number, { maximumPixels }: DocumentLimits): void {
  if (pixels > maximumPixels) throw new DocumentError('tooManyPixels');
}

function singlePage(bytes: Uint8Array, format: 'jpg' | 'png', limits: DocumentLimits): ScanSource {
  const pixels = pixelsOf(bytes, format);
  if (pixels === 0) throw new DocumentError('corrupt');
  requirePixels(pixels, limits);
  return { page: 0, draw: async () => fitted(await loadImage(bytes)) };
}

/** The pages of a TIFF; each is unpacked when it is its turn. Small previews of pages are left out. */
function tiffPages(bytes: Uint8Array, limits: DocumentLimits): ScanSource[] {
  const file = Buffer.from(bytes);
  const isPage = ({ t254 }: IFD): boolean => !(Array.isArray(t254) && Number(t254[0]) % 2 === 1);
  const pages = UTIF.decode(file).filter((page) => numberAt(page.t256) * numberAt(page.t257) > 0 && isPage(page));
  if (pages.length === 0) throw new DocumentError('corrupt');
  for (const { t256, t257 } of pages) requirePixels(numberAt(t256) * numberAt(t257), limits);
  return pages.map((page, index) => ({
    page: index,
    draw: () => {
      UTIF.decodeImage(file, page);
      const canvas = createCanvas(page.width, page.height);
      const context = canvas.getContext('2d');
      const image = context.createImageData(page.width, page.height);
      image.data.set(UTIF.toRGBA8(page));
      context.putImageData(image, 0, 0);
      page.data = new Uint8Array();
      return Promise.resolve(fitted(canvas));
    },
  }));
}

const numberAt = (tag: IFD[string] | undefined): number => (Array.isArray(tag) ? Number(tag[0]) : 0);

/** A picture on white paper, in the size in which it is recognized. */
function fitted(picture: Image | Canvas): { canvas: Canvas; scale: number } {
  const { width, height } = picture;
  const longer = Math.max(width, height);
  const scale = Math.min(longerSide.pixels / longer, maxScale, Math.sqrt(maxPagePixels / (width * height)));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, scale: longerSide.points / (longer * scale) };
}
