import { toRows } from './atoms';
import type { Atom } from './atoms';
import { isPeriodCell } from './date-cells';

/**
 * Distinguishes cells of the same lines (a date at the right margin, a label before its value) from columns that are
 * read one after the other.
 */

export const dated =
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

const letters = /\p{L}{3}/u;
/** Minimum size of a heading relative to the text. */
const headingSize = 1.12;

/** Whether a row is a heading by its size relative to the text, or by its capitals. Dates and numbers are not. */
export function isHeading(row: readonly Atom[], size: number): boolean {
  const text = row.map((atom) => atom.text).join(' ');
  if (!letters.test(text) || /\d/.test(text) || text.length > 60) return false;
  return height(row) > headingSize * size || (text === text.toUpperCase() && text !== text.toLowerCase());
}

function withoutHeadings(side: Side, other: Side): Side {
  const sizes = other.rows.map(height).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 0;
  const isKept = side.rows.map((row) => !isHeading(row, size));
  return {
    rows: side.rows.filter((_, index) => isKept[index]),
    texts: side.texts.filter((_, index) => isKept[index]),
  };
}

function alignment(side: Side, other: Side): number {
  const lines = other.rows.map(baseLine);
  return share(side.rows, (row) => lines.some((line) => Math.abs(line - baseLine(row)) <= sameLine * height(row)));
}

/** Share of rows that another row follows tightly: high for running text. */
function density(side: Side): number {
  return share(side.rows, (row, index) => {
    const next = side.rows[index + 1];
    return next !== undefined && baseLine(next) - baseLine(row) < 1.9 * height(row);
  });
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function isFlushRight(side: Side): boolean {
  const right = extent(side.rows.map((row) => row[row.length - 1]?.right ?? 0));
  const left = extent(side.rows.map((row) => row[0]?.left ?? 0));
  return right < 4 && left > 8;
}

const boldShare = (side: Side): number => share(side.rows, (row) => row.every((atom) => atom.bold * 2 > atom.length));

function averageLength(side: Side): number {
  return side.texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, side.texts.length);
}

/** Whether the smaller side consists of cells at the left or right of the other side's lines, or of neither. */
export type Attachment = 'left' | 'right' | 'none';

/** Finds out which side, if any, consists of cells of the other side's lines. */
export function attachment(leftAtoms: readonly Atom[], rightAtoms: readonly Atom[]): Attachment {
  const left = sideOf(leftAtoms);
  const right = sideOf(rightAtoms);
  if (areCards(left, right) || areHeaded(left, right)) return 'none';
  const cells = smallerSide(left, right);
  if (!isAttached(cells, left, right)) return 'none';
  return cells === left ? 'left' : 'right';
}

function smallerSide(left: Side, right: Side): Side {
  if (right.rows.length > left.rows.length * 1.3) return left;
  return averageLength(right) <= averageLength(left) || right.rows.length < left.rows.length * 0.7 ? right : left;
}

/**
 * Whether the left side has blocks of lines that begin with a date, each on the first line of an entry at the right.
 */
function hasDateBlocks(cells: Side, lines: Side): boolean {
  const isFirst = cells.rows.map((row, index) => {
    const before = cells.rows[index - 1];
    return before === undefined || baseLine(row) - baseLine(before) > 1.8 * height(row);
  });
  const firsts: Side = {
    rows: cells.rows.filter((_, index) => isFirst[index]),
    texts: cells.texts.filter((_, index) => isFirst[index]),
  };
  const isShort = averageLength(cells) <= 30 && firsts.rows.length * 3 >= cells.rows.length;
  return (
    isShort &&
    firsts.rows.length >= 2 &&
    share(firsts.texts, (text) => dated.test(text)) >= 0.65 &&
    alignment(firsts, lines) >= 0.85
  );
}

const maxCellLength = 40;
const minLabels = 4;

/** Cards in a row: periods are on the same lines at both sides. */
function areCards(left: Side, right: Side): boolean {
  const periods = left.rows.filter((row) => row.every(isPeriodCell));
  return right.rows.some(
    (row) =>
      row.every(isPeriodCell) &&
      periods.some((other) => Math.abs(baseLine(other) - baseLine(row)) <= sameLine * height(row)),
  );
}

/** Columns with large headings on one base line: the lines below are not cells of the other column. */
function areHeaded(left: Side, right: Side): boolean {
  const sizes = [...left.rows, ...right.rows].map(height).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const [first, other] = [left.rows[0], right.rows[0]];
  if (!first || !other || left.rows.length < 2 || right.rows.length < 2) return false;
  const areLarge = [first, other].every(
    (row) => row.length === 1 && isHeading(row, usual) && height(row) > headingSize * usual,
  );
  return areLarge && Math.abs(baseLine(first) - baseLine(other)) <= sameLine * height(first);
}

/**
 * A table of short cells: every line has a counterpart at the other side, and the right side is not a list of its own.
 */
function isGrid(whole: Side, right: Side): boolean {
  const left = withoutHeadings(whole, right);
  if (left.rows.length === 0) return false;
  const sizes = right.rows.map(height).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  return (
    Math.max(averageLength(left), averageLength(right)) < maxCellLength &&
    alignment(left, right) >= 0.9 &&
    alignment(right, left) >= 0.9 &&
    !right.rows.some((row) => isHeading(row, usual)) &&
    !right.texts.some((text) => /^[•◦▪●○-]/.test(text))
  );
}

/** Labels that end where their values begin, as in forms; bold headings may be between them. */
function areLabels(cells: Side, lines: Side): boolean {
  const isPlain = cells.rows.map((row) => row.some((atom) => atom.bold * 2 <= atom.length));
  const labels: Side = {
    rows: cells.rows.filter((_, index) => isPlain[index]),
    texts: cells.texts.filter((_, index) => isPlain[index]),
  };
  return labels.rows.length >= minLabels && isFlushRight(labels) && alignment(labels, lines) >= 0.85;
}

function isAttached(side: Side, left: Side, right: Side): boolean {
  const isLeft = side === left;
  const lines = isLeft ? right : left;
  const cells = withoutHeadings(side, lines);
  // Section names at the left of their sections.
  if (cells.rows.length === 0) return isLeft && alignment(side, lines) >= 0.85 && density(side) < 0.35;
  if (isLeft && hasDateBlocks(cells, lines)) return true;
  if (isLeft && areLabels(cells, lines)) return true;
  const dates = share(cells.texts, (text) => dated.test(text));
  const aligned = alignment(cells, lines);
  // One of a few dates may be separate, such as the date of the last change above the name.
  if (
    !isLeft &&
    dates >= 0.5 &&
    aligned >= 0.7 &&
    (1 - aligned) * cells.rows.length < 1.5 &&
    averageLength(cells) <= 30
  )
    return true;
  if (aligned < 0.85 || averageLength(cells) > 45) return false;
  if (dates >= 0.5) return true;
  const dense = density(cells);
  if (isLeft) {
    if (share(cells.texts, (text) => text.endsWith(':')) >= 0.6) return true;
    if (boldShare(cells) >= 0.8 && boldShare(lines) < 0.4) return true;
  } else if (isFlushRight(cells) && (dense < 0.6 || dates >= 0.3 || cells.rows.length < 5)) return true;
  return (averageLength(cells) <= 26 && dense < 0.35) || isGrid(left, right);
}
