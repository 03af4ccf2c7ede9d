import { isPlace } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from '../sections/section-headings';

/** No line of a margin is longer, in characters. */
export const longestLabel = 45;
/** Letters of this size beside the text's are a name rather than a heading. */
const headline = 1.5;

/** Whether a line begins with a date. */
export const isDated = ({ text }: LayoutLine): boolean => findDates(text)[0]?.start === 0;

/** Whether a line is of the kind that stands beside what it belongs to: a heading, a period, a place. */
export function isMarginal(line: LayoutLine): boolean {
  if (line.text.length > longestLabel || line.relativeSize >= headline) return false;
  const [date] = findDates(line.text);
  const isDate = date !== undefined && date.start <= 2 && line.text.length - (date.end - date.start) <= 12;
  const isHeading =
    headingOfPhrase(line.text) !== undefined || ((line.isBold || line.isUpper) && line.words.length <= 3);
  return isDate || isHeading || isPlace(line.text) || /^(?:period|dates?|years?|when)$/i.test(line.text);
}

const isOfBlock = (line: LayoutLine | undefined, other: LayoutLine): boolean =>
  line?.page === other.page && line.block === other.block;

/** Where the block ends that begins at an index. */
export function endOfBlock(lines: readonly LayoutLine[], start: number): number {
  const first = lines[start];
  let end = start;
  while (first && isOfBlock(lines[end], first)) end++;
  return end;
}

/** Lines of one margin begin no further apart, in points. */
export const mostLeftsApart = 3;

/** Where the margin ends that goes on in further blocks of headings and dates below each other. */
export function endOfMargin(lines: readonly LayoutLine[], start: number): number {
  let end = start;
  for (;;) {
    const [last, next] = [lines[end - 1], lines[end]];
    if (!last?.box || !next?.box || last.page !== next.page || !isMarginal(last)) return end;
    if (Math.abs(last.box.left - next.box.left) > mostLeftsApart) return end;
    const to = endOfBlock(lines, end);
    if (!lines.slice(end, to).every(isMarginal)) return end;
    end = to;
  }
}
