import { findDates } from '../../text/dates';
import { partOf, type LayoutLine } from '../../text/layout-line';
import { segmentsOf } from '../work/segments';
import { isDegreeLine } from '../education/stray-degrees';

/** Longest head that is told apart from what follows it, and the least that must follow. */
const longestHead = 120;
const leastTold = 20;
/** How far from the beginning of its line a period may stand that leads the head. */
const leadingEdge = 2;
/** A full stop behind a short word in capitals at its beginning may end a short form: `St. Alban's`, `Inc.` */
const headEnd = /:\s+|(?<=\p{L}{5}|\d|\)|\s\p{Ll}{3,4}|\b\p{Lu}{2,4})\.\s+(?=[\p{Lu}\d])/gu;

const isInBrackets = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Whether a text names a title between the separators of a head. */
const namesTitle = (line: LayoutLine, to: number): boolean => {
  const head = partOf(line, 0, to);
  return segmentsOf(head, findDates(head.text), 0).some((segment) => segment.title >= 1);
};

/** Words with which people lead over to a position in running text: `Before: Denby Timber`, `Currently site manager`. */
const transition =
  /^(?:(?:now|current|today|then|first|before|earlier|prior|present|most recently)\s*:\s*|(?:currently|presently|previously|formerly|before (?:that|this)|prior to (?:that|this)|after that),?:?\s+(?:an? |as (?:an? )?)?)/i;

/** A position named by its parts and not in a sentence: `Outillage Marin, Moulds, 2012 - 2018`. */
const mostWordsOfPart = 7;
const isListed = (text: string): boolean =>
  /^\p{Lu}/u.test(text.trim()) &&
  /[,|]|\s[-–—]\s/.test(text.trim().replace(/[,|\s–—-]+$/, '')) &&
  text.split(/[,|]|\s[-–—]\s/).every((part) => part.trim().split(/\s+/).length <= mostWordsOfPart);

/** Whether what stands up to a full stop or colon is the head of a position, although it names no title that we know. */
function isHeadByForm(
  line: LayoutLine,
  period: { start: number; end: number },
  at: number,
  isLeading: boolean,
): boolean {
  const text = line.text;
  return isLeading
    ? isListed(text.slice(period.end, at).replace(/^[\s,:]+/, ''))
    : isListed(text.slice(0, period.start));
}

/** Where what a position is about begins in the line of its head; 0 where the line holds no such two things. */
function toldFrom(line: LayoutLine): number {
  const period = findDates(line.text).find((date) => date.isRange);
  if (!period || period.end > longestHead) return 0;
  const isLeading = period.start <= leadingEdge;
  for (const match of line.text.matchAll(headEnd)) {
    const [at, next] = [match.index, match.index + match[0].length];
    if (at > longestHead || line.text.length - next < leastTold) return 0;
    // Behind a period only its own colon or full stop ends the head; before it there stand title and employer.
    if (isLeading ? at <= period.end + 1 : at < period.end) continue;
    if (!isLeading && at > period.end + 1) return 0;
    if (isInBrackets(line.text.slice(0, at))) continue;
    if (namesTitle(line, at) || isHeadByForm(line, period, at, isLeading)) return next;
  }
  return 0;
}

/** Where a line goes on behind the degree with which it begins: `BSc Midwifery, 2015. On the register since`. */
function behindDegree({ text }: LayoutLine): number {
  for (const match of text.matchAll(headEnd)) {
    const next = match.index + match[0].length;
    if (match.index > longestHead) return 0;
    if (match[0].startsWith('.') && isDegreeLine(text.slice(0, match.index))) return next;
  }
  return 0;
}

/** Where the words end that lead over to the position of a line. */
function transitionOf(line: LayoutLine): number {
  const length = transition.exec(line.text)?.[0].length ?? 0;
  return length > 0 && findDates(line.text.slice(0, longestHead)).some((date) => date.isRange) ? length : 0;
}

/**
 * Gives what a position is about a line of its own where it stands behind the position's head:
 * `Cook, Bistro, 2019 - 2021: grill and sauces`, `2019 - 2021 Cook, Bistro. Grill and sauces`,
 * `Before: Bistro, Lyon, 2019 - 2021. Grill and sauces`. What follows a degree gets one as well.
 */
export function splitRunInHeads(lines: readonly LayoutLine[]): LayoutLine[] {
  return lines.flatMap((whole) => {
    if (whole.bulletDepth > 0) return [whole];
    const start = transitionOf(whole);
    const line = start === 0 ? whole : partOf(whole, start);
    const from = toldFrom(line) || behindDegree(line);
    if (from === 0) return [line];
    const head = partOf(line, 0, from);
    // A colon stays: behind `from 2022` it tells that the position lasts.
    const cut = head.text.replace(/\.$/, '').length;
    return [partOf(line, 0, cut), { ...partOf(line, from), spaceBefore: 0, isBold: false }];
  });
}
