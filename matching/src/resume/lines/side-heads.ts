import { tellsPeriod } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { mostTopsApart } from './beside';
import { longestLabel } from './margin-lines';

/** Heights on which a line counts as beside another one, in points from its own. */
export const near = [0, -1, 1, -2, 2, -mostTopsApart, mostTopsApart];

/** Heads of positions are set apart by so much, in letter heights. */
const headsApart = 0.4;

/** So many periods at least stand in a column of heads or labels. */
export const fewestPeriods = 2;

const hasPeriod = ({ text }: LayoutLine): boolean => tellsPeriod(text);

/**
 * Heads of positions in a left column that tells who employed, where and when, beside one that tells what as: each group of
 * lines has one period and begins on the height of a line at the right, where no periods stand. Empty where it is none.
 */
export function sideHeads(column: readonly LayoutLine[], right: readonly LayoutLine[]): LayoutLine[][] {
  const top = right[0]?.box?.top;
  if (top === undefined || column[0]?.page !== right[0]?.page || right.some(hasPeriod)) return [];
  const begin = column.findIndex(({ box }) => box !== null && box.top >= top - mostTopsApart);
  const left = begin < 0 ? [] : column.slice(begin);
  const edge = right.reduce((least, { box }) => Math.min(least, box?.left ?? Infinity), Infinity);
  if (left.some(({ box, text }) => box === null || box.right > edge || text.length > longestLabel)) return [];
  const starts = left.flatMap(({ spaceBefore }, index) => (index === 0 || spaceBefore >= headsApart ? [index] : []));
  const groups = starts.map((start, order) => left.slice(start, starts[order + 1] ?? left.length));
  const heights = new Set(right.flatMap(({ box }) => (box ? [Math.round(box.top)] : [])));
  const areHeads = groups.every((group) => {
    const at = Math.round(group[0]?.box?.top ?? 0);
    return group.length >= 2 && group.filter(hasPeriod).length === 1 && near.some((step) => heights.has(at + step));
  });
  return areHeads && groups.length >= fewestPeriods ? groups : [];
}

/** Puts each head before the lines at its right. */
export function mergeHeads(heads: readonly LayoutLine[][], right: readonly LayoutLine[]): LayoutLine[] {
  const merged: LayoutLine[] = [];
  let at = 0;
  for (const head of heads) {
    const top = (head[0]?.box?.top ?? 0) - mostTopsApart;
    while (at < right.length && (right[at]?.box?.top ?? 0) < top) merged.push(...right.slice(at, ++at));
    merged.push(...head);
  }
  return [...merged, ...right.slice(at)];
}
