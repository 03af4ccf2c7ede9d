import { toRows } from './atoms';
import type { Atom } from './atoms';

/**
 * Tells cells of the same lines (a date at the right margin, a label before its value) from columns that are read one
 * after the other.
 */

const dated =
  /(?:19|20)\d\d|\d{1,2}\/\d{2,4}|'\d\d|present|current|heute|actual|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|,\s*[A-Z]{2}\b/i;
const sameLine = 0.35;

interface Side {
  rows: Atom[][];
  texts: string[];
}

function sideOf(atoms: readonly Atom[]): Side {
  const rows = toRows(atoms, sameLine);
  return { rows, texts: rows.map((row) => row.map((atom) => atom.text).join(' ')) };
}

const share = <Item>(items: readonly Item[], test: (item: Item, index: number) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

const baseLine = (row: readonly Atom[]): number => row[0]?.y ?? 0;
const height = (row: readonly Atom[]): number => Math.max(...row.map((atom) => atom.size));

function alignment(side: Side, other: Side): number {
  const lines = other.rows.map(baseLine);
  return share(side.rows, (row) => lines.some((line) => Math.abs(line - baseLine(row)) <= sameLine * height(row)));
}

/** Share of rows that are followed tightly by another one: high for running text. */
function density(side: Side): number {
  return share(side.rows, (row, index) => {
    const next = side.rows[index + 1];
    return next !== undefined && baseLine(next) - baseLine(row) < 1.9 * height(row);
  });
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function isFlushRight(side: Side): boolean {
  const right = spread(side.rows.map((row) => row[row.length - 1]?.right ?? 0));
  const left = spread(side.rows.map((row) => row[0]?.left ?? 0));
  return right < 4 && left > 8;
}

const boldShare = (side: Side): number => share(side.rows, (row) => row.every((atom) => atom.bold * 2 > atom.length));

function averageLength(side: Side): number {
  return side.texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, side.texts.length);
}

/** True when the smaller side consists of cells that belong to the lines of the other side. */
export function isAttached(leftAtoms: readonly Atom[], rightAtoms: readonly Atom[]): boolean {
  const left = sideOf(leftAtoms);
  const right = sideOf(rightAtoms);
  const isRightSmaller = averageLength(right) <= averageLength(left) || right.rows.length < left.rows.length * 0.7;
  const cells = right.rows.length > left.rows.length * 1.3 ? left : isRightSmaller ? right : left;
  const lines = cells === left ? right : left;
  if (alignment(cells, lines) < 0.85) return false;
  if (averageLength(cells) > 45) return false;
  const dates = share(cells.texts, (text) => dated.test(text));
  if (dates >= 0.5) return true;
  const dense = density(cells);
  if (cells === right && isFlushRight(cells) && (dense < 0.6 || dates >= 0.3 || cells.rows.length < 5)) return true;
  if (cells === left) {
    if (share(cells.texts, (text) => text.endsWith(':')) >= 0.6) return true;
    if (boldShare(cells) >= 0.8 && boldShare(lines) < 0.4) return true;
  }
  return averageLength(cells) <= 26 && dense < 0.35;
}
