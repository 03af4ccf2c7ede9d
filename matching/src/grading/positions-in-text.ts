import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { occupationsOfTitle, seniorityRank } from '../taxonomy/occupations';
import { titleScore } from '../text/classify';
import { coveredMonths, monthSpan } from '../resume/months';
import { findDates } from '../text/dates';
import type { ImpersonalResume } from './impersonal-resume';
import { unclaimedBlocks } from './unclaimed-lines';

/** Where the title at the beginning of a sentence ends: `Pharmacist since 2017 at Mercy`, `GL lead: books closed`. */
const titleEnd = /[,:;(–—/|]|\s(?:at|since|for|with|in|from|until|and|who|\d{4}|-)\s/;
const opening = /^(?:i am|i'm|i work|i worked|currently|now|previously|before that|worked|working|as|an?|the)\s+/i;
const longestTitle = 6;
const longestSentence = 1000;
/** Words with which a sentence begins, and no title. */
const notTitle = /^(?:i|we|he|she|they|it|my|our|two|three|both|on|in|by|for|with|from|each|every|all|some|one)\b/i;

/** The title that a sentence begins with, or none. */
function titleOf(sentence: string): string {
  let text = sentence.trim();
  for (let round = 0; round < 3; round++) text = text.replace(opening, '');
  const end = text.search(titleEnd);
  const title = (end < 0 ? text.replace(/\.$/, '') : text.slice(0, end)).trim();
  const isTitle = title.split(/\s+/).length <= longestTitle && titleScore(title) > 0 && !notTitle.test(title);
  return isTitle && occupationsOfTitle(title).length > 0 ? title : introducedTitle(sentence);
}

/** How people say in a sentence what they are: `I have been deputy manager at`, `I am working as a driver since`. */
const introduction =
  /\b(?:i am|i'm|i have been|i've been|i was|i work|i worked|have been|am) (?:(?:now|currently|employed|working) )*(?:as )?(?:(?:an?|the) )?((?:[\p{L}/&-]+ ){0,5}?[\p{L}/&-]+)(?=\s+(?:at|in|for|with|from|since|of|until|till|there|by|\d)\b|[,.;:(]|$)/giu;

/** The title with which somebody introduces themselves in a sentence, or none. */
function introducedTitle(sentence: string): string {
  const titles = [...sentence.slice(0, longestSentence).matchAll(introduction)].map((match) => match[1] ?? '');
  return titles.find((title) => titleScore(title) >= (occupationsOfTitle(title).length > 0 ? 0.3 : 1)) ?? '';
}

const partBreak = /[,;|•·:()[\]]|\s[-–—]\s|\.(?:\s|$)/;

/** A part up to where its title ends: `Shift electrician since 2019`, `Kitchen porter at a lodge`. */
function withoutRest(part: string): string {
  const end = part.search(titleEnd);
  return (end < 0 ? part : part.slice(0, end)).trim();
}

/** The part of a line with dates that looks like a title; a rank alone (`Principal`) names none. */
function titleAmongParts(line: string): string {
  const parts = line.split(partBreak).map((part) => withoutRest(part.replace(/^["“\s]+/, '')));
  const isTitle = (part: string): boolean => {
    const words = part.split(/\s+/).length;
    const isNamed = words > 1 || seniorityRank(part) === 2;
    return isNamed && words <= longestTitle && titleScore(part) >= 1 && !notTitle.test(part);
  };
  return parts.find(isTitle) ?? '';
}

type Dates = Pick<ParsedWork, 'startDate' | 'endDate'>;

const begun = /\bfrom\s+$/i;

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const duration = new RegExp(
  `\\bfor (?:the (?:last|past) )?(\\d{1,2}|${numbers.join('|')}) (?:years|yrs)\\b(?! (?:ago|until|till|and then))`,
  'i',
);
const year = /(?:19|20)\d\d|\d[-/.]\d\d/;

/** The period that a sentence names: `2018 – 2020`, `since 2019`, `from August 2019`. */
function datesOf(sentence: string, today: string): Dates | undefined {
  const lasting = duration.exec(sentence);
  const years = numbers.indexOf(lasting?.[1]?.toLowerCase() ?? '') + 1 || Number(lasting?.[1] ?? 0);
  if (years > 0 && years <= 40)
    return { startDate: `${String(Number(today.slice(0, 4)) - years)}-01`, endDate: 'present' };
  if (!year.test(sentence)) return undefined;
  for (const { start, from, to, isRange } of findDates(sentence)) {
    if (isRange) return { startDate: from, endDate: to };
    if (begun.test(sentence.slice(0, start))) return { startDate: to, endDate: 'present' };
  }
  return undefined;
}

/** So far behind a title its period may stand. */
const longestHead = 200;
const sentenceBreak = /(?<=[.!?])\s+/;

/** So many words tell some work, even of somebody who names neither a title nor a period. */
const enoughWords = 40;

/**
 * The positions in the running text of a resume, as far as no other part of it has taken the text: a period that no other
 * position covers begins one, and, where the resume shows no other position, a sentence with a title does. Lines that are
 * walls of words tell none, and neither does the text of somebody whose positions staff have corrected.
 * @param today `YYYY-MM-DD`, from which `for six years` is counted back.
 */
export function positionsInText(resume: ImpersonalResume, today: string): ParsedWork[] {
  if (resume.isWorkCorrected) return [];
  const isUntold = resume.work.every(
    ({ title, companyName }) => title === '' && occupationsOfTitle(companyName).length === 0,
  );
  const blocks = unclaimedBlocks(resume);
  const found: ParsedWork[] = [];
  const monthsOf = (positions: readonly Dates[]): number =>
    coveredMonths(positions.map((one) => monthSpan(one.startDate, one.endDate, today)).filter((span) => span !== null));
  const isCovered = (dates: Dates, by: readonly Dates[]): boolean => monthsOf([...by, dates]) === monthsOf(by);
  for (const block of blocks) {
    let last: ParsedWork | undefined;
    for (const sentence of block.flatMap((line) => line.split(sentenceBreak))) {
      const dates = datesOf(sentence, today);
      const isNew = dates !== undefined && !isCovered(dates, [...resume.work, ...found]);
      const title = isUntold ? titleOf(sentence) : '';
      if (dates && !isNew) last = found.find((one) => isCovered(dates, [one])) ?? last;
      // `Beverage Lead, Hotel Aurelian. From August 2019.`
      const tellsDates =
        isNew && last?.startDate === '' && last.endDate === '' && last.description.length < longestHead;
      if (title === '' && last && (!isNew || tellsDates)) {
        last.description += `\n${sentence}`;
        if (tellsDates) Object.assign(last, dates);
      } else if (title !== '' || isNew) {
        last = positionOf(title || titleAmongParts(sentence), sentence, dates);
        found.push(last);
      }
    }
  }
  const all = blocks.flat().join('\n');
  const isWork = resume.work.length === 0 && found.length === 0 && all.split(/\s+/).length >= enoughWords;
  return isWork ? [positionOf('', all)] : found;
}

function positionOf(title: string, description: string, dates: Dates = { startDate: '', endDate: '' }): ParsedWork {
  return { title, companyName: '', location: '', ...dates, description, managementScore: 0 };
}
