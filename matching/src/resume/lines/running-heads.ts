import type { LayoutLine } from '../../text/layout-line';
import { findDates } from '../../text/dates';

const pageNumber = /(?:^|\s)page (?:\d{1,2}|two|three|four|five|six)\b/i;
const addressOnly = /^\S{1,64}@\S{1,120}$/;
const maxHeadLength = 80;

/** Whether a line repeats at the edges of pages: a name with `Page 2`, an email address. */
const isRunningHead = ({ text, bulletDepth }: LayoutLine): boolean =>
  bulletDepth === 0 &&
  (addressOnly.test(text) ||
    (text.length <= maxHeadLength && pageNumber.test(text) && findDates(text).length === 0 && !/[.!]$/.test(text)));

/** The lines of a section without running heads. */
export const withoutRunningHeads = (lines: readonly LayoutLine[]): LayoutLine[] =>
  lines.filter((line) => !isRunningHead(line));
