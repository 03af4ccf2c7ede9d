import type { SourceLine } from '../source-line';
import { toRows } from './atoms';
import type { Atom } from './atoms';
import { bandRows } from './band-rows';
import type { Leaf } from './columns';
import { toLogicalOrder } from './writing-direction';

/** Minimum gap between cells of a line, in letter heights. */
const cellGap = 1;
/** Minimum gap between cells relative to the spaces of the line. */
const manySpaces = 2.2;
const rowTolerance = 0.35;

/** Share of the letter height above and below the base line. */
const ascent = 0.78;
const descent = 0.22;

interface Place {
  page: number;
  block: number;
  /** Right end of the cells at the left of the lines, if there are any. */
  margin: number | null;
}

function isNewCell(atom: Atom, right: number, margin: number | null, space: number): boolean {
  const gap = (atom.left - right) / atom.size;
  return (
    gap > cellGap ||
    (space > 0 && gap > manySpaces * space) ||
    (margin !== null && right <= margin && atom.left >= margin)
  );
}

function lineOf(row: readonly Atom[], { page, block, margin }: Place, before: SourceLine['box']): SourceLine {
  let text = '';
  let right = 0;
  let [bold, boldLead, italic, length] = [0, 0, 0, 0];
  const weights = new Map<number, number>();
  const space = Math.max(...row.map((atom) => atom.space ?? 0));
  for (const atom of row) {
    if (text !== '') text += isNewCell(atom, right, margin, space) ? '\t' : ' ';
    if (bold === length) boldLead = text.length + atom.boldLead;
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
    boldLead,
    isItalic: italic * 2 > length,
    bulletDepth: 0,
    headingLevel: 0,
    spaceBefore: before ? Math.max(0, (box.top - before.bottom) / size) : 0,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The lines of a leaf, from top to bottom. */
export function linesOf(leaf: Leaf, page: number, block: number): SourceLine[] {
  const lines: SourceLine[] = [];
  const rows = toRows(leaf.atoms, rowTolerance);
  const place = { page, block, margin: leaf.margin };
  for (const row of leaf.margin === null ? rows : bandRows(rows, leaf.margin)) {
    lines.push(lineOf(row, place, lines[lines.length - 1]?.box ?? null));
  }
  return lines;
}
