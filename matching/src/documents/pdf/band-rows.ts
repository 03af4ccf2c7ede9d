import type { Atom } from './atoms';
import { dated, isHeading } from './attached-cells';

/** Minimum distance between two cells of a column, in letter heights. */
const farBelow = 1.7;
const unfinished = /(?:[-–—]|\b(?:to|until|till|bis|au|al))$/i;
const goesOn = /^(?:[-–—]|(?:to|until|till|bis)\b)/i;
const lacksYear = /\p{L}{3,}\.?$/u;

/** Whether a cell continues the period of the cell above it. */
function isRestOf(above: string, text: string): boolean {
  if (unfinished.test(above)) return true;
  if (!dated.test(above)) return false;
  return goesOn.test(text) || (/^(?:19|20)\d\d$/.test(text) && lacksYear.test(above));
}

const textOf = (cell: readonly Atom[]): string => cell.map((atom) => atom.text).join(' ');

function usualSize(rows: readonly Atom[][]): number {
  const sizes = rows.flatMap((row) => row.map((atom) => atom.size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}

/**
 * Rows of a leaf with a column of cells at the left of its lines. A section's name gets a line of its own. When a date
 * has more lines below it (a place, the rest of the date), it stays with the line next to it and the others follow.
 */
export function bandRows(rows: readonly Atom[][], margin: number): Atom[][] {
  const cells = rows.map((row) => row.filter((atom) => atom.right <= margin));
  const texts = cells.filter((cell, index) => cell.length > 0 && cell.length < (rows[index]?.length ?? 0)).map(textOf);
  const hasDates = texts.filter((text) => dated.test(text)).length * 3 >= texts.length;
  const usual = usualSize(rows);
  const ordered: Atom[][] = [];
  let insertAt = 0;
  let last: Atom | null = null;
  rows.forEach((row, index) => {
    const cell = cells[index] ?? [];
    const rest = row.filter((atom) => !cell.includes(atom));
    const [first] = cell;
    if (!first || rest.length === 0) {
      ordered.push(row);
      if (first) [last, insertAt] = [first, ordered.length];
      return;
    }
    const text = textOf(cell);
    const follows: boolean = hasDates && last !== null && first.y - last.y < farBelow * first.size;
    const isRest: boolean = follows && last !== null && isRestOf(last.text, text);
    if (isRest && last) {
      last.text += ` ${text}`;
      last.length += text.length;
      ordered.push(rest);
    } else if (follows && !dated.test(text) && !text.endsWith(':')) {
      ordered.splice(insertAt, 0, cell);
      insertAt += 1;
      ordered.push(rest);
    } else if (isHeading(cell, usual)) {
      ordered.push(cell, rest);
      insertAt = ordered.length;
    } else {
      ordered.push(row);
      insertAt = ordered.length;
    }
    if (!isRest) last = first;
  });
  return ordered;
}
