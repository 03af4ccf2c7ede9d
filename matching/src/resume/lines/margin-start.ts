import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { isBareLabel } from '../person/own-labels';
import { isDated, isMarginal, longestLabel } from './margin-lines';
import { fewestPeriods, near } from './side-heads';

/** So many headings and dates make a margin of a column that begins with something else. */
const fewestBelow = 3;
/** So far apart are the tops of a label and its text at the most, in points. */
const onOneLine = 1.5;
/** A page has fewer lines than this. */
const mostLabels = 200;
/** So far must a line reach down beside one of the margin, in points. */
export const leastBeside = 1;

/**
 * Whether a left column labels the text beside it, as a German curriculum vitae does: each of its lines stands on a base
 * line with text or, as headings do, beside none at all; periods are among them, and most of the others are known labels.
 */
function isLabelColumn(left: readonly LayoutLine[], right: readonly LayoutLine[]): boolean {
  if (left.length >= Math.min(right.length, mostLabels) || left.filter(isDated).length < fewestPeriods) return false;
  const tops = right.flatMap(({ box }) => box?.top ?? []);
  const labels = left.filter(({ box }) => box !== null && tops.some((top) => Math.abs(top - box.top) <= onOneLine));
  const known = labels.filter((line) => isMarginal(line) || isBareLabel(line.text));
  return known.length * 2 > labels.length && standBeside(left, right);
}

/** Whether each line of a left column stands on a base line with text, or beside none at all, and is short. */
export function standBeside(left: readonly LayoutLine[], right: readonly LayoutLine[]): boolean {
  if (left.length > mostLabels || left.some(({ text }) => text.length > longestLabel)) return false;
  const texts = right.flatMap(({ box }) => (box ? [box] : []));
  const edge = Math.min(...texts.map((box) => box.left)) + 2;
  const isBesideText = ({ box }: LayoutLine): boolean =>
    box !== null && texts.some(({ top }) => Math.abs(top - box.top) <= onOneLine);
  const isBesideNone = ({ box }: LayoutLine): boolean =>
    box !== null && !texts.some(({ top, bottom }) => top < box.bottom - leastBeside && bottom > box.top + leastBeside);
  return left.every(
    (line) => line.box !== null && line.box.right <= edge && (isBesideText(line) || isBesideNone(line)),
  );
}

/**
 * Whether most dates of a margin stand on the height of a line of the text, as those of positions do: the dates of a
 * sidebar's own list stand anywhere.
 */
function areDatesBeside(margin: readonly LayoutLine[], text: readonly LayoutLine[]): boolean {
  const dated = margin.filter((line) => findDates(line.text).length > 0);
  const heights = new Set(text.flatMap(({ box }) => (box ? [Math.round(box.top)] : [])));
  const beside = dated.filter(
    ({ box }) => box !== null && near.some((step) => heights.has(Math.round(box.top) + step)),
  );
  return beside.length * 2 > dated.length || dated.length === 0;
}

/** How far a margin may reach above the first line of its text and below the last one, in points. */
const mostBeyond = 4;
/** A column of fewer lines has no margin. */
const fewestOfText = 3;

/** The first of the left block's lines that stand in the margin of the right block, or -1. */
export function marginStart(left: readonly LayoutLine[], right: readonly LayoutLine[]): number {
  const [first, last] = [right[0], right[right.length - 1]];
  if (!first?.box || !last?.box || left[0]?.page !== first.page || right.length < fewestOfText) return -1;
  const rightLeft = Math.min(...right.map((line) => line.box?.left ?? Infinity));
  const top = first.box.top - mostBeyond;
  // A date in small letters may begin above the title that it stands beside.
  const reach = first.box.top + leastBeside;
  const cut = left.findIndex(
    (line) => line.box !== null && (line.box.top >= top || (line.box.bottom > reach && isDated(line))),
  );
  if (cut < 0) return -1;
  if (isLabelColumn(left.slice(cut), right)) return cut;
  const below = cut + left.slice(cut).findIndex((_, index, rest) => rest.slice(index).every(isMarginal));
  const isMargin = left.length - below >= fewestBelow && areDatesBeside(left.slice(below), right);
  const start = below < cut || (below > cut && !isMargin) ? cut : below;
  const margin = left.slice(start);
  const end = last.box.bottom + mostBeyond;
  // The heading of an empty section may stand below all text.
  const isBeside = margin.every(
    ({ box }, index) => box !== null && box.right <= rightLeft + 2 && (box.top <= end || index === margin.length - 1),
  );
  return isBeside && margin.every(isMarginal) && margin.length < right.length ? start : -1;
}
