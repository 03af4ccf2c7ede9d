import { statesPeriod } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { rowTolerance } from './row-tolerance';
import { maxLabelLength } from './margin-lines';

/** Vertical offsets at which lines count as one row, in points. */
export const near = [0, -1, 1, -2, 2, -rowTolerance, rowTolerance];

/** Minimum space above the head of a position, in letter heights. */
const headsApart = 0.4;

/** Minimum number of periods in a column of heads or labels. */
export const minPeriods = 2;

const hasPeriod = ({ text }: LayoutLine): boolean => statesPeriod(text);

/**
 * Heads of positions in a left column with employer, place and period, next to a column with titles: each group of
 * lines has one period and begins in a row with a line at the right, where there are no periods. Empty when the column
 * is something else.
 */
export function sideHeads(column: readonly LayoutLine[], right: readonly LayoutLine[]): LayoutLine[][] {
  const top = right[0]?.box?.top;
  if (top === undefined || column[0]?.page !== right[0]?.page || right.some(hasPeriod)) return [];
  const begin = column.findIndex(({ box }) => box !== null && box.top >= top - rowTolerance);
  const left = begin < 0 ? [] : column.slice(begin);
  const edge = right.reduce((least, { box }) => Math.min(least, box?.left ?? Infinity), Infinity);
  if (left.some(({ box, text }) => box === null || box.right > edge || text.length > maxLabelLength)) return [];
  const starts = left.flatMap(({ spaceBefore }, index) => (index === 0 || spaceBefore >= headsApart ? [index] : []));
  const groups = starts.map((start, order) => left.slice(start, starts[order + 1] ?? left.length));
  const heights = new Set(right.flatMap(({ box }) => (box ? [Math.round(box.top)] : [])));
  const areHeads = groups.every((group) => {
    const at = Math.round(group[0]?.box?.top ?? 0);
    return group.length >= 2 && group.filter(hasPeriod).length === 1 && near.some((step) => heights.has(at + step));
  });
  return areHeads && groups.length >= minPeriods ? groups : [];
}

/** Inserts each head before the lines at its right. */
export function mergeHeads(heads: readonly LayoutLine[][], right: readonly LayoutLine[]): LayoutLine[] {
  const merged: LayoutLine[] = [];
  let at = 0;
  for (const head of heads) {
    const top = (head[0]?.box?.top ?? 0) - rowTolerance;
    while (at < right.length && (right[at]?.box?.top ?? 0) < top) merged.push(...right.slice(at, ++at));
    merged.push(...head);
  }
  return [...merged, ...right.slice(at)];
}
