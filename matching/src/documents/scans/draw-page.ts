import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { OpenPdf } from '../pdf/open-pdf';

/** Resolution of drawn pages in pixels per point: 200 per inch. */
const drawnScale = 200 / 72;
/** Most pixels of a drawn page; a letter page has 3.7 million. */
const maxDrawnPixels = 8_000_000;

/**
 * Draws a page of a PDF that was opened for drawing, by its index.
 * @returns the page and how many points a pixel has.
 */
export async function drawPage(
  { document, within }: Pick<OpenPdf, 'document' | 'within'>,
  index: number,
): Promise<{ canvas: Canvas; scale: number }> {
  const page = await within(document.getPage(index + 1));
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(drawnScale, Math.sqrt(maxDrawnPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // The declarations know a browser's canvas only.
  await within(page.render({ canvas: canvas as never, viewport }).promise);
  page.cleanup();
  return { canvas, scale: 1 / scale };
}
