import { findDates } from '../../text/dates';
import { partOf, type LayoutLine } from '../../text/layout-line';
import { segmentsOf } from '../work/segments';
import { isDegreeLine } from '../education/stray-degrees';

/** Maximum length of a head, and minimum length of the text after it. */
const maxHeadLength = 120;
const minDescriptionLength = 20;
/** Maximum distance from the beginning of the line of a period that begins the head. */
const leadingEdge = 2;
/** A full stop after a short capitalized word may end an abbreviation: `St. Alban's`, `Inc.` */
const headEnd = /:\s+|(?<=\p{L}{5}|\d|\)|\s\p{Ll}{3,4}|\b\p{Lu}{2,4})\.\s+(?=[\p{Lu}\d])/gu;

const isInBrackets = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Whether a text has a title between the separators of a head. */
const namesTitle = (line: LayoutLine, to: number): boolean => {
  const head = partOf(line, 0, to);
  return segmentsOf(head, findDates(head.text), 0).some((segment) => segment.title >= 1);
};

/** Transitions to a position in running text: `Before: Denby Timber`, `Currently site manager`. */
const transition =
  /^(?:(?:now|current|today|then|first|before|earlier|prior|present|most recently)\s*:\s*|(?:currently|presently|previously|formerly|before (?:that|this)|prior to (?:that|this)|after that),?:?\s+(?:an? |as (?:an? )?)?)/i;

/** Maximum number of words of a part, in a head without a sentence: `Outillage Marin, Moulds, 2012 - 2018`. */
const maxWordsOfPart = 7;
const isListed = (text: string): boolean =>
  /^\p{Lu}/u.test(text.trim()) &&
  /[,|]|\s[-–—]\s/.test(text.trim().replace(/[,|\s–—-]+$/, '')) &&
  text.split(/[,|]|\s[-–—]\s/).every((part) => part.trim().split(/\s+/).length <= maxWordsOfPart);

/** Whether the text before a full stop or colon is the head of a position, although its title is unknown. */
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

/** The beginning of the description in a line with its head; 0 without both. */
function descriptionStart(line: LayoutLine): number {
  const period = findDates(line.text).find((date) => date.isRange);
  if (!period || period.end > maxHeadLength) return 0;
  const isLeading = period.start <= leadingEdge;
  for (const match of line.text.matchAll(headEnd)) {
    const [at, next] = [match.index, match.index + match[0].length];
    if (at > maxHeadLength || line.text.length - next < minDescriptionLength) return 0;
    // After a leading period only the period's own colon or full stop ends the head; otherwise title and employer come
    // before.
    if (isLeading ? at <= period.end + 1 : at < period.end) continue;
    if (!isLeading && at > period.end + 1) return 0;
    if (isInBrackets(line.text.slice(0, at))) continue;
    if (namesTitle(line, at) || isHeadByForm(line, period, at, isLeading)) return next;
  }
  return 0;
}

/** The end of the degree at the beginning of a line with further text: `BSc Midwifery, 2015. On the register since`. */
function behindDegree({ text }: LayoutLine): number {
  for (const match of text.matchAll(headEnd)) {
    const next = match.index + match[0].length;
    if (match.index > maxHeadLength) return 0;
    if (match[0].startsWith('.') && isDegreeLine(text.slice(0, match.index))) return next;
  }
  return 0;
}

/** The end of the transition at the beginning of a line. */
function transitionOf(line: LayoutLine): number {
  const length = transition.exec(line.text)?.[0].length ?? 0;
  return length > 0 && findDates(line.text.slice(0, maxHeadLength)).some((date) => date.isRange) ? length : 0;
}

/**
 * Moves the description after the head of a position to a line of its own: `Cook, Bistro, 2019 - 2021: grill and
 * sauces`, `2019 - 2021 Cook, Bistro. Grill and sauces`, `Before: Bistro, Lyon, 2019 - 2021. Grill and sauces`. The
 * same for text after a degree.
 */
export function splitRunInHeads(lines: readonly LayoutLine[]): LayoutLine[] {
  return lines.flatMap((whole) => {
    if (whole.bulletDepth > 0) return [whole];
    const start = transitionOf(whole);
    const line = start === 0 ? whole : partOf(whole, start);
    const from = descriptionStart(line) || behindDegree(line);
    if (from === 0) return [line];
    const head = partOf(line, 0, from);
    // A colon is kept: after `from 2022` it shows that the position is current.
    const cut = head.text.replace(/\.$/, '').length;
    return [partOf(line, 0, cut), { ...partOf(line, from), spaceBefore: 0, isBold: false }];
  });
}
