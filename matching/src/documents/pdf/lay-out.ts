import type { SourceLine } from '../source-line';
import { toAtoms } from './atoms';
import type { Atom } from './atoms';
import { joinBrokenDates } from './broken-dates';
import { readingOrder } from './columns';
import { addDrawnBullets } from './drawn-bullets';
import { readGrids } from './grid-cells';
import { gridsOf } from './grids';
import type { Glyph, PageContent } from './page-content';
import { documentFlow } from './page-flow';
import type { PlacedLeaf } from './page-flow';
import { linesOf } from './page-lines';
import { giveLinks } from './page-links';
import type { PageLink } from './page-links';
import { withoutRepeated } from './repeated-lines';

/** A page with its text in pieces. */
export interface Page {
  height: number;
  upright: Atom[];
  /** Text turned sideways, read after the rest. */
  turned: PlacedLeaf[];
  links: PageLink[];
}

/** Groups the content of a page for the layout. */
export function toPage(content: PageContent, links: PageLink[], height: number, page: number): Page {
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

/** Lines of all pages in reading order with their links; headers are removed before the column search. */
export function layOut(pages: readonly Page[]): SourceLine[] {
  const kept = withoutRepeated(pages.map(({ height, upright }) => ({ height, atoms: upright })));
  const blocks = pages.map(() => 0);
  const lines = [...documentFlow(kept), ...pages.flatMap((page) => page.turned)].flatMap((leaf) => {
    const block = blocks[leaf.page] ?? 0;
    blocks[leaf.page] = block + 1;
    return linesOf(leaf, leaf.page, block);
  });
  const once = lines.filter((line, index) => !isPrintedTwice(lines[index - 1], line));
  pages.forEach(({ links }, page) => giveLinks(once, page, links));
  return once;
}
