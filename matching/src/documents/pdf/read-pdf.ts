import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { toAtoms } from './atoms';
import type { Atom } from './atoms';
import { joinBrokenDates } from './broken-dates';
import { checkStreams } from './check-streams';
import { readingOrder } from './columns';
import { addDrawnBullets } from './drawn-bullets';
import { readGrids } from './grid-cells';
import { gridsOf } from './grids';
import { withPdf } from './open-pdf';
import { documentFlow } from './page-flow';
import type { PlacedLeaf } from './page-flow';
import { readPageContent } from './read-page-content';
import type { Glyph, PageContent } from './page-content';
import { linesOf } from './page-lines';
import { giveLinks, readPageLinks } from './page-links';
import type { PageLink } from './page-links';
import { withoutRepeated } from './repeated-lines';

interface Page {
  height: number;
  upright: Atom[];
  /** Text turned sideways, read after the rest. */
  turned: PlacedLeaf[];
  links: PageLink[];
}

function toPage(content: PageContent, links: PageLink[], height: number, page: number): Page {
  const { dots, frames, rules } = content;
  const turnedTo = (turn: Glyph['turn']): Glyph[] => content.glyphs.filter((glyph) => glyph.turn === turn);
  const turned = ([1, 3, 2] as const)
    .flatMap((turn) => readingOrder(toAtoms(turnedTo(turn))))
    .map((leaf) => ({ ...leaf, page }));
  const { cells, others } = readGrids(gridsOf(rules), turnedTo(0));
  const upright = [...joinBrokenDates(toAtoms(others, frames)), ...cells];
  addDrawnBullets(upright, dots);
  return { height, upright, turned, links };
}

/** A line on the edge between two pages may be printed on both. */
const isPrintedTwice = (line: SourceLine | undefined, next: SourceLine): boolean =>
  line?.page === next.page - 1 && line.text === next.text && line.box?.left === next.box?.left && line.text.length > 8;

/** Lines of all pages in reading order; headers are removed before the column search. */
function layOut(pages: readonly Page[]): SourceLine[] {
  const kept = withoutRepeated(pages.map(({ height, upright }) => ({ height, atoms: upright })));
  const blocks = pages.map(() => 0);
  const lines = [...documentFlow(kept), ...pages.flatMap((page) => page.turned)].flatMap((leaf) => {
    const block = blocks[leaf.page] ?? 0;
    blocks[leaf.page] = block + 1;
    return linesOf(leaf, leaf.page, block);
  });
  return lines.filter((line, index) => !isPrintedTwice(lines[index - 1], line));
}

/** Reads a PDF as lines in reading order, by pdf.js and our own layout analysis. */
export async function readPdf(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): Promise<SourceDocument> {
  checkStreams(bytes, limits.maximumUnpackedBytes, deadline);
  return withPdf(bytes, deadline, async (pdf) => {
    const { document } = pdf;
    const pages: Page[] = [];
    let characters = 0;
    let index = 0;
    for (; index < Math.min(document.numPages, limits.maximumPages); index += 1) {
      if (characters >= limits.maximumCharacters) break;
      deadline.check();
      const page = await pdf.within(document.getPage(index + 1));
      const content = await readPageContent(pdf, page, limits.maximumCharacters - characters);
      pages.push(toPage(content, await readPageLinks(pdf, page), page.getViewport({ scale: 1 }).height, index));
      characters += content.glyphs.length;
      page.cleanup();
    }
    const lines = layOut(pages);
    pages.forEach(({ links }, page) => giveLinks(lines, page, links));
    const isTruncated = index < document.numPages || characters >= limits.maximumCharacters;
    return { format: 'pdf', pageCount: document.numPages, lines, isTruncated };
  });
}
