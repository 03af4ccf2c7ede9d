import { findDates, statesPeriod } from '../../text/dates';
import { partOf, type LayoutLine } from '../../text/layout-line';
import { joinLines } from '../lines/wrapped-lines';

const works = String.raw`(?:(?:[Cc]urrently|[Pp]resently) )?(?:[Ww]ork(?:ing|ed|s)|[Ee]mployed|[Aa]ssociated|[Ss]erv(?:ing|ed))`;
/** `Worked with Acme Ltd, Pune as Engineer`: the words before the employer, and before the title after it. */
const employerFirst = [
  new RegExp(`^${works} (?:with|at|for|in|by) (?=\\p{Lu})|^[Ww]ith (?=\\p{Lu})`, 'u'),
  / as (?:an? |the )?(?=\p{Lu})/u,
] as const;
/** `Worked as an Engineer at Acme Ltd`. */
const titleFirst = [
  new RegExp(`^${works} as (?:an? |the )?(?=\\p{Lu})`, 'u'),
  / (?:with|at|for|in) (?=\p{Lu})/u,
] as const;

/** Maximum length of a part of a head written as a sentence. */
const maxPartLength = 120;

const blank = (text: string): string => ' '.repeat(text.length);

/** A sentence with separators instead of words between employer and title; null when it is not a head. */
function withSigns(sentence: string): string | null {
  for (const [lead, link] of [employerFirst, titleFirst]) {
    const begin = lead.exec(sentence)?.[0] ?? '';
    const rest = sentence.slice(begin.length, begin.length + maxPartLength);
    const between = begin === '' ? null : link.exec(rest);
    if (!between || between.index < 2) continue;
    const at = begin.length + between.index;
    const sign = ` |${blank(between[0]).slice(2)}`;
    return `${blank(begin)}${sentence.slice(begin.length, at)}${sign}${sentence.slice(at + between[0].length)}`;
  }
  return null;
}

/** The beginning of the sentence: after the period and a sign, or at the beginning of the line. */
function beginOf(text: string): number {
  const [date] = findDates(text);
  if (date?.isRange !== true || date.start > 1) return 0;
  return date.end + (/^\s*[:|–—-]?\s*/.exec(text.slice(date.end))?.[0].length ?? 0);
}

/** A head written as a sentence, with separators between its parts; offsets do not change. */
function barSentence(line: LayoutLine): LayoutLine {
  const begin = beginOf(line.text);
  const signed = statesPeriod(line.text) ? withSigns(line.text.slice(begin)) : null;
  if (signed === null) return line;
  const text = `${line.text.slice(0, begin)}${signed}`.replace(/ (?:from|during)(?= \S)/g, blank);
  return { ...line, text, words: text.split(' ').filter(Boolean) };
}

/** Maximum number of words of a sentence's rest in the next line. */
const maxWordsBelow = 12;

/** Whether a sentence with the form of a head continues to its period in the next line. */
function isBroken(line: LayoutLine, next: LayoutLine): boolean {
  if (next.start !== line.end + 1 || next.page !== line.page || next.words.length > maxWordsBelow) return false;
  if (!employerFirst[0].test(line.text) && !titleFirst[0].test(line.text)) return false;
  const whole = `${line.text} ${next.text}`;
  return !statesPeriod(line.text) && statesPeriod(whole) && withSigns(whole) !== null;
}

/** `Since spring 2020, Hotel Aurel: cakes for weddings`: the head before the colon, and the fewest words after it. */
const sinceHead = /^Since (?:[\p{L}.]+ )?(?:\d{1,2}\/)?(?:19|20)\d{2}, \p{Lu}[^,:;.]{1,60}:(?= \S+(?: \S+){3})/u;

/** The head and the description of a position in one sentence. */
function splitSince(line: LayoutLine): LayoutLine[] {
  const head = sinceHead.exec(line.text)?.[0].length ?? 0;
  if (head === 0) return [line];
  return [partOf(line, 0, head - 1), partOf(line, head + 1)];
}

/**
 * Reads heads written as sentences, as is common in India: `Worked with Acme Ltd, Pune as Engineer from 2015 to 2019.`
 */
export function barSentences(lines: readonly LayoutLine[]): LayoutLine[] {
  const read: LayoutLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const isWhole = next === undefined || !isBroken(line, next);
    read.push(...splitSince(barSentence(isWhole ? line : joinLines(line, next))));
    if (!isWhole) index++;
  }
  return read;
}
