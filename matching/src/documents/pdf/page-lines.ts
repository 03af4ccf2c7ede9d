import type { SourceLine } from '../source-line';
import { toRows } from './atoms';
import type { Atom } from './atoms';
import { dated } from './attached';
import type { Leaf } from './columns';
import { toLogicalOrder } from './writing-direction';

/** Gap in letter heights that makes a new cell of a line. */
const cellGap = 1.5;
const rowTolerance = 0.35;

/** Share of the letter height above and below the base line. */
const ascent = 0.78;
const descent = 0.22;

function lineOf(row: readonly Atom[], page: number, block: number, before: SourceLine['box']): SourceLine {
  let text = '';
  let right = 0;
  let [bold, italic, length] = [0, 0, 0];
  const weights = new Map<number, number>();
  for (const atom of row) {
    if (text !== '') text += atom.left - right > cellGap * atom.size ? '\t' : ' ';
    text += toLogicalOrder(atom.text);
    right = Math.max(right, atom.right);
    bold += atom.bold;
    italic += atom.italic;
    length += atom.length;
    weights.set(atom.size, (weights.get(atom.size) ?? 0) + atom.length);
  }
  const size = [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
  const y = row[0]?.y ?? 0;
  const box = {
    left: round(Math.min(...row.map((atom) => atom.left))),
    top: round(y - ascent * size),
    right: round(right),
    bottom: round(y + descent * size),
  };
  return {
    text,
    page,
    block,
    box,
    size,
    isBold: bold * 2 > length,
    isItalic: italic * 2 > length,
    bulletDepth: 0,
    headingLevel: 0,
    spaceBefore: before ? Math.max(0, (box.top - before.bottom) / size) : 0,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Rows of a leaf with a column of cells at the left, such as dates. When a cell has more lines than one, the first
 * stays with the line beside it and the others follow it, before what else stands at the right.
 */
function bandRows(rows: readonly Atom[][], margin: number): Atom[][] {
  const cells = rows.map((row) => row.filter((atom) => atom.right <= margin));
  const texts = cells.filter((cell) => cell.length > 0).map((cell) => cell.map((atom) => atom.text).join(' '));
  if (texts.filter((text) => dated.test(text)).length * 3 < texts.length) return [...rows];
  const ordered: Atom[][] = [];
  let insertAt = 0;
  let lastCell: number | null = null;
  rows.forEach((row, index) => {
    const cell = cells[index] ?? [];
    const text = cell.map((atom) => atom.text).join(' ');
    const [first] = cell;
    const isMore =
      first !== undefined &&
      lastCell !== null &&
      first.y - lastCell < 1.7 * first.size &&
      !dated.test(text) &&
      !text.endsWith(':');
    if (first) lastCell = first.y;
    if (isMore && cell.length < row.length) {
      ordered.splice(insertAt, 0, cell);
      insertAt += 1;
      ordered.push(row.filter((atom) => !cell.includes(atom)));
    } else {
      ordered.push(row);
      if (first) insertAt = ordered.length;
    }
  });
  return ordered;
}

/** The lines of a leaf, from top to bottom. */
export function linesOf(leaf: Leaf, page: number, block: number): SourceLine[] {
  const lines: SourceLine[] = [];
  const rows = toRows(leaf.atoms, rowTolerance);
  for (const row of leaf.margin === null ? rows : bandRows(rows, leaf.margin)) {
    lines.push(lineOf(row, page, block, lines[lines.length - 1]?.box ?? null));
  }
  return lines;
}
