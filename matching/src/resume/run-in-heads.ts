import { findDates } from '../text/dates';
import type { LayoutLine } from '../text/layout-line';
import { segmentsOf } from './segments';
import { partOf } from './side-dates';

/** Longest head that is told apart from what follows it, and the least that must follow. */
const longestHead = 120;
const leastTold = 20;
/** How far from the beginning of its line a period may stand that leads the head. */
const leadingEdge = 2;
/** A full stop behind a short word may end a short form: `St. Alban's`, `Inc.` */
const headEnd = /:\s+|(?<=\p{L}{5}|\d|\))\.\s+(?=[\p{Lu}\d])/gu;

const isInBrackets = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Whether a text names a title between the separators of a head. */
const namesTitle = (line: LayoutLine, to: number): boolean => {
  const head = partOf(line, 0, to);
  return segmentsOf(head, findDates(head.text), 0).some((segment) => segment.title >= 1);
};

/** Where what a position is about begins in the line of its head; 0 where the line holds no such two things. */
function toldFrom(line: LayoutLine): number {
  const period = findDates(line.text).find((date) => date.isRange);
  if (!period || period.end > longestHead) return 0;
  const isLeading = period.start <= leadingEdge;
  headEnd.lastIndex = 0;
  for (const match of line.text.matchAll(headEnd)) {
    const [at, next] = [match.index, match.index + match[0].length];
    if (at > longestHead || line.text.length - next < leastTold) return 0;
    // Behind a period only its own colon or full stop ends the head; before it there stand title and employer.
    if (isLeading ? at <= period.end + 1 : at < period.end) continue;
    if (!isLeading && at > period.end + 1) return 0;
    if (!isInBrackets(line.text.slice(0, at)) && namesTitle(line, at)) return next;
  }
  return 0;
}

/**
 * Gives what a position is about a line of its own where it stands behind the position's head:
 * `Cook, Bistro, 2019 - 2021: grill and sauces`, `2019 - 2021 Cook, Bistro. Grill and sauces`.
 */
export function splitRunInHeads(lines: readonly LayoutLine[]): LayoutLine[] {
  return lines.flatMap((line) => {
    const from = line.bulletDepth > 0 ? 0 : toldFrom(line);
    if (from === 0) return [line];
    const head = partOf(line, 0, from);
    const cut = head.text.replace(/[:.]$/, '').length;
    return [partOf(line, 0, cut), { ...partOf(line, from, line.text.length), spaceBefore: 0, isBold: false }];
  });
}
