import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { toAtoms } from './atoms';
import { readingOrder } from './columns';
import { withPdf } from './open-pdf';
import { readPageGlyphs } from './page-glyphs';
import type { Glyph } from './page-glyphs';
import { linesOf } from './page-lines';
import { withoutRepeated } from './repeated-lines';
import type { PageLines } from './repeated-lines';

/** The text of a page in reading order: upright text first, then text turned on its side. */
function pageLines(glyphs: readonly Glyph[], page: number): SourceLine[] {
  const lines: SourceLine[] = [];
  let block = 0;
  for (const turn of [0, 1, 3, 2] as const) {
    const turned = glyphs.filter((glyph) => glyph.turn === turn);
    for (const leaf of readingOrder(toAtoms(turned))) {
      lines.push(...linesOf(leaf, page, block));
      block += 1;
    }
  }
  return lines;
}

/** A PDF as lines in reading order, by pdf.js and our own layout analysis. */
export async function readPdf(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): Promise<SourceDocument> {
  return withPdf(bytes, deadline, async (pdf) => {
    const { document } = pdf;
    const pages: PageLines[] = [];
    let characters = 0;
    let index = 0;
    for (; index < Math.min(document.numPages, limits.maximumPages); index += 1) {
      if (characters > limits.maximumCharacters) break;
      deadline.check();
      const page = await pdf.within(document.getPage(index + 1));
      const glyphs = await readPageGlyphs(pdf, page);
      const height = page.getViewport({ scale: 1 }).height;
      pages.push({ height, lines: pageLines(glyphs, index) });
      characters += glyphs.length;
      page.cleanup();
    }
    const lines = withoutRepeated(pages).flat();
    return { format: 'pdf', pageCount: document.numPages, lines, isTruncated: index < document.numPages };
  });
}
