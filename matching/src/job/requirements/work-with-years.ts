import words from '../../../data/advertisements/work-of-years.json' with { type: 'json' };
import { beginsWithAny, phrasesOf } from '../../text/phrase-list';
import type { ListedTerm } from './listed-terms';

const smallWord = String.raw`\p{Ll}[\p{Ll}'’-]+`;
/** `2 years of bid writing`, `18 months' experience in residential childcare`; the group is the work. */
const years = new RegExp(
  String.raw`\b(?:years?|months?|yrs?\.?)['’]?(?: of)?(?: ${smallWord})?(?: experience)? (?:of|in) (${smallWord}(?: ${smallWord}){1,2}?)(?=[,.;:)]|$| (?:in|at|for|with|as|within|and|or|on|from|is|are)\b)`,
  'gu',
);
/** Words that start no name of work, or describe its place or manner. */
const noBeginning = beginsWithAny(words.noBeginning);
const noWork = phrasesOf(words.noWork);
const maxSentenceLength = 1500;

/** The work of which a sentence requires years: two or three lower-case words that no list has to know. */
export function workOfYears(sentence: string): ListedTerm[] {
  return [...sentence.slice(0, maxSentenceLength).matchAll(years)].flatMap((match) => {
    const text = match[1] ?? '';
    const end = match.index + match[0].length;
    return noBeginning.test(text) || noWork.test(text) ? [] : [{ text, start: end - text.length, end }];
  });
}
