import type { LayoutLine } from '../../text/layout-line';
import { findDates } from '../../text/dates';

const pageNumber = /(?:^|\s)page (?:\d{1,2}|two|three|four|five|six)\b/i;
const addressOnly = /^\S{1,64}@\S{1,120}$/;
const longestHead = 80;

/** Whether a line stands at the edge of a page for whoever mixes the pages up: a name with `Page 2`, an address of mail. */
const isRunningHead = ({ text, bulletDepth }: LayoutLine): boolean =>
  bulletDepth === 0 &&
  (addressOnly.test(text) ||
    (text.length <= longestHead && pageNumber.test(text) && findDates(text).length === 0 && !/[.!]$/.test(text)));

/** The lines of a section that goes over several pages, without what repeats at their edges. */
export const withoutRunningHeads = (lines: readonly LayoutLine[]): LayoutLine[] =>
  lines.filter((line) => !isRunningHead(line));
