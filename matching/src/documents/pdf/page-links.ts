import type { SourceLine } from '../source-line';
import type { OpenPdf, PDFPageProxy } from './open-pdf';
import { toBox, toMatrix } from './matrix';

/** The target of a link and its position in points from the page's top left corner. */
export interface PageLink {
  target: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const opened = /^(?:mailto:|tel:|https?:\/\/)/i;
const maxTargetLength = 300;
const maxLinks = 100;

const textOf = (value: unknown, key: string): string => {
  if (typeof value !== 'object' || value === null || !(key in value)) return '';
  const text: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof text === 'string' ? text : '';
};

/** The links of a page to email addresses, phone numbers and web pages (ISO 32000-1 §12.5.6.5, §12.6.4.7). */
export async function readPageLinks(pdf: OpenPdf, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations: unknown[] = await pdf.within(page.getAnnotations());
  const matrix = toMatrix(page.getViewport({ scale: 1 }).transform);
  if (!matrix) return [];
  const [a, b, c, d, e, f] = matrix;
  return annotations.slice(0, maxLinks).flatMap((annotation) => {
    const target = textOf(annotation, 'url') || textOf(annotation, 'unsafeUrl');
    const box = toBox(
      typeof annotation === 'object' && annotation !== null && 'rect' in annotation ? annotation.rect : null,
    );
    if (!box || !opened.test(target) || target.length > maxTargetLength) return [];
    const x = [a * box[0] + c * box[1] + e, a * box[2] + c * box[3] + e];
    const y = [b * box[0] + d * box[1] + f, b * box[2] + d * box[3] + f];
    return [{ target, left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) }];
  });
}

/** The distance between a link and a line, in points: 0 when it lies on it. */
function distance({ left, right, top, bottom }: PageLink, box: NonNullable<SourceLine['box']>): number {
  const adjacent = Math.max(0, box.left - right, left - box.right);
  const middle = (top + bottom) / 2;
  return adjacent + 3 * Math.max(0, box.top - middle, middle - box.bottom);
}

/** Assigns each link to the line it lies on, or to the nearest line when it lies on a picture. */
export function giveLinks(lines: readonly SourceLine[], page: number, links: readonly PageLink[]): void {
  const boxed = lines.flatMap((line) => (line.page === page && line.box ? [{ line, box: line.box }] : []));
  for (const link of links) {
    const [first, ...others] = boxed;
    if (!first) return;
    const nearest = others.reduce(
      (best, each) => (distance(link, each.box) < distance(link, best.box) ? each : best),
      first,
    );
    nearest.line.targets = [...(nearest.line.targets ?? []), link.target];
  }
}
