import type { LayoutLine } from '../../text/layout-line';

/** A whole date with strokes, which may begin with its day or with its month. */
const strokes = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/g;
/** So many dates that all begin with a first day tell that days come first. */
const fewest = 2;

interface Parts {
  first: number;
  second: number;
}

/**
 * Whether the dates of a document begin with the day: one of them can be nothing else, or all begin with the first of
 * varying months, as periods do.
 */
function areDaysFirst(dates: readonly Parts[]): boolean {
  if (dates.some(({ second }) => second > 12)) return false;
  if (dates.some(({ first }) => first > 12)) return true;
  const months = new Set(dates.map(({ second }) => second));
  return dates.length >= fewest && months.size > 1 && dates.every(({ first }) => first === 1);
}

const withDots = (text: string): string => text.replace(strokes, '$1.$2.$3');

/**
 * What a line says in the document's own text, for whatever is shown of it: dates that were rewritten to be understood
 * are given as they stand there.
 * @param text The document's whole text.
 */
export function asWritten(line: LayoutLine, text: string): string {
  const written = text.slice(line.start, line.start + line.text.length).replaceAll('\n', ' ');
  return withDots(written) === line.text ? written : line.text;
}

/**
 * Writes the dates of a document that begin with the day as those are written that always do: `01/03/2019` becomes
 * `01.03.2019`. A line alone does not tell; nothing changes its place. {@link asWritten} undoes it.
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
