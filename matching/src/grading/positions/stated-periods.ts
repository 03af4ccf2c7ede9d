import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { monthIndex } from '../../resume/work/months';
import { findDates } from '../../text/dates';
import { isNonWorkPeriod } from './non-work-periods';

/** A position's dates. */
export type Period = Pick<ParsedWork, 'startDate' | 'endDate'>;

const begun =
  /\b(?:from|since)(?: the)?\s+$|\bsince (?:i|we|my|finishing|qualifying|graduating|leaving|joining|training)\b[^.;:]{0,50}\b(?:in|of)\s+$/i;
/** Being hired is always about the writer. Employers have a name: `Joined Brot AG in 2021`. */
const hired =
  /(?:^\W*(?:Joined|Hired|Taken on)|\bI (?:joined|was hired|was taken on)|\btook me on)(?: (?:by|with|at))?(?: \p{Lu}[\p{L}&'-]*){0,3},?(?: in| on)?(?: the(?: (?:spring|summer|autumn|fall|winter) of)?)?\s+$/u;
const sinceWhen = /^(?:since|from|seit|depuis|desde)\b/i;
const year = /(?:19|20)\d\d|\d[-/.]\d\d/;

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const amount = `(?<amount>\\d{1,2}|${numbers.join('|')})(?<half> and a half)? (?<unit>years?|yrs|months)\\b`;
const about = '(?:(?:more than|over|nearly|almost|about|some|around|just under|just over|well over) )?';
/** `for six years`, `over the past four and a half years`, `I have … in eight years`; `Nineteen years around ovens`. */
const lasting = new RegExp(
  `(?:\\bfor |\\b(?:in|over|during) (?=(?:the|my) (?:last|past) )|\\b(?:have|has)\\b[^.;]{0,60}\\b(?:in|over|during) |^\\W*(?=[^.;]{0,25} (?:around|behind|as)\\b))${about}(?:(?:the|my) (?:last|past) )?${about}${amount}(?! (?:ago|until|till|and then|old|later|after|before))`,
  'i',
);
/** Introduces an earlier period. */
const before = /^\W*(?:before|earlier|previously|prior to|until then|first|after (?:school|college|university))\b/i;
/** `two years with a maker of furniture`. */
const spent = new RegExp(`\\b${amount}(?=,? (?:at|with|in|as|for|on)\\b)`, 'i');
/** Nobody works longer. */
const maxMonths = 40 * 12;

/** A year without a month counts from its middle. */
const middle = 7;
const dateOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

function monthsOf(match: RegExpExecArray | null): number {
  const { amount: count = '', half = '', unit = '' } = match?.groups ?? {};
  const whole = numbers.indexOf(count.toLowerCase()) + 1 || Number(count);
  const each = unit.startsWith('m') ? 1 : 12;
  const months = whole * each + (half === '' ? 0 : each / 2);
  return months <= maxMonths ? months : 0;
}

/** The words before a duration: `I have been … over twelve years`. */
const lastingFrom = /\b(?:for|in|over|during)\s(?!.*\b(?:for|in|over|during)\s)/is;

/** A match, unless its duration is about something other than work. */
function ofWork(match: RegExpExecArray | null, sentence: string): RegExpExecArray | null {
  const from = match?.[0].search(lastingFrom) ?? -1;
  if (!match || from < 0) return match;
  const start = match.index + from;
  return isNonWorkPeriod(sentence, { start, end: match.index + match[0].length }) ? null : match;
}

/** The earliest start of the periods; today when none has one. */
function earliestOf(periods: readonly Period[], today: string): string {
  return periods
    .map(({ startDate }) => startDate)
    .reduce((least, one) => (one !== '' && one < least ? one : least), today);
}

/** A period of some months that ends on a date. */
const upTo = (end: string, months: number): Period => ({
  startDate: dateOf(monthIndex(end, middle) - months),
  endDate: end.slice(0, 7),
});

/**
 * The period a sentence states: `2018 – 2020`, `since 2019`, `for six years`; `before this: two years with …` ends
 * where the known periods begin.
 *
 * @param today `YYYY-MM-DD`, from which `for six years` is counted back.
 * @param known The periods already known.
 */
export function statedPeriod(sentence: string, today: string, known: readonly Period[]): Period | undefined {
  const isBefore = before.test(sentence);
  const months = monthsOf(ofWork(lasting.exec(sentence), sentence)) || (isBefore ? monthsOf(spent.exec(sentence)) : 0);
  const dated = datedPeriod(sentence);
  const hasEnd = dated !== undefined && dated.endDate !== 'present';
  if (months === 0 || hasEnd || (isBefore && dated)) return dated;
  return isBefore ? upTo(earliestOf(known, today), months) : { ...upTo(today, months), endDate: 'present' };
}

/** Characters before a date that may open its period. */
const maxOpeningLength = 200;

/** Start of the words that open a period whose date is at `start`: `since I finished school in`. */
function openingAt(above: string, start: number): number | undefined {
  const words = begun.exec(above);
  return words ? start - above.length + words.index : undefined;
}

function datedPeriod(sentence: string): Period | undefined {
  if (!year.test(sentence)) return undefined;
  for (const { start, end, from, to, isRange } of findDates(sentence)) {
    const above = sentence.slice(Math.max(0, start - maxOpeningLength), start);
    // `2008 – present` always states a period; `since 2008` may be about anything.
    const since = isRange && sinceWhen.test(sentence.slice(start)) ? start : openingAt(above, start);
    if (since !== undefined && isNonWorkPeriod(sentence, { start: since, end })) continue;
    if (isRange) return { startDate: from, endDate: to };
    if (since !== undefined || hired.test(above)) return { startDate: to, endDate: 'present' };
  }
  return undefined;
}

/** Punctuation after the period of a list item. */
const closing = /^[)\]]?\s*[,;.]?\s*/;
/** A period this close to the start of a sentence precedes its position. */
const leadingWithin = 3;

/**
 * Splits a sentence that lists positions with periods into one part for each: `Senior agent there (2021–23), and call
 * handler for a water company (2018–21).`
 */
export function partsByPeriod(sentence: string): string[] {
  const ranges = year.test(sentence) ? findDates(sentence).filter(({ isRange }) => isRange) : [];
  const [first] = ranges;
  if (!first || ranges.length < 2) return [sentence];
  const isLed = first.start < leadingWithin;
  const cuts = isLed
    ? ranges.slice(1).map(({ start }) => start)
    : ranges.slice(0, -1).map(({ end }) => end + (closing.exec(sentence.slice(end))?.[0].length ?? 0));
  return [0, ...cuts].map((cut, index) => sentence.slice(cut, cuts[index] ?? sentence.length).trim());
}
