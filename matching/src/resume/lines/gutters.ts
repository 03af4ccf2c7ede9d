import { isPlace } from '../../text/classify';
import { findDates, tellsPeriod } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { mostTopsApart } from './beside';
import { isBareLabel } from '../person/own-labels';
import { headingOfPhrase } from '../sections/section-headings';

/** No line of a margin is longer, in characters. */
const longestLabel = 45;
/** Letters of this size beside the text's are a name rather than a heading. */
const headline = 1.5;

const isDated = ({ text }: LayoutLine): boolean => findDates(text)[0]?.start === 0;

/** Whether a line is of the kind that stands beside what it belongs to: a heading, a period, a place. */
function isMarginal(line: LayoutLine): boolean {
  if (line.text.length > longestLabel || line.relativeSize >= headline) return false;
  const [date] = findDates(line.text);
  const isDate = date !== undefined && date.start <= 2 && line.text.length - (date.end - date.start) <= 12;
  const isHeading =
    headingOfPhrase(line.text) !== undefined || ((line.isBold || line.isUpper) && line.words.length <= 3);
  return isDate || isHeading || isPlace(line.text) || /^(?:period|dates?|years?|when)$/i.test(line.text);
}

const blockKey = (line: LayoutLine): string => `${line.page}/${line.block}`;

/**
 * Puts headings and dates of a left margin back beside the text they belong to, where the reading order has told the
 * whole margin first.
 */
export function interleaveMargins(lines: readonly LayoutLine[]): LayoutLine[] {
  const result: LayoutLine[] = [];
  let index = 0;
  while (index < lines.length) {
    const first = lines[index];
    let end = index;
    while (end < lines.length && first && lines[end] && blockKey(lines[end] ?? first) === blockKey(first)) end++;
    end = endOfMargin(lines, end);
    const left = lines.slice(index, end);
    const next = lines[end];
    let rightEnd = end;
    while (rightEnd < lines.length && next && blockKey(lines[rightEnd] ?? next) === blockKey(next)) rightEnd++;
    const right = lines.slice(end, rightEnd);
    const cut = marginStart(left, right);
    if (cut >= 0) {
      const merged = mergeBySide(left.slice(cut), right);
      const target = right[0]?.block ?? 0;
      result.push(...left.slice(0, cut), ...merged.map((line) => ({ ...line, block: target })));
      index = rightEnd;
      continue;
    }
    const heads = sideHeads(left, right);
    if (heads.length > 0) {
      const target = right[0]?.block ?? 0;
      result.push(...left.slice(0, left.length - heads.flat().length));
      result.push(...mergeHeads(heads, right).map((line) => ({ ...line, block: target })));
      index = rightEnd;
    } else {
      result.push(...left);
      index = Math.max(end, index + 1);
    }
  }
  return result;
}

/** Groups of lines are set apart by so much, in letter heights. */
const groupsApart = 1;
/** So far must a line reach down beside one of the margin, in points. */
const leastBeside = 1;

/**
 * How high a heading in a margin reaches: one that stands right below the first line of a group, which has nothing else of
 * the margin beside it, is the heading of the whole group, as under a rule or an ornament.
 */
function reachOf(heading: LayoutLine, margin: readonly LayoutLine[], text: readonly LayoutLine[]): number {
  const { box } = heading;
  if (box === null || headingOfPhrase(heading.text)?.isExact !== true) return box?.top ?? 0;
  const isLabelled = (top: number): boolean =>
    margin.some((label) => label !== heading && Math.abs((label.box?.top ?? 0) - top) <= mostTopsApart);
  const isRightAbove = ({ top, bottom }: { top: number; bottom: number }): boolean =>
    bottom <= box.top + leastBeside && bottom >= box.top - (box.bottom - box.top) / 2 && !isLabelled(top);
  const first = text.find(
    (line, index) => (index === 0 || line.spaceBefore >= groupsApart) && line.box !== null && isRightAbove(line.box),
  );
  return first?.box?.top ?? box.top;
}

/** Puts each line of a margin before the first line of the text it stands beside, where it may begin a little lower. */
function mergeBySide(margin: readonly LayoutLine[], text: readonly LayoutLine[]): LayoutLine[] {
  const merged: LayoutLine[] = [];
  let at = 0;
  for (const line of margin) {
    const top = reachOf(line, margin, text) + leastBeside;
    while (at < text.length && (text[at]?.box?.bottom ?? 0) < top) merged.push(...text.slice(at, ++at));
    merged.push(line);
  }
  return [...merged, ...text.slice(at)];
}

const mostApart = 3;

/**
 * Makes a heading whole that a narrow margin broke into lines, with the text beside it between them: `LEGAL` and
 * `PRACTICE` left of the first lines of a position.
 */
export function joinMarginLines(lines: readonly LayoutLine[]): LayoutLine[] {
  const joined = [...lines];
  for (let index = 0; index < joined.length; index++) {
    const first = joined[index];
    if (!first?.box || !isMarginLine(first, joined[index + 1])) continue;
    for (let ahead = index + 1; ahead <= index + farthest && ahead < joined.length; ahead++) {
      const [heading, next] = [joined[index], joined[ahead]];
      if (!heading?.box || !next?.box || next.page !== heading.page) break;
      const distance = next.box.top - heading.box.bottom;
      const isSame = Math.abs(next.box.left - heading.box.left) <= mostApart && next.isBold === heading.isBold;
      if (!isSame || next.isUpper !== heading.isUpper || distance > next.box.bottom - next.box.top) continue;
      if (next.gaps.length > 0 || next.words.length > 3 || /\d/.test(next.text)) continue;
      if (areTwoHeadings(heading.text, next.text)) break;
      joined.splice(ahead, 1);
      joined[index] = {
        ...heading,
        text: `${heading.text} ${next.text}`,
        words: [...heading.words, ...next.words],
        box: { ...heading.box, right: Math.max(heading.box.right, next.box.right), bottom: next.box.bottom },
      };
    }
  }
  return joined;
}

