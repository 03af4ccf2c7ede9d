import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { isBareLabel } from '../person/personal-labels';
import { isDated, isMarginal, maxLabelLength } from './margin-lines';
import { minPeriods, near } from './side-heads';

/** Minimum number of headings and dates in a column that begins with something else to be a margin. */
const minBelow = 3;
/** Maximum distance between the tops of a label and its text, in points. */
const onOneLine = 1.5;
/** Maximum number of lines of a page. */
const maxLabels = 200;
/** Minimum overlap of a line with its neighbor in the margin, in points. */
export const minOverlap = 1;

/**
 * Whether a left column labels the text next to it, as in a German curriculum vitae: each line shares a base line with
 * text or, as headings do, with none; there are periods among them, and most other lines are known labels.
 */
function isLabelColumn(left: readonly LayoutLine[], right: readonly LayoutLine[]): boolean {
  if (left.length >= Math.min(right.length, maxLabels) || left.filter(isDated).length < minPeriods) return false;
  const tops = right.flatMap(({ box }) => box?.top ?? []);
  const labels = left.filter(({ box }) => box !== null && tops.some((top) => Math.abs(top - box.top) <= onOneLine));
  const known = labels.filter((line) => isMarginal(line) || isBareLabel(line.text));
  return known.length * 2 > labels.length && areAdjacent(left, right);
}

/** Whether each line of a left column is short and shares a base line with text or with none. */
export function areAdjacent(left: readonly LayoutLine[], right: readonly LayoutLine[]): boolean {
  if (left.length > maxLabels || left.some(({ text }) => text.length > maxLabelLength)) return false;
  const texts = right.flatMap(({ box }) => (box ? [box] : []));
  const edge = Math.min(...texts.map((box) => box.left)) + 2;
  const isAdjacentToText = ({ box }: LayoutLine): boolean =>
    box !== null && texts.some(({ top }) => Math.abs(top - box.top) <= onOneLine);
  const isAdjacentToNone = ({ box }: LayoutLine): boolean =>
    box !== null && !texts.some(({ top, bottom }) => top < box.bottom - minOverlap && bottom > box.top + minOverlap);
  return left.every(
    (line) => line.box !== null && line.box.right <= edge && (isAdjacentToText(line) || isAdjacentToNone(line)),
  );
}

/**
 * Whether most dates of a margin share a row with text, as those of positions do; dates in a sidebar's own list are
 * anywhere.
 */
function areDatesAdjacent(margin: readonly LayoutLine[], text: readonly LayoutLine[]): boolean {
  const dated = margin.filter((line) => findDates(line.text).length > 0);
  const heights = new Set(text.flatMap(({ box }) => (box ? [Math.round(box.top)] : [])));
  const adjacent = dated.filter(
    ({ box }) => box !== null && near.some((step) => heights.has(Math.round(box.top) + step)),
  );
  return adjacent.length * 2 > dated.length || dated.length === 0;
}

/** Maximum distance that a margin extends above and below its text, in points. */
const maxBeyond = 4;
/** Minimum number of lines of a column with a margin. */
const minOfText = 3;

/** The first line of the left block in the margin of the right block, or -1. */
export function marginStart(left: readonly LayoutLine[], right: readonly LayoutLine[]): number {
  const [first, last] = [right[0], right[right.length - 1]];
  if (!first?.box || !last?.box || left[0]?.page !== first.page || right.length < minOfText) return -1;
  const rightLeft = Math.min(...right.map((line) => line.box?.left ?? Infinity));
  const top = first.box.top - maxBeyond;
  // A small date may begin above the title next to it.
  const reach = first.box.top + minOverlap;
  const cut = left.findIndex(
    (line) => line.box !== null && (line.box.top >= top || (line.box.bottom > reach && isDated(line))),
  );
  if (cut < 0) return -1;
  if (isLabelColumn(left.slice(cut), right)) return cut;
  const below = cut + left.slice(cut).findIndex((_, index, rest) => rest.slice(index).every(isMarginal));
  const isMargin = left.length - below >= minBelow && areDatesAdjacent(left.slice(below), right);
  const start = below < cut || (below > cut && !isMargin) ? cut : below;
  const margin = left.slice(start);
  const end = last.box.bottom + maxBeyond;
  // The heading of an empty section may be below all text.
  const isAdjacent = margin.every(
    ({ box }, index) => box !== null && box.right <= rightLeft + 2 && (box.top <= end || index === margin.length - 1),
  );
  return isAdjacent && margin.every(isMarginal) && margin.length < right.length ? start : -1;
}
