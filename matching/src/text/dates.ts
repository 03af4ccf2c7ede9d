import monthNames from '../../data/months.json' with { type: 'json' };
import { fold } from './normalize';
import { memoizeByText } from './memoize-by-text';

/** A point in time as written in a resume. */
interface DatePoint {
  start: number;
  end: number;
  /** 0 when only the month is given: `Jan – Mar 2020`. */
  year: number;
  /** 1 to 12, 0 without a month. */
  month: number;
  isPresent: boolean;
  /** The end of a period written as one expression: `Summers 2019, 2020`, `'08-'10`. */
  until?: { year: number; isPresent: boolean };
}

/** A period or a single date in a text. */
export interface DateRange {
  start: number;
  end: number;
  /** `YYYY-MM`, `YYYY`, or empty for a single date, which is in `to`. */
  from: string;
  /** `YYYY-MM`, `YYYY` or `present`. */
  to: string;
  isRange: boolean;
}

const monthOfName = new Map<string, number>();
monthNames.months.forEach((names, index) => {
  for (const name of names) monthOfName.set(fold(name), index + 1);
});
const presentWords = monthNames.present.map(fold);
const sinceWords = new Set(monthNames.since.map(fold));
const escaped = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', String.raw`\.`);

const monthPattern = [...monthOfName.keys()].sort((a, b) => b.length - a.length).join('|');
const presentPattern = escaped(presentWords);
/** Words before the first date of a period: `De mars 2016 à août 2020`. */
const fromBefore = new RegExp(
  String.raw`(?:^|[(,;:|•·–—]\s*)((?:${escaped(monthNames.from.map(fold))})(?:\s+|(?<=['])))$`,
);

/** Seasons in other languages, without words that have other meanings. */
const foreignSeasons =
  'ete|hiver|printemps|automne|verano|invierno|otono|sommer|herbst|verao|inverno|outono|zomer|herfst';

/**
 * Every alternative is bounded, so that scanning stays linear. Matches folded text. A season repeated over several
 * years counts only when no town has its name: `Sioux Falls`, `Colorado Springs`.
 */
const pointPattern = new RegExp(
  [
    `(?<iso>(?<![\\d.]|[a-z]-)\\b(?:19|20)\\d{2}[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\\d|3[01]))?\\b(?![-/.]\\d{1,2}(?!\\d)))`,
    `(?<full>\\b\\d{1,2}(?<sign>[-/.])\\d{1,2}\\k<sign>(?:19|20)?\\d{2}\\b)`,
    `(?<numeric>(?<![\\d.])\\b(?:0?[1-9]|1[0-2]) ?[-/.] ?(?:19|20)\\d{2}\\b(?!\\.?\\d))`,
    `(?<short>\\b(?:0?[1-9]|1[0-2])/\\d{2}\\b(?!/))`,
    `(?<named>(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de )?)?(?:${monthPattern})(?!\\p{L})[.,]{0,2}(?: (?:\\d{1,2})(?:st|nd|rd|th)?,)? ?(?:de |of )?['-/]?(?:(?:19|20)\\d{2}|(?<=['-/] ?)\\d{2})(?!\\d))`,
    `(?<seasons>\\b(?:spring|summer|fall|autumn|winter)s?,? (?:of )?(?:19|20)\\d{2}(?:(?:,? and |,? & |, )(?:19|20)\\d{2}(?! ?(?:[-–—]|to ))){1,8}\\b)`,
    `(?<season>\\b(?:spring|fall|(?:summer|autumn|winter)s?|${foreignSeasons}|q[1-4]),? (?:of |de )?(?:19|20)\\d{2}\\b)`,
    `(?<yearFirst>(?<![\\d.,$€£#/-])(?:19|20)\\d{2}, (?:${monthPattern})(?!\\p{L})(?=\\.?(?:,|$| ?[-–—]| to )))`,
    `(?<apostrophes>(?<![a-z\\d])['’]\\d{2} ?[-–—] ?(?:['’]\\d{2}|${presentPattern})(?![a-z\\d]))`,
    `(?<part>\\b(?:early|mid|late|(?:the )?(?:beginning|start|middle|end) of)[- ](?:19[4-9]|20[0-4])\\d(?!\\d))`,
    `(?<year>(?<![\\d.,$€£#/-])(?:19[4-9]|20[0-4])\\d(?![\\d%]|[.,]\\d))`,
    `(?<rangeYear>(?<=(?:19|20)\\d{2}[-/])(?:19[4-9]|20[0-4])\\d(?!\\d))`,
    `(?<present>(?<!\\p{L})(?!date ?:)(?:${presentPattern})(?!\\p{L}))`,
    `(?<month>(?<!\\p{L})(?:${monthPattern})(?!\\p{L})\\.?)`,
  ].join('|'),
  'gu',
);

