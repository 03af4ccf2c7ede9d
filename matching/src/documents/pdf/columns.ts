import { columnGap, toRows } from './atoms';
import type { Atom } from './atoms';
import { attachment, isHeading } from './attached-cells';
import { partsByGrid } from './grid-cells';
import { bridgesOf, type Bridge } from './side-cells';

/** A part of a page that is read from top to bottom. */
export interface Leaf {
  atoms: Atom[];
  /** Right end of a column of cells at the left of its lines, such as dates; null without one. */
  margin: number | null;
}

/** Columns of a page or of a part of it. */
export interface Columns {
  above: Atom[];
  left: Atom[];
  right: Atom[];
  below: Atom[];
}

/** Layout of a region: one column, several columns, or sections one below the other. */
export type Layout =
  | { type: 'leaf'; leaf: Leaf }
  | { type: 'columns'; columns: Columns }
  | { type: 'sections'; sections: Atom[][] };

/** A vertical strip of white space with text on both sides. */
interface Corridor {
  rows: Atom[][];
  from: number;
  to: number;
  start: number;
  end: number;
}

const deepest = 8;
const minRows = 3;
/** Minimum number of texts that begin or end at a position for a column there. */
const minAligned = { left: 1, right: 2 };
const maxEdges = 60;
/** Maximum distance of aligned text edges. */
const edgeTolerance = 3;

function edges(atoms: readonly Atom[], side: 'left' | 'right'): number[] {
  const sorted = atoms.map((atom) => atom[side]).sort((a, b) => a - b);
  const found: number[] = [];
  let start = 0;
  for (let index = 1; index <= sorted.length; index += 1) {
    const value = sorted[index];
    const before = sorted[index - 1] ?? 0;
    if (value !== undefined && value - before <= edgeTolerance) continue;
    if (index - start >= minAligned[side]) found.push(side === 'left' ? (sorted[start] ?? before) : before);
    start = index;
  }
  return found.slice(0, maxEdges);
}

/** Runs of rows that leave a strip next to an edge empty, with enough rows on both sides. */
function corridorsAt(strip: { start: number; end: number }, rows: Atom[][], bridged: readonly Bridge[][]): Corridor[] {
  const found: Corridor[] = [];
  let from = 0;
  const close = (to: number): void => {
    const corridor = measure(rows, from, to, (strip.start + strip.end) / 2);
    if (corridor) found.push(corridor);
  };
  rows.forEach((row, index) => {
    const isCrossed = ({ left, right }: { left: number; right: number }): boolean =>
      left < strip.end && right > strip.start;
    if (!row.some(isCrossed) && bridged[index]?.some(isCrossed) !== true) return;
    close(index);
    from = index + 1;
  });
  close(rows.length);
  return found;
}

function measure(all: Atom[][], first: number, last: number, middle: number): Corridor | null {
  let [from, to] = [first, last];
  const isLeft = (atom: Atom): boolean => atom.right <= middle;
  // Trims a corridor to the rows where both sides have text.
  while (from < to && isStray(all, from, from + 1, middle)) from += 1;
  while (to > from && last < all.length && isStray(all, to - 1, to - 2, middle)) to -= 1;
  from = belowLeftOnly(all, from, to, middle);
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
  const isHeaded = rows[0]?.length === 2 && rows[0].every((atom) => isHeading([atom], usualSize(rows)));
  if (Math.min(lefts, rights) < (isHeaded && lefts > 0 && Math.max(lefts, rights) >= minRows ? 2 : minRows))
    return null;
  return { rows, from, to, start, end };
}

/** Where the columns begin below lines at the left that are set apart; those lines are read first in any case. */
function belowLeftOnly(rows: Atom[][], from: number, to: number, middle: number): number {
  const isLeftOnly = (row: Atom[] | undefined): boolean => row?.every((atom) => atom.right <= middle) ?? false;
  let end = from;
  while (end < to && isLeftOnly(rows[end])) end += 1;
  while (end > from && !isFar(rows[end - 1], rows[end])) end -= 1;
  return end;
}

/**
 * The rows above a section whose left side has no line that reaches the other side, such as a list of short entries
 * below a table of dates; null when the rows do not end with one.
 */
function withoutListBelow(rows: Atom[][], middle: number, usual: number): Atom[][] | null {
  const last = rows.findLastIndex((row) => row.some((atom) => atom.right > middle));
  const heading = rows.findIndex((row, index) => index > last && isHeading(row, usual));
  return heading < 0 ? null : rows.slice(0, heading);
}