const farthest = 3;

/** Whether two lines of a margin name a section each, and nothing together: `SKILLS` over `CERTIFICATES`. */
const areTwoHeadings = (heading: string, next: string): boolean =>
  [heading, next].every((text) => headingOfPhrase(text)?.isExact === true) &&
  headingOfPhrase(`${heading} ${next}`)?.isExact !== true;

/** A short line in bold or capitals with the next line on its height at its right. */
const isMarginLine = (line: LayoutLine, next: LayoutLine | undefined): boolean =>
  (line.isBold || line.isUpper) &&
  line.words.length <= 3 &&
  line.gaps.length === 0 &&
  next?.page === line.page &&
  isRightOf(line.box, next.box);

/** Whether one box stands at the right of the other, on its height. */
const isRightOf = (left: LayoutLine['box'], right: LayoutLine['box']): boolean =>
  left !== null &&
  right !== null &&
  right.left >= left.right &&
  Math.abs(right.top - left.top) < left.bottom - left.top;

/** Where the margin ends that goes on in further blocks of headings and dates below each other. */
function endOfMargin(lines: readonly LayoutLine[], start: number): number {
  let end = start;
  for (;;) {
    const [last, next] = [lines[end - 1], lines[end]];
    if (!last?.box || !next?.box || last.page !== next.page || !isMarginal(last)) return end;
    if (Math.abs(last.box.left - next.box.left) > mostApart) return end;
    let to = end;
    while (to < lines.length && blockKey(lines[to] ?? next) === blockKey(next)) to++;
    if (!lines.slice(end, to).every(isMarginal)) return end;
    end = to;
  }
}

/** Heights on which a line counts as beside another one, in points from its own. */
const near = [0, -1, 1, -2, 2, -mostTopsApart, mostTopsApart];

/** So many headings and dates make a margin of a column that begins with something else. */
const fewestBelow = 3;

/** Heads of positions are set apart by so much, in letter heights. */
const headsApart = 0.4;

/**
 * Heads of positions in a left column that tells who employed, where and when, beside one that tells what as: each group of
 * lines has one period and begins on the height of a line at the right, where no periods stand. Empty where it is none.
 */
function sideHeads(column: readonly LayoutLine[], right: readonly LayoutLine[]): LayoutLine[][] {
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
function mergeHeads(heads: readonly LayoutLine[][], right: readonly LayoutLine[]): LayoutLine[] {
  const merged: LayoutLine[] = [];
  let at = 0;
  for (const head of heads) {
    const top = (head[0]?.box?.top ?? 0) - mostTopsApart;
    while (at < right.length && (right[at]?.box?.top ?? 0) < top) merged.push(...right.slice(at, ++at));
    merged.push(...head);
  }
  return [...merged, ...right.slice(at)];
}

const hasPeriod = ({ text }: LayoutLine): boolean => tellsPeriod(text);

/** So many periods at least stand in a column of labels, and so far are the tops of a label and its text apart. */
const fewestPeriods = 2;
const onOneLine = 1.5;
/** A page has fewer lines than this. */
const mostLabels = 200;

/**
 * Whether a left column labels the text beside it, as a German curriculum vitae does: each of its lines stands on a base
 * line with text, or beside none at all, as headings do; periods are among them, and most of the others are known labels.
 */
function isLabelColumn(left: readonly LayoutLine[], right: readonly LayoutLine[]): boolean {
  if (left.length >= Math.min(right.length, mostLabels) || left.some(({ text }) => text.length > longestLabel))
    return false;
  if (left.filter(isDated).length < fewestPeriods) return false;
  const texts = right.flatMap(({ box }) => (box ? [box] : []));
  const edge = Math.min(...texts.map((box) => box.left)) + 2;
  const isBesideText = ({ box }: LayoutLine): boolean =>
    box !== null && texts.some(({ top }) => Math.abs(top - box.top) <= onOneLine);
  const isBesideNone = ({ box }: LayoutLine): boolean =>
    box !== null && !texts.some(({ top, bottom }) => top < box.bottom - leastBeside && bottom > box.top + leastBeside);
  const labels = left.filter(isBesideText);
  const known = labels.filter((line) => isMarginal(line) || isBareLabel(line.text));
  return (
    known.length * 2 > labels.length &&
    left.every((line) => line.box !== null && line.box.right <= edge && (isBesideText(line) || isBesideNone(line)))
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

/** The first of the left block's lines that stand in the margin of the right block, or -1. */
function marginStart(left: readonly LayoutLine[], right: readonly LayoutLine[]): number {
  const [first, last] = [right[0], right[right.length - 1]];
  if (!first?.box || !last?.box || left[0]?.page !== first.page || right.length < 3) return -1;
  const rightLeft = Math.min(...right.map((line) => line.box?.left ?? Infinity));
  const top = first.box.top - 4;
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
  const end = last.box.bottom + 4;
  // The heading of an empty section may stand below all text.
  const isBeside = margin.every(
    ({ box }, index) => box !== null && box.right <= rightLeft + 2 && (box.top <= end || index === margin.length - 1),
  );
  return isBeside && margin.every(isMarginal) && margin.length < right.length ? start : -1;
}
