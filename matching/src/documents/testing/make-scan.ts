import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { Deadline } from '../limits';
import { withPdf } from '../pdf/open-pdf';
import { drawPage } from '../scans/draw-page';
import { makePdf } from './make-pdf';

/** How a page lies in the scanner and what the scanner adds. */
export interface ScanLook {
  /** Degrees clockwise. */
  skew?: number;
  /** Largest change of a pixel's brightness, of 255. */
  noise?: number;
  /** Numbers from 0 to 1. */
  random?: () => number;
}

/** The pages of a PDF at 200 dpi. */
export function drawnPages(bytes: Uint8Array): Promise<Canvas[]> {
  const time = new Deadline(60_000);
  return withPdf(
    bytes,
    time,
    async (pdf) => {
      const pages: Canvas[] = [];
      for (let index = 0; index < pdf.document.numPages; index += 1) pages.push((await drawPage(pdf, index)).canvas);
      return pages;
    },
    50_000_000,
  );
}

/** A page as a scanner would show it: askew, on paper that is not quite white, with noise. */
export function scanned(page: Canvas, { skew = 0, noise = 0, random = () => 0.5 }: ScanLook): Canvas {
  const { width, height } = page;
  const turned = createCanvas(width, height);
  const context = turned.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((skew * Math.PI) / 180);
  context.drawImage(page, -width / 2, -height / 2);
  context.resetTransform();
  const image = context.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const change = (random() + random() - 1) * noise;
    for (const channel of [0, 1, 2]) image.data[at + channel] = (image.data[at + channel] ?? 0) * 0.9 + 12 + change;
  }
  context.putImageData(image, 0, 0);
  return turned;
}

/** A PDF that has nothing but a picture on each page, as scanners write it. */
export async function scanPdf(pages: readonly Canvas[]): Promise<Uint8Array> {
  const pictures = pages.map((page) => ({ width: (page.width * 72) / 200, height: (page.height * 72) / 200, page }));
  return makePdf(
    (pdf) => {
      for (const { width, height, page } of pictures) {
        pdf.addPage({ size: [width, height], margin: 0 });
        pdf.image(page.toBuffer('image/jpeg', 80), 0, 0, { width, height });
      }
    },
    { autoFirstPage: false },
  );
}