const untilPattern = escaped(monthNames.until.map(fold));
const connector = new RegExp(
  String.raw`^(?:\s*|, (?=[-–—]|to|till|until|through|thru))(?:[-–—−‒―~→]{1,2}(?:\s*(?:${untilPattern}))?|${untilPattern}|to|till|until|through|thru|up to|bis|a|al|au|ate|tot|do|til|till|fino a|hasta|t/m|tot en met|/)\s*:?\s*(?:the )?$|^[\s,;|–-]*(?:end(?: date)?|until|ende|fin|fine)\s*:\s*$`,
);

function expandYear(digits: string): number {
  const value = Number(digits);
  if (digits.length === 4) return value;
  return value < 45 ? 2000 + value : 1900 + value;
}

function readPoint(match: RegExpExecArray): DatePoint | null {
  const groups = match.groups ?? {};
  const point: DatePoint = {
    start: match.index,
    end: match.index + match[0].length,
    year: 0,
    month: 0,
    isPresent: false,
  };
  const numbers = match[0].match(/\d+/g) ?? [];
  const last = numbers[numbers.length - 1] ?? '';
  if (groups.present) return { ...point, isPresent: true };
  if (groups.iso) return { ...point, year: Number(numbers[0]), month: Number(numbers[1]) };
  if (groups.full) {
    const [first, second] = [Number(numbers[0]), Number(numbers[1])];
    const isDayFirst = first > 12 || match[0].includes('.');
    const month = isDayFirst ? second : first;
    return month >= 1 && month <= 12 ? { ...point, year: expandYear(last), month } : null;
  }
  if (groups.numeric || groups.short) return { ...point, year: expandYear(last), month: Number(numbers[0]) };
  if (groups.named || groups.month || groups.yearFirst) {
    const name = /[\p{L}]{3,}/gu;
    for (const word of match[0].match(name) ?? []) {
      const month = monthOfName.get(word);
      if (month !== undefined) return { ...point, month, year: groups.month ? 0 : expandYear(last) };
    }
    return null;
  }
  if (groups.seasons || groups.apostrophes) {
    const years = numbers.map(expandYear);
    const isPresent = years.length === 1;
    return { ...point, year: Math.min(...years), until: { year: isPresent ? 0 : Math.max(...years), isPresent } };
  }
  if (groups.season || groups.part) return { ...point, year: Number(last) };
  return { ...point, year: Number(match[0]) };
}

function write(point: DatePoint): string {
  if (point.isPresent) return 'present';
  const year = String(point.year).padStart(4, '0');
  return point.month > 0 ? `${year}-${String(point.month).padStart(2, '0')}` : year;
}

const plain = /^[\t\x20-\x7e]*$/;

/** Folds without changing offsets: characters whose folded form has another length stay as they are. */
function foldInPlace(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  let folded = '';
  for (const unit of text) {
    const next = fold(unit);
    folded +=
      next.length === unit.length ? next : unit.toLowerCase().length === unit.length ? unit.toLowerCase() : unit;
  }
  return folded;
}

const maxLineLength = 400;

/**
 * `Mar 21 – Now`, `May 18 – Feb 21`: two-digit years without an apostrophe, when both ends have that form; otherwise
 * the numbers are days.
 */
const shortYears = new RegExp(
  String.raw`\b(${monthPattern}) (\d{2} ?(?:[-–—]|to) ?)(?:(${monthPattern}) (\d{2}\b(?![,.]? ?\d|:))|(?=(?:${presentPattern})(?![a-z])))`,
  'g',
);

/** `2018年7月`, `2018年7月1日`, written as other dates are; each of its signs has a place in them. */
const eastAsianDate = /((?:19|20)\d{2})\s?[年년]\s?(?:(\d{1,2})\s?[月월](?:\s?\d{1,2}\s?[日일])?)?/g;
const asNumbers = (written: string, year: string, month?: string): string =>
  (month === undefined ? year : `${year}-${month.padStart(2, '0')}`).padEnd(written.length);

/** `since-2018-03`: a hyphen between a word and a date. */
const signBehindSince = new RegExp(String.raw`-(?=\d)(?<=\b(?:${monthNames.since.join('|')})-)`, 'g');

/** Maximum length of the signs of a date of East Asia behind its numbers: `月1日`. */
const maxSignsLength = 6;

const none: readonly DateRange[] = [];

/**
 * Finds periods and dates in a line: many orders, several languages, `present` and its synonyms. Many rules ask for the
 * dates of the same line, so results are memoized.
 * @param line One line; only its first 400 characters are read.
 */
