import type { Canvas } from '@napi-rs/canvas';
import { DocumentError } from '../document-text';
import { readingTime, type DocumentLimits } from '../limits';
import { withPdf } from '../pdf/open-pdf';
import { drawPage } from './draw-page';
import { grayOf, isBlank } from './gray-picture';
import { openRecognizer } from './recognizer';
import { readUpright } from './upright-picture';
import { scannedPage, type DoubtfulWord } from './scanned-page';
import type { PageContent } from '../pdf/page-content';

/** How the text of pictures is recognized. */
export interface Recognition {
  /** ISO 639-2 codes; English when absent. */
  languages?: readonly string[];
  /** Called before each page. `page` counts from 1. */
  onPage?: (page: number, pages: number) => void;
}

/** A page of a scan, drawn when it is its turn. */
export interface ScanSource {
  /** Its index in the document. */
  page: number;
  /** @returns the page and how many points a pixel has. */
  draw: () => Promise<{ canvas: Canvas; scale: number }>;
}

export interface ScannedPage {
  page: number;
  /** Its height in points. */
  height: number;
  content: PageContent;
  doubtful: DoubtfulWord[];
}

/**
 * Recognizes the text of pages, one by one, until the time for scans is over.
 * @returns the pages that were read in time; blank ones have no content, and those that cannot be drawn or recognized
 *   are left out.
 * @throws DocumentError `timeout` when there was no time for any, or the error of the first page when none was read.
 * @throws RecognizerError when a language is not installed.
 */
export async function recognizePages(
  sources: readonly ScanSource[],
  limits: DocumentLimits,
  { languages = ['eng'], onPage }: Recognition,
): Promise<ScannedPage[]> {
  const kept = sources.slice(0, limits.maximumScannedPages);
  const recognizer = await openRecognizer(languages);
  const time = readingTime(limits.maximumScanMilliseconds);
  const pages: ScannedPage[] = [];
  let fault: unknown = new DocumentError(kept.length > 0 ? 'timeout' : 'corrupt');
  let failed = 0;
  try {
    for (const [index, { page, draw }] of kept.entries()) {
      if (time.remaining === 0) break;
      onPage?.(index + 1, kept.length);
      try {
        const { canvas, scale } = await draw();
        const drawn = grayOf(canvas);
        const { picture, words } = isBlank(drawn) ? { picture: drawn, words: [] } : readUpright(recognizer, drawn);
        pages.push({ page, height: picture.height * scale, ...scannedPage(words, { page, scale }) });
      } catch (error) {
        failed += 1;
        if (failed === 1) fault = error;
      }
    }
  } finally {
    recognizer.close();
  }
  if (pages.length === 0) throw fault;
  return pages;
}

/**
 * Draws pages of a PDF and recognizes their text.
 * @param pages indexes of the pages.
 * @throws DocumentError see {@link recognizePages}, `tooManyPixels` and the faults of a PDF.
 */
export async function recognizePdfPages(
  bytes: Uint8Array,
  pages: readonly number[],
  limits: DocumentLimits,
  recognition: Recognition,
): Promise<ScannedPage[]> {
  if (largestPicture(bytes) > limits.maximumPixels) throw new DocumentError('tooManyPixels');
  const time = readingTime(limits.maximumScanMilliseconds * 2);
  return withPdf(
    bytes,
    time,
    (pdf) => {
      const sources = pages.map((page) => ({ page, draw: () => drawPage(pdf, page) }));
      return recognizePages(sources, limits, recognition);
    },
    limits.maximumPixels,
  );
}

/** Pixels of the largest picture in a PDF, by the dictionaries of its streams, which are never packed. */
function largestPicture(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes);
  let largest = 0;
  for (const { index } of text.matchAll(/\/Subtype\s{0,9}\/Image\b/g)) {
    const dictionary = text.slice(text.lastIndexOf('obj', index), text.indexOf('stream', index));
    const side = (name: string): number =>
      Number(new RegExp(`/${name}\\s{0,9}(\\d{1,9})(?!\\d|\\s{1,9}\\d{1,5}\\s{1,9}R)`).exec(dictionary)?.[1] ?? 0);
    largest = Math.max(largest, side('Width') * side('Height'));
  }
  return largest;
}
