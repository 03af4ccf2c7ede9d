import type { LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from '../sections/section-headings';
import { rowTolerance } from './row-tolerance';
import { endOfBlock, endOfMargin, maxLeftsApart } from './margin-lines';
import { minOverlap, marginStart, areAdjacent } from './margin-start';
import { mergeHeads, sideHeads } from './side-heads';

/**
 * Moves headings and dates of a left margin back next to their text, when the reading order has the whole margin first.
 */
export function interleaveMargins(source: readonly LayoutLine[]): LayoutLine[] {
  const result: LayoutLine[] = [];
  let lines = source;
  let above: Columns | null = null;
  let at = 0;
  while (at < lines.length) {
    const end = endOfMargin(lines, endOfBlock(lines, at));
    const left = lines.slice(at, end);
    const adjacent = adjacentTo(lines, at, end);
    const right = lines.slice(adjacent, endOfBlock(lines, adjacent));
    const merged = mergedBlocks(left, right, above);
    result.push(...(merged ?? left));
    if (merged) above = { left, right };
    if (merged && adjacent > end) {
      // The part of the column that was read before continues after the next page's margin.
      lines = [
        ...lines.slice(0, end),
        ...right,
        ...lines.slice(end, adjacent),
        ...lines.slice(adjacent + right.length),
      ];
    }
    at = merged ? end + right.length : end;
  }
  return result;
}

/** A margin and the text next to it. */
interface Columns {
  left: readonly LayoutLine[];
  right: readonly LayoutLine[];
}

/** The beginning of the column that may be next to a block; earlier pages of the margin may have been read before. */
function adjacentTo(lines: readonly LayoutLine[], at: number, end: number): number {
  let next = end;
  for (let skipped = 0; skipped < maxSkipped && next < lines.length; skipped++) {
    if (lines[next]?.page === lines[at]?.page) return next;
    next = endOfBlock(lines, next);
  }
  return end;
}
/** Maximum number of blocks of a margin over several pages. */
const maxSkipped = 6;

/** Whether a margin and its text continue those of the previous page: both have the same left edges. */
function goesOn(left: readonly LayoutLine[], right: readonly LayoutLine[], above: Columns | null): boolean {
  const edge = (lines: readonly LayoutLine[]): number =>
    lines.reduce((least, { box }) => Math.min(least, box?.left ?? Infinity), Infinity);
  if (!above || left[0]?.page !== right[0]?.page || left[0]?.page === above.left[0]?.page) return false;
  return (
    Math.abs(edge(above.left) - edge(left)) <= maxLeftsApart &&
    Math.abs(edge(above.right) - edge(right)) <= maxLeftsApart &&
    areAdjacent(left, right)
  );
}

/**
 * Two blocks merged into the right one; null when the left one is not its margin.
 * @param columns The margin and the text before them.
 */
function mergedBlocks(
  left: readonly LayoutLine[],
  right: readonly LayoutLine[],
  columns: Columns | null,
): LayoutLine[] | null {
  const start = goesOn(left, right, columns) ? 0 : marginStart(left, right);
  const heads = start < 0 ? sideHeads(left, right) : [];
  if (start < 0 && heads.length === 0) return null;
  const above = start < 0 ? left.length - heads.flat().length : start;
  const merged = start < 0 ? mergeHeads(heads, right) : mergeBySide(left.slice(start), right);
  const block = right[0]?.block ?? 0;
  return [...left.slice(0, above), ...merged.map((line) => ({ ...line, block }))];
}

/** Minimum space between groups of lines, in letter heights. */
const groupsApart = 1;

/**
 * The height that a heading in a margin covers: one right below the first line of a group, with no other margin text,
 * is the heading of the whole group, as under a rule or an ornament.
 */
function reachOf(heading: LayoutLine, margin: readonly LayoutLine[], text: readonly LayoutLine[]): number {
  const { box } = heading;
  if (box === null || headingOfPhrase(heading.text)?.isExact !== true) return box?.top ?? 0;
  const isLabeled = (top: number): boolean =>
    margin.some((label) => label !== heading && Math.abs((label.box?.top ?? 0) - top) <= rowTolerance);
  const isRightAbove = ({ top, bottom }: { top: number; bottom: number }): boolean =>
    bottom <= box.top + minOverlap && bottom >= box.top - (box.bottom - box.top) / 2 && !isLabeled(top);
  const first = text.find(
    (line, index) => (index === 0 || line.spaceBefore >= groupsApart) && line.box !== null && isRightAbove(line.box),
  );
  return first?.box?.top ?? box.top;
}

/** Inserts each line of a margin before the first line of its text, which may begin slightly lower. */
function mergeBySide(margin: readonly LayoutLine[], text: readonly LayoutLine[]): LayoutLine[] {
  const merged: LayoutLine[] = [];
  let at = 0;
  for (const line of margin) {
    const top = reachOf(line, margin, text) + minOverlap;
    while (at < text.length && (text[at]?.box?.bottom ?? 0) < top) merged.push(...text.slice(at, ++at));
    merged.push(line);
  }
  return [...merged, ...text.slice(at)];
}

/** Maximum distance between the lines of a heading in a margin. */
const farthest = 3;

/** Whether two lines of a margin are two headings: `SKILLS` over `CERTIFICATES`. */
const areTwoHeadings = (heading: string, next: string): boolean =>
  [heading, next].every((text) => headingOfPhrase(text)?.isExact === true) &&
  headingOfPhrase(`${heading} ${next}`)?.isExact !== true;

/** A short line in bold or capitals with the next line at its right in the same row. */
const isMarginLine = (line: LayoutLine, next: LayoutLine | undefined): boolean =>
  (line.isBold || line.isUpper) &&
  line.words.length <= 3 &&
  line.gaps.length === 0 &&
  next?.page === line.page &&
  isRightOf(line.box, next.box);

/** Whether one box is at the right of the other in the same row. */
const isRightOf = (left: LayoutLine['box'], right: LayoutLine['box']): boolean =>
  left !== null &&
  right !== null &&
  right.left >= left.right &&
  Math.abs(right.top - left.top) < left.bottom - left.top;

/**
 * Joins a heading that a narrow margin broke, with text between its lines: `LEGAL` and `PRACTICE` left of the first
 * lines of a position.
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
      const isSame = Math.abs(next.box.left - heading.box.left) <= maxLeftsApart && next.isBold === heading.isBold;
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