export const findDates = memoizeByText((line: string): readonly DateRange[] => {
  if (!/\d/.test(line)) return none;
  const text = foldInPlace(line.slice(0, maxLineLength))
    .replace(eastAsianDate, asNumbers)
    .replace(signBehindSince, ' ')
    .replace(shortYears, (_, from: string, year: string, to?: string, last = '') =>
      to === undefined ? `${from}'${year}` : `${from}'${year}${to}'${String(last)}`,
    );
  const points: DatePoint[] = [];
  for (const match of text.matchAll(pointPattern)) {
    const point = readPoint(match);
    if (!point) continue;
    point.end +=
      /^(?:\d{0,2}\s?[年月日년월일])+/u.exec(line.slice(point.end, point.end + maxSignsLength))?.[0].length ?? 0;
    points.push(point);
  }
  const ranges: DateRange[] = [];
  for (let index = 0; index < points.length; index++) {
    const first = points[index];
    if (!first) continue;
    const second = points[index + 1];
    const between = second ? text.slice(first.end, second.start) : '';
    const isBetween = between.trim() === 'and' && /\b(?:between|from)\s$/.test(text.slice(0, first.start));
    const isJoined = isBetween || connector.test(between) || (second?.isPresent === true && between.trim() === '');
    if (second && !first.isPresent && !first.until && isJoined && (second.year > 0 || second.isPresent)) {
      const from = first.year > 0 ? first : { ...first, year: second.year };
      const isOrdered =
        second.isPresent ||
        from.year < second.year ||
        (from.year === second.year && (from.month <= second.month || second.month === 0));
      if (isOrdered && from.year > 0) {
        ranges.push({ start: first.start, end: second.end, from: write(from), to: write(second), isRange: true });
        index++;
        continue;
      }
    }
    if (first.until) {
      const { start, end, until } = first;
      ranges.push({
        start,
        end,
        from: write(first),
        to: until.isPresent ? 'present' : String(until.year),
        isRange: true,
      });
      continue;
    }
    if (first.isPresent || first.year === 0) continue;
    ranges.push(
      shortEnd(text, first) ??
        openEnd(text, first) ?? { start: first.start, end: first.end, from: '', to: write(first), isRange: false },
    );
  }
  return ranges.map((range) => withBrackets(line, withFrom(text, range)));
});

/** Whether a line states a period: `2018 – 2020`, `since 2019`. */
export const statesPeriod = (line: string): boolean => findDates(line).some(({ isRange }) => isRange);

const maxOpenEndLength = 16;

/** `2019–21`, and the open periods `Since 2019` and `2019 –` at the end of a line. */
function shortEnd(text: string, point: DatePoint): DateRange | null {
  const rest = /^ ?[-–—/] ?(\d{2})(?![\d/.])/.exec(text.slice(point.end, point.end + 8));
  if (!rest || point.month > 0) return null;
  const year = Math.floor(point.year / 100) * 100 + Number(rest[1]);
  if (year <= point.year || year > point.year + 40) return null;
  return { start: point.start, end: point.end + rest[0].length, from: write(point), to: String(year), isRange: true };
}

function openEnd(text: string, point: DatePoint): DateRange | null {
  const before = /([\p{L}]+)(?:\s+the)?\s+$/u.exec(text.slice(Math.max(0, point.start - 16), point.start));
  if (before && sinceWords.has(before[1] ?? '')) {
    return { start: point.start - before[0].length, end: point.end, from: write(point), to: 'present', isRange: true };
  }
  const rest = text.slice(point.end, point.end + maxOpenEndLength);
  // `Engineer, Acme, from 2022: built the ...`
  if (before?.[1] === 'from' && /^\s*:/.test(rest))
    return { start: point.start - before[0].length, end: point.end, from: write(point), to: 'present', isRange: true };
  const open = /^\s*(?:[-–—]|[-=]?>|[→⟶])(?=\s*(?:$|[.,;)]))|^,? onwards?\b/.exec(rest);
  if (!open) return null;
  return { start: point.start, end: point.end + open[0].length, from: write(point), to: 'present', isRange: true };
}

/** Includes the word before the first date of a period. */
function withFrom(text: string, range: DateRange): DateRange {
  const before = range.isRange ? (fromBefore.exec(text.slice(0, range.start))?.[1] ?? '') : '';
  return { ...range, start: range.start - before.length };
}

/** Includes brackets around a date in its range, so that the rest of the line is clean. */
function withBrackets(line: string, range: DateRange): DateRange {
  const before = line[range.start - 1];
  const after = line[range.end];
  const isEnclosed = (before === '(' && after === ')') || (before === '[' && after === ']');
  return isEnclosed ? { ...range, start: range.start - 1, end: range.end + 1 } : range;
}
