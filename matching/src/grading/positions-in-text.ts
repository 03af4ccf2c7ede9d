import type { ParsedResume, ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { isWallOfWords } from '../text/wall-of-words';

/** Where the title at the beginning of a sentence ends: `Pharmacist since 2017 at Mercy`, `GL lead: books closed`. */
const titleEnd = /[,:;(–—/|]|\s(?:at|since|for|with|in|from|until|and|who|\d{4}|-)\s/;
const opening = /^(?:i am|i'm|i work|i worked|currently|now|previously|before that|worked|working|as|an?|the)\s+/i;
const longestTitle = 6;
const longestText = 20_000;

const years =
  /\b((?:19|20)\d\d)\s*(?:-|–|—|to|until)\s*((?:19|20)\d\d|now|present|today|current)\b|\bsince\s+((?:19|20)\d\d)\b/i;

/** The title that a sentence begins with, or none. */
function titleOf(sentence: string): string {
  let text = sentence.trim();
  for (let round = 0; round < 3; round++) text = text.replace(opening, '');
  const end = text.search(titleEnd);
  const title = (end < 0 ? text.replace(/\.$/, '') : text.slice(0, end)).trim();
  const isShort = title !== '' && title.split(/\s+/).length <= longestTitle;
  return isShort && occupationsOfTitle(title).length > 0 ? title : '';
}

function datesOf(sentence: string): { startDate: string; endDate: string } {
  const match = years.exec(sentence);
  if (!match) return { startDate: '', endDate: '' };
  const [, from, to = '', since] = match;
  return since !== undefined
    ? { startDate: since, endDate: 'present' }
    : { startDate: from ?? '', endDate: /^\d/.test(to) ? to : 'present' };
}

/**
 * The positions of somebody who tells their work in running text, without a line for each: a sentence that begins with
 * a title begins one. Lines that are walls of words tell none.
 */
export function positionsInText({ text }: ParsedResume): ParsedWork[] {
  const found: ParsedWork[] = [];
  const lines = text.slice(0, longestText).split('\n').slice(1);
  for (const sentence of lines.filter((line) => !isWallOfWords(line)).flatMap((line) => line.split(/(?<=[.!?])\s+/))) {
    const title = titleOf(sentence);
    const last = found[found.length - 1];
    if (title === '' && last) last.description += `\n${sentence}`;
    if (title === '') continue;
    found.push({
      title,
      companyName: '',
      location: '',
      ...datesOf(sentence),
      description: sentence,
      managementScore: 0,
    });
  }
  return found;
}
