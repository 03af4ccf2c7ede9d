import type { ParsedResume, ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { occupationsOfTitle, seniorityRank } from '../taxonomy/occupations';
import { titleScore } from '../text/classify';
import { findDates } from '../text/dates';
import { unclaimedBlocks } from './unclaimed-lines';

/** Where the title at the beginning of a sentence ends: `Pharmacist since 2017 at Mercy`, `GL lead: books closed`. */
const titleEnd = /[,:;(–—/|]|\s(?:at|since|for|with|in|from|until|and|who|\d{4}|-)\s/;
const opening = /^(?:i am|i'm|i work|i worked|currently|now|previously|before that|worked|working|as|an?|the)\s+/i;
const longestTitle = 6;

/** The title that a sentence begins with, or none. */
function titleOf(sentence: string): string {
  let text = sentence.trim();
  for (let round = 0; round < 3; round++) text = text.replace(opening, '');
  const end = text.search(titleEnd);
  const title = (end < 0 ? text.replace(/\.$/, '') : text.slice(0, end)).trim();
  const isShort = title !== '' && title.split(/\s+/).length <= longestTitle;
  return isShort && occupationsOfTitle(title).length > 0 ? title : '';
}

const partBreak = /[,;|•·:()[\]]|\s[-–—]\s|\.(?:\s|$)/;

/** The part of a line with dates that looks like a title; a rank alone (`Principal`) names none. */
function titleAmongParts(line: string): string {
  const parts = line.split(partBreak).map((part) => part.trim());
  const isTitle = (part: string): boolean => {
    const words = part.split(/\s+/).length;
    return words <= longestTitle && titleScore(part) >= 1 && (words > 1 || seniorityRank(part) === 2);
  };
  return parts.find(isTitle) ?? '';
}

type Dates = Pick<ParsedWork, 'startDate' | 'endDate'>;

const begun = /\bfrom\s+$/i;

const year = /(?:19|20)\d\d|\d[-/.]\d\d/;

/** The period that a sentence names: `2018 – 2020`, `since 2019`, `from August 2019`. */
function datesOf(sentence: string): Dates | undefined {
  if (!year.test(sentence)) return undefined;
  for (const { start, from, to, isRange } of findDates(sentence)) {
    if (isRange) return { startDate: from, endDate: to };
    if (begun.test(sentence.slice(0, start))) return { startDate: to, endDate: 'present' };
  }
  return undefined;
}

const untold: Dates = { startDate: '', endDate: '' };
/** So far behind a title its period may stand. */
const longestHead = 200;
const sentenceBreak = /(?<=[.!?])\s+/;

/**
 * The positions in the running text of a resume, as far as no other part of it has taken the text: a period begins one,
 * and, where the resume shows no other position, a sentence that begins with a title does. Lines that are walls of words
 * tell none.
 */
export function positionsInText(resume: ParsedResume): ParsedWork[] {
  const isUntold = resume.work.every(
    ({ title, companyName }) => title === '' && occupationsOfTitle(companyName).length === 0,
  );
  const found: ParsedWork[] = [];
  for (const block of unclaimedBlocks(resume)) {
    let last: ParsedWork | undefined;
    for (const sentence of block.flatMap((line) => line.split(sentenceBreak))) {
      const dates = datesOf(sentence);
      const title = isUntold ? titleOf(sentence) : '';
      // `Beverage Lead, Hotel Aurelian. From August 2019.`
      const tellsDates =
        dates && last?.startDate === '' && last.endDate === '' && last.description.length < longestHead;
      if (title === '' && last && (!dates || tellsDates)) {
        last.description += `\n${sentence}`;
        if (dates) Object.assign(last, dates);
      } else if (title !== '' || dates) {
        last = {
          title: title || titleAmongParts(sentence),
          companyName: '',
          location: '',
          ...(dates ?? untold),
          description: sentence,
          managementScore: 0,
        };
        found.push(last);
      }
    }
  }
  return found;
}
