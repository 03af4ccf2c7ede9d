import type { LayoutLine } from '../../text/layout-line';

/** A full date with slashes, with the day or the month first. */
const strokes = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/g;
/** Minimum number of dates that are all the first of a month to conclude that the day comes first. */
const minCount = 2;

interface Parts {
  first: number;
  second: number;
}

/**
 * Whether the dates of a document have the day first: one of them cannot be read otherwise, or all are the first of
 * varying months, as in periods.
 */
function areDaysFirst(dates: readonly Parts[]): boolean {
  if (dates.some(({ second }) => second > 12)) return false;
  if (dates.some(({ first }) => first > 12)) return true;
  const months = new Set(dates.map(({ second }) => second));
  return dates.length >= minCount && months.size > 1 && dates.every(({ first }) => first === 1);
}

const withDots = (text: string): string => text.replace(strokes, '$1.$2.$3');

/**
 * The original text of a line, to be shown: without rewritten dates.
 * @param text The document's whole text.
 */
export function asWritten(line: LayoutLine, text: string): string {
  const written = text.slice(line.start, line.start + line.text.length).replaceAll('\n', ' ');
  return withDots(written) === line.text ? written : line.text;
}

/**
 * Rewrites dates with the day first in an unambiguous form: `01/03/2019` becomes `01.03.2019`. A single line is not
 * enough to decide. Offsets do not change. {@link asWritten} reverts it.
 */
export function readDaysFirst(lines: LayoutLine[]): LayoutLine[] {
  const dates = lines.flatMap(({ text }) =>
    text.includes('/')
      ? [...text.matchAll(strokes)].map(([, first, second]) => ({ first: Number(first), second: Number(second) }))
      : [],
  );
  if (!areDaysFirst(dates)) return lines;
  return lines.map((line) => (line.text.includes('/') ? { ...line, text: withDots(line.text) } : line));
}
