import words from '../../../data/advertisements/years.json' with { type: 'json' };
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { anyOf, phrasesOf } from '../../text/phrase-list';
import type { JobLine } from '../job-sections';

type YearRange = ParsedJob['experienceYears'];

/** Years of experience with their span. */
interface StatedYears {
  min: number | null;
  max: number | null;
  start: number;
  end: number;
}

const numbers: Readonly<Record<string, number>> = words.numbers;
const number = String.raw`\d{1,2}|${Object.keys(numbers).join('|')}`;
const inBrackets = String.raw`(?:\s?\(\d{1,2}\))?`;
const numberOf = (text: string): number => numbers[text.toLowerCase()] ?? Number(text);
const maxYears = 40;
const monthsOfYear = 12;
const maxLineLength = 4000;
/** Characters before a number that may say what it counts. */
const aheadLength = 80;

const yearsPattern = new RegExp(
  String.raw`\b(${number})${inBrackets}\s?(?:\+|plus|or more)?\s?(?:(?:-|–|—|to|bis)\s?(${number})\s?\+?)?\s?(?:or more )?(?:\+ ?)?(?:years?|yrs?|jahre?|ans|a[ñn]os)\b`,
  'giu',
);
/** `18 months of residential experience`, `12 months as a buyer's assistant`; not `6 month contract`. */
const monthsPattern = new RegExp(
  String.raw`\b(${number})${inBrackets}\s?(?:\+|plus|or more)?\s?months?['’]?\s(?=(?:on|in|as|with)\s|(?:[\p{L}-]+\s){0,5}?experience\b|verifiable\b)(?!(?:[\p{L}-]+\s){0,2}?${anyOf(words.notMonths)})`,
  'giu',
);
/** `for a year`, `a year or two in a similar seat`; not `three times a year`, `$40,000 a year or more`. */
const oneYearPattern =
  /(?:^|\b(?:for|with|least|minimum of|about|around)\s)an?\syear\b(?:\sor\s(two|three|more))?|(?:^|[^\d\s%kKmM]\s)(?<!\b(?:times?|twice|once|weeks?|days?|months?|nights?)\s)an?\syear(?:['’]s\s(?:[\p{L}-]+\s){0,3}?experience|\sor\s(two|three|more)\sin)\b/giu;

const aboutManagement = phrasesOf(words.management);
/** Words before `management` that are about people, or name no field. */
const ofPeople = anyOf(words.peopleManaged);
/** Managing things or a field rather than people: `2 years of project management`, `in property management`. */
const aboutThings = new RegExp(
  String.raw`${anyOf(words.thingsManaged)} manage|\bmanagement ${anyOf(words.fieldsOfManagement)}|(?<![\p{L}-])(?!${ofPeople})[\p{L}-]{4,} management\b|\bmanaging (?:[\p{L}-]+ ){0,3}${anyOf(words.managingThings)}`,
  'iu',
);
const notExperience = new RegExp(String.raw`${anyOf(words.notExperience)}|\bfor over \d+ years\b`, 'iu');
/** `In the last three years` is a time frame, and `our nanny of five years` is somebody else. */
const ofLate = /\b(?:last|past)\s$/iu;
const ofSomebodyElse =
  /\b(?:previous|outgoing|retiring|leaving|departing|former)\b[^.;]{0,60}$|\b(?:our|my|their|whose) (?:[\p{L}-]+ ){1,4}of $/iu;
const upTo = /\b(?:up to|maximum(?: of)?|no more than|less than|bis zu)\s*$/iu;
/** An alternative before the second number: `…, or an associate degree and `. */
const otherWay = /\bor\b[^.;]{0,40}$/iu;

/** Years of leadership among the years before: `5 years in payroll, 2 of them leading a team`. */
const partOfYears = new RegExp(String.raw`\b(${number}) of (?:them|those|these|which) ([^.;]{3,60})`, 'iu');

/** All years and months of experience in a line, with their spans. */
function statedYears(text: string): StatedYears[] {
  const inYears = [...text.matchAll(yearsPattern)].map((match) => ({
    ...placeOf(match),
    min: numberOf(match[1] ?? ''),
    max: match[2] === undefined ? null : numberOf(match[2]),
  }));
  const inMonths = [...text.matchAll(monthsPattern)].map((match) => ({
    ...placeOf(match),
    min: numberOf(match[1] ?? '') / monthsOfYear,
    max: null,
  }));
  const oneYear = [...text.matchAll(oneYearPattern)].map((match) => ({
    ...placeOf(match),
    min: 1,
    max: numbers[(match[1] ?? match[2] ?? '').toLowerCase()] ?? null,
  }));
  return [...inYears, ...inMonths.filter(({ min }) => min >= 1), ...oneYear]
    .filter(({ min, max }) => min <= maxYears && (max === null || max > min))
    .sort((a, b) => a.start - b.start);
}

const placeOf = (match: RegExpExecArray): { start: number; end: number } => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** Whether a number is not experience: an age, a contract term, a time frame. */
function isOther(text: string, { start, end }: StatedYears): boolean {
  const before = text.slice(Math.max(0, start - aheadLength), start);
  return (
    notExperience.test(text.slice(Math.max(0, start - 30), end + 70)) ||
    ofLate.test(before) ||
    ofSomebodyElse.test(before)
  );
}

/** Whether the words after the years are about leading people. */
function isOfManagement(text: string, { end }: StatedYears): boolean {
  const after = text.slice(end, end + 60).split(/[,;.]/u)[0] ?? '';
  return aboutManagement.test(after) && !aboutThings.test(after);
}

/** A later number above this one is about something else. */
const maxRaised = 20;

/**
 * Reads the required years of experience, in total and in leadership. The highest of several numbers counts, as all are
 * required; of alternatives (`a degree and 2 years, or 4 years`) the first.
 */
export function readYears(lines: readonly JobLine[]): { experience: YearRange; management: YearRange } {
  const experience: YearRange = { min: null, max: null };
  const management: YearRange = { min: null, max: null };
  for (const { line, section } of lines) {
    if (section === 'about' || section === 'benefits') continue;
    const text = line.text.slice(0, maxLineLength);
    let last = Infinity;
    for (const stated of statedYears(text)) {
      if (isOther(text, stated)) continue;
      const target = isOfManagement(text, stated) ? management : experience;
      const isOtherWay = stated.start > last && otherWay.test(text.slice(last, stated.start));
      last = stated.end;
      if (upTo.test(text.slice(Math.max(0, stated.start - aheadLength), stated.start))) target.max = stated.min;
      else if (target.min === null || (section !== 'preferred' && !isOtherWay && isMore(stated, target))) {
        target.min = stated.min;
        target.max = stated.max;
      }
    }
  }
  management.min ??= yearsInCharge(lines);
  return { experience, management };
}

const isMore = (stated: StatedYears, { min }: YearRange): boolean =>
  stated.min !== null && stated.min > (min ?? 0) && stated.min <= maxRaised;

/** How many of the required years were in leadership; null when nothing says so. */
function yearsInCharge(lines: readonly JobLine[]): number | null {
  for (const { line } of lines) {
    const match = partOfYears.exec(line.text.slice(0, maxLineLength));
    if (match?.[1] && aboutManagement.test(match[2] ?? '')) return numberOf(match[1]);
  }
  return null;
}
