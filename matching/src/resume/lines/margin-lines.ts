import { isPlace } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from '../sections/section-headings';

/** Maximum length of a line in a margin, in characters. */
export const maxLabelLength = 45;
/** Minimum size of a name relative to the text; headings are smaller. */
const headline = 1.5;

/** Whether a line begins with a date. */
export const isDated = ({ text }: LayoutLine): boolean => findDates(text)[0]?.start === 0;

/** Whether a line is of a kind found in margins: a heading, a period, a place. */
export function isMarginal(line: LayoutLine): boolean {
  if (line.text.length > maxLabelLength || line.relativeSize >= headline) return false;
  const [date] = findDates(line.text);
  const isDate = date !== undefined && date.start <= 2 && line.text.length - (date.end - date.start) <= 12;
  const isHeading =
    headingOfPhrase(line.text) !== undefined || ((line.isBold || line.isUpper) && line.words.length <= 3);
  return isDate || isHeading || isPlace(line.text) || /^(?:period|dates?|years?|when)$/i.test(line.text);
}

const isOfBlock = (line: LayoutLine | undefined, other: LayoutLine): boolean =>
  line?.page === other.page && line.block === other.block;

/** The end of the block at an index. */
export function endOfBlock(lines: readonly LayoutLine[], start: number): number {
  const first = lines[start];
  let end = start;
  while (first && isOfBlock(lines[end], first)) end++;
  return end;
}

/** Maximum distance between the left edges of one margin, in points. */
export const maxLeftsApart = 3;

/** The end of a margin that continues in further blocks of headings and dates. */
export function endOfMargin(lines: readonly LayoutLine[], start: number): number {
  let end = start;
  for (;;) {
    const [last, next] = [lines[end - 1], lines[end]];
    if (!last?.box || !next?.box || last.page !== next.page || !isMarginal(last)) return end;
    if (Math.abs(last.box.left - next.box.left) > maxLeftsApart) return end;
    const to = endOfBlock(lines, end);
    if (!lines.slice(end, to).every(isMarginal)) return end;
    end = to;
  }
}