/** Whether two rows belong to different blocks. */
const isFar = (row: Atom[] | undefined, next: Atom[] | undefined): boolean =>
  row !== undefined &&
  next !== undefined &&
  Math.abs(baseLine(row) - baseLine(next)) > farBelow * Math.max(height(row), height(next));

const usualSize = (rows: readonly Atom[][]): number => {
  const sizes = rows.flatMap((row) => row.map((atom) => atom.size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
};

/** Whether a row at the rim of a corridor has only one side and is set apart from the next one inside. */
function isStray(rows: Atom[][], rim: number, inside: number, middle: number): boolean {
  const row = rows[rim];
  const next = rows[inside];
  if (!row || !next) return false;
  const hasLeft = row.some((atom) => atom.right <= middle);
  const hasRight = row.some((atom) => atom.left >= middle);
  if (hasLeft && hasRight) return false;
  return isFar(row, next);
}

function weight(corridor: Corridor): number {
  const width = Math.min(40, corridor.end - corridor.start);
  return corridor.rows.length * (1 + width / 80);
}

const height = (row: readonly Atom[]): number => Math.max(...row.map((atom) => atom.size));
const baseLine = (row: readonly Atom[]): number => row[0]?.y ?? 0;

/** Whether the row is set apart from the one before it, and nearer to the one after it. */
function isSetApart(rows: readonly Atom[][], index: number): boolean {
  const row = rows[index];
  const before = rows[index - 1];
  const after = rows[index + 1];
  if (!row || !before || !after) return false;
  const size = height(row);
  const above = baseLine(row) - baseLine(before);
  const below = baseLine(after) - baseLine(row);
  return above > 1.5 * size && below > 0.5 * size + 0.8 * height(after) && below < 1.25 * above;
}

/**
 * Section headings that interrupt a corridor: when the text at their side avoids nearly all of them, the two sides are
 * read together section by section.
 */
function sectionStarts({ rows, from }: Corridor, middle: number, usual: number): number[] {
  const isLeft = (atom: Atom): boolean => atom.right <= middle;
  const isRight = (atom: Atom): boolean => atom.right > middle;
  const left = rows.filter((row) => row.some(isLeft));
  const right = rows.filter((row) => row.some(isRight));
  const first = Math.max(rows.indexOf(left[0] ?? []), rows.indexOf(right[0] ?? []));
  const last = Math.min(rows.lastIndexOf(left[left.length - 1] ?? []), rows.lastIndexOf(right[right.length - 1] ?? []));
  const headings: number[] = [];
  const clear: number[] = [];
  rows.forEach((row, index) => {
    if (index <= first || index >= last || !row.every((atom) => isHeading([atom], usual))) return;
    const own = row.every(isLeft) ? left : row.every(isRight) ? right : rows;
    if (!isSetApart(own, own.indexOf(row))) return;
    headings.push(index);
    if (isSetApart(rows, index)) clear.push(from + index);
  });
  return clear.length > 0 && clear.length >= 0.75 * headings.length ? clear : [];
}

/**
 * Headings at the left above entries in a row, such as cards: all text at the right shares base lines with the left,
 * and has no section heading.
 */
function headingsOverCards({ rows, from }: Corridor, middle: number, usual: number): number[] {
  const right = rows.filter((row) => row.some((atom) => atom.right > middle));
  const adjacent = right.filter((row) => row.some((atom) => atom.right <= middle));
  const isNamed = right.some((row) =>
    isHeading(
      row.filter((atom) => atom.right > middle),
      headingSize * usual,
    ),
  );
  if (isNamed || adjacent.length < minAlignedShare * right.length) return [];
  return rows.flatMap((row, index) =>
    index > 0 && row.every((atom) => atom.right <= middle) && isHeading(row, headingSize * usual) ? [from + index] : [],
  );
}

/** Minimum share of lines at the right that are on a base line of the left for cards. */
const minAlignedShare = 0.8;
/** Names of entries are slightly larger than the text, headings are larger than those. */
const headingSize = 1.1;

/** Minimum size of a headline such as the name, relative to the text. */
const headline = 1.4;
/** Minimum distance between the lines of two blocks, in letter heights. */
const farBelow = 1.8;

/**
 * A headline with small lines at its right, such as a name with contact lines: the headline comes first even when they
 * share base lines.
 */
function nextToHeadline(rows: readonly Atom[][], usual: number): Atom[][] | null {
  const tall = rows.slice(0, 6).flatMap((row) => row.filter((atom) => atom.size >= headline * usual));
  const [first] = tall;
  if (!first) return null;
  // Names of sections are large too, but smaller than the name and farther below.
  const large = tall.filter((atom) => atom.size > 0.5 * first.size && atom.y - first.y < 3 * first.size);
  const edge = Math.max(...large.map((atom) => atom.right));
  const [top, bottom] = [first.y - 2.5 * first.size, Math.max(...large.map((atom) => atom.y)) + 1.2 * first.size];
  const isAdjacent = (atom: Atom): boolean =>
    atom.y > top && atom.y < bottom && atom.left > edge && !large.includes(atom);
  const adjacent = rows.flatMap((row) => row.filter(isAdjacent));
  if (toRows(adjacent, 0.35).length < 2) return null;
  const others = rows.flatMap((row) => row.filter((atom) => !large.includes(atom) && !isAdjacent(atom)));
  const isAmong = others.some((atom) => atom.y > Math.min(...adjacent.map((each) => each.y)) && atom.y < first.y);
  if (isAmong) return null;
  // Small lines that continue below form a column of their own.
  const lowest = adjacent.reduce((low, atom) => (atom.y > low.y ? atom : low));
  const goesOn = others.some(
    (atom) => atom.right > edge && atom.y > lowest.y && atom.y - lowest.y < farBelow * Math.max(atom.size, lowest.size),
  );
  if (goesOn) return null;
  const start = Math.min(first.y, ...adjacent.map((atom) => atom.y));
  return [others.filter((atom) => atom.y < start), large, adjacent, others.filter((atom) => atom.y >= start)];
}

/** Finds the best column gap of a region. */
export function layoutOf(atoms: Atom[]): Layout {
  const leaf: Leaf = { atoms, margin: null };
  const parts = partsByGrid(atoms);
  if (parts) return parts.length === 1 ? { type: 'leaf', leaf } : { type: 'sections', sections: parts };
  const sizes = atoms.map((atom) => atom.size).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 10;
  const gap = columnGap * usual;
  const rows = toRows(atoms, 0.35);
  const sections = nextToHeadline(rows, usual);
  if (sections) return { type: 'sections', sections };
  if (atoms.length < 2 * minRows) return { type: 'leaf', leaf };
  const bridges = bridgesOf(rows);
  const bridged = rows.map((row) => row.flatMap((atom) => bridges.get(atom) ?? []));
  const strips = [
    ...edges(atoms, 'left').map((edge) => ({ start: edge - gap, end: edge - 0.5 })),
    ...edges(atoms, 'right').map((edge) => ({ start: edge + 0.5, end: edge + gap })),
  ];
  const candidates = strips.flatMap((strip) => corridorsAt(strip, rows, bridged)).sort((a, b) => weight(b) - weight(a));
  for (const corridor of candidates) {
    const middle = (corridor.start + corridor.end) / 2;
    const sidesOf = (inside: Atom[][]): [left: Atom[], right: Atom[]] => [
      inside.flatMap((row) => row.filter((atom) => atom.right <= middle)),
      inside.flatMap((row) => row.filter((atom) => atom.right > middle)),
    ];
    const [left, right] = sidesOf(corridor.rows);
    const table = withoutListBelow(corridor.rows, middle, usual);
    const whole = attachment(left, right);
    const attached = whole === 'none' && table ? attachment(...sidesOf(table)) : whole;
    if (attached === 'left') leaf.margin ??= middle;
    if (attached !== 'none') continue;
    const starts = sectionStarts(corridor, middle, usual);
    if (starts.length > 0) {
      const cuts = [0, ...starts, rows.length];
      return { type: 'sections', sections: cuts.slice(1).map((cut, index) => rows.slice(cuts[index], cut).flat()) };
    }
    const headed = headingsOverCards(corridor, middle, usual);
    if (headed.length > 0) {
      const cuts = [0, ...headed, rows.length];
      return { type: 'sections', sections: cuts.slice(1).map((cut, index) => rows.slice(cuts[index], cut).flat()) };
    }
    const [above, below] = [rows.slice(0, corridor.from).flat(), rows.slice(corridor.to).flat()];
    return { type: 'columns', columns: { above, left, right, below } };
  }
  return { type: 'leaf', leaf };
}

/** The leaves of a region in reading order: above, left column, right column, below. */
export function readingOrder(atoms: Atom[], depth = 0): Leaf[] {
  if (atoms.length === 0) return [];
  const layout: Layout = depth < deepest ? layoutOf(atoms) : { type: 'leaf', leaf: { atoms, margin: null } };
  if (layout.type === 'leaf') return [layout.leaf];
  const parts =
    layout.type === 'sections'
      ? layout.sections
      : [layout.columns.above, layout.columns.left, layout.columns.right, layout.columns.below];
  return parts.flatMap((part) => readingOrder(part, depth + 1));
}
