import { columnGap, toRows } from './atoms';
import type { Atom } from './atoms';
import { attachment } from './attached';

/** A part of a page that is read from top to bottom without looking aside. */
export interface Leaf {
  atoms: Atom[];
  /** Cells at the left of its lines end before this place, as a column of dates does; null without such cells. */
  margin: number | null;
}

/** A page, or a part of it, in reading order. */
export interface Split {
  above: Atom[];
  left: Atom[];
  right: Atom[];
  below: Atom[];
}

/** A stretch of white space from top to bottom with text on both sides. */
interface Corridor {
  rows: Atom[][];
  from: number;
  to: number;
  start: number;
  end: number;
}

const deepest = 8;
const fewestRows = 3;
/** Text edges that are at most this far apart stand in line. */
const edgeTolerance = 3;

function edges(atoms: readonly Atom[], side: 'left' | 'right'): number[] {
  const sorted = atoms.map((atom) => atom[side]).sort((a, b) => a - b);
  const found: number[] = [];
  let start = 0;
  for (let index = 1; index <= sorted.length; index += 1) {
    const value = sorted[index];
    const before = sorted[index - 1] ?? 0;
    if (value !== undefined && value - before <= edgeTolerance) continue;
    if (index - start >= fewestRows) found.push(side === 'left' ? (sorted[start] ?? before) : before);
    start = index;
  }
  return found;
}

/** Stretches of rows that leave the strip beside the edge empty, with enough rows on both of its sides. */
function corridorsAt(rows: Atom[][], edge: number, side: 'left' | 'right', gap: number): Corridor[] {
  const found: Corridor[] = [];
  const [stripStart, stripEnd] = side === 'left' ? [edge - gap, edge - 0.5] : [edge + 0.5, edge + gap];
  let from = 0;
  const close = (to: number): void => {
    const corridor = measure(rows, from, to, (stripStart + stripEnd) / 2);
    if (corridor) found.push(corridor);
  };
  rows.forEach((row, index) => {
    if (!row.some((atom) => atom.left < stripEnd && atom.right > stripStart)) return;
    close(index);
    from = index + 1;
  });
  close(rows.length);
  return found;
}

function measure(all: Atom[][], first: number, last: number, middle: number): Corridor | null {
  let [from, to] = [first, last];
  const isLeft = (atom: Atom): boolean => atom.right <= middle;
  // A corridor begins and ends where both sides have begun or not yet ended; single rows beyond belong to neither.
  while (from < to && isStray(all, from, from + 1, middle)) from += 1;
  while (to > from && last < all.length && isStray(all, to - 1, to - 2, middle)) to -= 1;
  const rows = all.slice(from, to);
  let start = -Infinity;
  let end = Infinity;
  let lefts = 0;
  let rights = 0;
  for (const row of rows) {
    let hasLeft = false;
    let hasRight = false;
    for (const atom of row) {
      if (isLeft(atom)) [start, hasLeft] = [Math.max(start, atom.right), true];
      else [end, hasRight] = [Math.min(end, atom.left), true];
    }
    lefts += hasLeft ? 1 : 0;
    rights += hasRight ? 1 : 0;
  }
  if (Math.min(lefts, rights) < fewestRows) return null;
  return { rows, from, to, start, end };
}

/** A row at the rim of a corridor that has one side only and stands apart from the next one inside. */
function isStray(rows: Atom[][], rim: number, inside: number, middle: number): boolean {
  const row = rows[rim];
  const next = rows[inside];
  if (!row || !next) return false;
  const hasLeft = row.some((atom) => atom.right <= middle);
  const hasRight = row.some((atom) => atom.left >= middle);
  if (hasLeft && hasRight) return false;
  const distance = Math.abs((row[0]?.y ?? 0) - (next[0]?.y ?? 0));
  return distance > 1.8 * Math.max(...row.map((atom) => atom.size), ...next.map((atom) => atom.size));
}

function weight(corridor: Corridor): number {
  const width = Math.min(40, corridor.end - corridor.start);
  return corridor.rows.length * (1 + width / 80);
}

/** Splits a region at its best column gap; without one it is a leaf. */
export function splitColumns(atoms: Atom[]): Split | Leaf {
  const leaf: Leaf = { atoms, margin: null };
  if (atoms.length < 2 * fewestRows) return leaf;
  const sizes = atoms.map((atom) => atom.size).sort((a, b) => a - b);
  const gap = columnGap * (sizes[sizes.length >> 1] ?? 10);
  const rows = toRows(atoms, 0.35);
  const candidates = [
    ...edges(atoms, 'left').flatMap((edge) => corridorsAt(rows, edge, 'left', gap)),
    ...edges(atoms, 'right').flatMap((edge) => corridorsAt(rows, edge, 'right', gap)),
  ].sort((a, b) => weight(b) - weight(a));
  for (const corridor of candidates) {
    const middle = (corridor.start + corridor.end) / 2;
    const inside = corridor.rows.flat();
    const left = inside.filter((atom) => atom.right <= middle);
    const right = inside.filter((atom) => atom.right > middle);
    const attached = attachment(left, right);
    if (attached === 'none') {
      return { above: rows.slice(0, corridor.from).flat(), left, right, below: rows.slice(corridor.to).flat() };
    }
    if (attached === 'left') leaf.margin ??= middle;
  }
  return leaf;
}

/** The leaves of a region in reading order: what is above, the left column, the right column, what is below. */
export function readingOrder(atoms: Atom[], depth = 0): Leaf[] {
  if (atoms.length === 0) return [];
  const split = depth < deepest ? splitColumns(atoms) : { atoms, margin: null };
  if ('atoms' in split) return [split];
  return [split.above, split.left, split.right, split.below].flatMap((part) => readingOrder(part, depth + 1));
}
