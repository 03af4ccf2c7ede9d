import type { Atom } from './atoms';
import { isDateCell, maxDateLength } from './date-cells';

/**
 * Cells that belong to the line at their left in spite of the white space between them: dates, and short texts flush
 * with the right margin. No column begins between a cell and its line.
 */

/** A part of a row that a column gap must not cross. */
export interface Bridge {
  left: number;
  right: number;
}

const maxCellLength = 30;
const flush = 2.5;
/** Smaller dates may be slightly higher or lower than their line. */
const nearRow = 0.7;
const sameLine = 0.1;

interface Cell {
  atom: Atom;
  /** The neighbors at the left and, if it is nearer, at the right. */
  left: Atom | undefined;
  isNearerRight: boolean;
}

/** The nearest text at the left of a cell, on about the same base line. */
function nearestLeft(atom: Atom, rows: readonly Atom[][], rowAt: number): Atom | undefined {
  let best: Atom | undefined;
  for (const row of [rows[rowAt], rows[rowAt - 1], rows[rowAt + 1]]) {
    for (const other of row ?? []) {
      const isNear = Math.abs(other.y - atom.y) <= nearRow * Math.max(atom.size, other.size);
      if (other !== atom && isNear && other.right <= atom.left && (!best || other.right > best.right)) best = other;
    }
  }
  return best;
}

function cellsOf(rows: readonly Atom[][]): Cell[] {
  return rows.flatMap((row, rowAt) =>
    row.flatMap((atom, at) => {
      if (atom.text.length > maxDateLength) return [];
      const left = nearestLeft(atom, rows, rowAt);
      const right = row[at + 1];
      const isNearerRight =
        right !== undefined &&
        Math.abs(right.y - atom.y) <= sameLine * atom.size &&
        right.left - atom.right < (left ? atom.left - left.right : Infinity);
      return [{ atom, left, isNearerRight }];
    }),
  );
}

/** Groups of cells with a common edge. */
function groupsBy(cells: readonly Cell[], edge: (atom: Atom) => number): Cell[][] {
  const sorted = [...cells].sort((a, b) => edge(a.atom) - edge(b.atom));
  const groups: Cell[][] = [];
  let first = -Infinity;
  for (const cell of sorted) {
    const value = edge(cell.atom);
    const last = groups[groups.length - 1];
    if (last && value - first <= flush) last.push(cell);
    else {
      groups.push([cell]);
      first = value;
    }
  }
  return groups;
}

const share = (cells: readonly Cell[], test: (cell: Cell) => boolean): number =>
  cells.filter(test).length / Math.max(1, cells.length);

/** Where texts other than dates begin: how many at each position, and how many of them are headings by size. */
interface Starts {
  others: Map<number, number>;
  headings: Map<number, number>;
}

/** Minimum size of a heading relative to the text. */
const headingSize = 1.12;
/** Minimum number of headings at the dates' position that make it a column. */
const minHeadings = 2;

function startsOf(cells: readonly Cell[]): Starts {
  const starts: Starts = { others: new Map(), headings: new Map() };
  const sizes = cells.map(({ atom }) => atom.size).sort((a, b) => a - b);
  const heading = headingSize * (sizes[sizes.length >> 1] ?? 0);
  const count = (counts: Map<number, number>, place: number): unknown =>
    counts.set(place, (counts.get(place) ?? 0) + 1);
  for (const { atom } of cells) {
    if (isDateCell(atom)) continue;
    count(starts.others, Math.round(atom.left));
    if (atom.size > heading) count(starts.headings, Math.round(atom.left));
  }
  return starts;
}

/** Whether dates with a common edge are at the right of lines rather than in a left margin of others. */
function areDates(group: readonly Cell[], { others, headings }: Starts): boolean {
  const dates = group.filter(({ atom }) => isDateCell(atom));
  if (dates.length === 0 || share(dates, ({ isNearerRight }) => isNearerRight) > 0.8) return false;
  if (share(dates, ({ left }) => left !== undefined) < 0.7) return false;
  const places = new Set(dates.flatMap(({ atom }) => [-2, -1, 0, 1, 2].map((shift) => Math.round(atom.left) + shift)));
  const sum = (counts: ReadonlyMap<number, number>): number =>
    [...places].reduce((all, place) => all + (counts.get(place) ?? 0), 0);
  if (sum(headings) >= minHeadings) return false;
  return sum(others) < dates.length && (dates.length > 1 || (dates[0]?.atom.text.length ?? 0) > 8);
}

/** Whether short cells at the ends of lines are flush with a right margin that hardly any line exceeds. */
function areFlushRight(group: readonly Cell[], atoms: readonly Atom[]): boolean {
  if (group.length < 3) return false;
  const margin = Math.max(...group.map(({ atom }) => atom.right)) + flush;
  if (atoms.filter(({ left, right }) => left < margin && right > margin).length >= group.length) return false;
  const lefts = group.map(({ atom }) => atom.left);
  const ys = group.map(({ atom }) => atom.y).sort((a, b) => a - b);
  const size = group[0]?.atom.size ?? 10;
  const isDense = ys.filter((y, index) => index > 0 && y - (ys[index - 1] ?? 0) < 1.9 * size).length * 3 > ys.length;
  return (
    !isDense &&
    Math.max(...lefts) - Math.min(...lefts) > 8 &&
    group.every(
      ({ atom, left, isNearerRight }) => atom.text.length <= maxCellLength && left !== undefined && !isNearerRight,
    )
  );
}

/**
 * The bridges between cells at the right and their lines.
 * @param rows The atoms of a region by base line.
 */
export function bridgesOf(rows: readonly Atom[][]): Map<Atom, Bridge> {
  const cells = cellsOf(rows);
  const atoms = rows.flat();
  const starts = startsOf(cells);
  const found = new Map<Atom, Bridge>();
  const bridge = ({ atom, left }: Cell): void => {
    if (left) found.set(atom, { left: left.right, right: atom.left });
  };
  const byRight = groupsBy(cells, (atom) => atom.right);
  for (const group of byRight) {
    if (areDates(group, starts)) group.filter(({ atom }) => isDateCell(atom)).forEach(bridge);
    else if (areFlushRight(group, atoms)) group.forEach(bridge);
  }
  for (const group of groupsBy(cells, (atom) => atom.left))
    if (group.length > 1 && areDates(group, starts)) group.filter(({ atom }) => isDateCell(atom)).forEach(bridge);
  return found;
}
