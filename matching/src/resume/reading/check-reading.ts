import type { ParsedCertification, ParsedEducation, ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { maxListedYears, type Reading, type ReadingGap } from '@portal/domain/resumes/reading';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import type { Section } from '../sections/section';

/** What the check compares: all lines of a document with what was found in them. */
interface CheckedReading {
  lines: readonly LayoutLine[];
  pageCount: number;
  isTruncated: boolean;
  sections: readonly Section[];
  work: readonly ParsedWork[];
  education: readonly ParsedEducation[];
  certifications: readonly ParsedCertification[];
}

/** Minimum number of letters, as not all scripts have words, of a resume and of a page that another page follows. */
const minLetters = { document: 100, page: 40 };
/** Words of more letters are rare in any Latin language, compounds included. */
const longWord = /(?<![\p{L}\p{N}.@/_-])\p{Script=Latin}{26,}(?![\p{L}\p{N}.@/_-])/gu;
/** Addresses of mail and pages, which are no words. */
const address = /\S+@\S+|https?:\/\/\S+|www\.\S+/giu;
const singleLetter = /(?<!\S)\p{Script=Latin}(?!\S)/gu;
/** Letters of a word on average: about 5 in English, 7 in German. */
const maxMeanLetters = 11;
const maxShare = { longWords: 0.1, singleLetters: 0.3, unassigned: 0.35 };
/** Minimum length of a text, in characters, of which a share says something. */
const minSharedLength = 400;

/**
 * Checks how completely a resume was parsed, without knowing what it should contain. Pure.
 * @returns the gaps, none when the result seems complete.
 */
export function checkReading(checked: CheckedReading): Reading {
  const years = yearsWithoutPosition(checked);
  const signs: Record<ReadingGap, boolean> = {
    cutOff: checked.isTruncated,
    emptyPage: hasEmptyPage(checked),
    brokenWords: hasBrokenWords(checked.lines),
    unassignedText: unassignedShare(checked) > maxShare.unassigned,
    missingPositions: years.length > 0 || isWorkHistoryEmpty(checked),
    incompletePositions: hasIncompletePositions(checked.work),
  };
  const gaps = (Object.keys(signs) as ReadingGap[]).filter((gap) => signs[gap]);
  return { gaps, years: years.slice(0, maxListedYears), scannedPages: 0 };
}

/** A sign of East Asia says as much as several letters. */
const lettersIn = (text: string): number =>
  text.replace(/\P{L}/gu, '').length +
  2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []).length;

/** The last page may be blank, as word processors often leave one. */
function hasEmptyPage({ lines, pageCount }: CheckedReading): boolean {
  const letters = Array.from({ length: pageCount }, () => 0);
  for (const { page, text } of lines) letters[page] = (letters[page] ?? 0) + lettersIn(text);
  const all = letters.reduce((sum, count) => sum + count, 0);
  return all < minLetters.document || letters.slice(0, -1).some((count) => count < minLetters.page);
}

function hasBrokenWords(lines: readonly LayoutLine[]): boolean {
  const text = lines.map((line) => line.text.replace(address, ' ')).join('\n');
  const letters = text.replace(/[^\p{Script=Latin}]/gu, '').length;
  if (letters * 2 < lettersIn(text)) return false;
  const words = (text.match(/\S*\p{Script=Latin}\S*/gu) ?? []).length;
  const long = (text.match(longWord) ?? []).reduce((sum, word) => sum + word.length, 0);
  const single = (text.match(singleLetter) ?? []).length;
  if (letters > words * maxMeanLetters) return true;
  return long > letters * maxShare.longWords || single > letters * maxShare.singleLetters;
}

/** The share of the text that is in a section of no known kind. */
function unassignedShare({ sections }: CheckedReading): number {
  const lengthOf = (of: readonly Section[]): number =>
    of.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.text.length, 0);
  const all = lengthOf(sections);
  return all < minSharedLength ? 0 : lengthOf(sections.filter(({ kind }) => kind === 'other')) / all;
}

/** Sections whose dates are those of other things than positions. */
const datedKinds: ReadonlySet<string> = new Set(['projects', 'publications', 'patents']);
/** The day of writing at the top of a Japanese form. */
const asOf = /^\s*(?:\d{4}|令和\s?\d{1,2})\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日\s?現在\s*$/u;
const writtenYear = /(?<![\d/.-])(?:19[6-9]|20[0-4])\d(?![\d/-])/g;

/** The years of periods that no position and no degree covers; without any position, of single dates as well. */
function yearsWithoutPosition({ lines, sections, work, education, certifications }: CheckedReading): string[] {
  const worked = yearsOf(work.flatMap(({ startDate, endDate }) => [startDate, endDate]));
  const studied = yearsOf(education.flatMap(({ startDate, endDate }) => [startDate, endDate]));
  const certified = yearsOf(certifications.map(({ date }) => date));
  const ofOthers = new Set(
    sections.filter(({ kind }) => datedKinds.has(kind)).flatMap((section) => section.lines.map(({ start }) => start)),
  );
  const texts = lines.filter(({ start, text }) => !ofOthers.has(start) && !asOf.test(text)).map(({ text }) => text);
  const periods = texts
    .flatMap((text) => findDates(text))
    .filter(({ isRange }) => isRange)
    .map(({ from, to }) => [...yearsOf([from, to])])
    .filter((years) => ![worked, studied].some((known) => years.every((year) => known.has(year))));
  const single = work.length === 0 ? texts.flatMap((text) => text.match(writtenYear) ?? []) : [];
  const unknown = single.filter((year) => !studied.has(year) && !certified.has(year));
  return [...new Set([...periods.flat().filter((year) => !worked.has(year)), ...unknown])].sort();
}

const yearsOf = (dates: readonly string[]): ReadonlySet<string> =>
  new Set(dates.map((date) => date.slice(0, 4)).filter((year) => /^\d{4}$/.test(year)));

/** A heading of the work history without a position. */
const isWorkHistoryEmpty = ({ sections, work }: CheckedReading): boolean =>
  work.length === 0 && sections.some(({ kind }) => kind === 'work');

function hasIncompletePositions(work: readonly ParsedWork[]): boolean {
  const incomplete = work.filter(({ title, companyName }) => title === '' || companyName === '');
  return incomplete.length * 2 >= Math.max(1, work.length);
}
