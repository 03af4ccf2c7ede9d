import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { isPersonalLine } from '../resume/personal-data';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { onceFor } from '../text/once-for';

const longestText = 20_000;

/** What is blanked: where name, addresses and telephone number stand. */
const ofPerson = /^(?:email|phone|fullName|address)$/;
/** An address is no longer; what was taken for one and is, tells something else. */
const longestContact = 80;
/** So few words beside an address or a number belong to it: a district, `tel.`, the town's name. */
const fewWords = 3;

function withoutContact({ text, provenance }: ParsedResume): string {
  return Object.entries(provenance)
    .filter(([path, { start, end }]) => ofPerson.test(path) && end - start <= longestContact)
    .reduce(
      (left, [, { start, end }]) =>
        left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(Math.max(start, end)),
      text.slice(0, longestText),
    );
}

const countWords = (line: string): number => line.match(/[\p{L}\d]+/gu)?.length ?? 0;

/**
 * The lines of a resume's text as far as they may tell of work: name, addresses and telephone number are blanks, and so
 * are lines of contact data and of what tells of the person alone. Every character stands where it stands in the text.
 */
export const impersonalLines: (resume: ParsedResume) => readonly string[] = onceFor((resume) => {
  const written = resume.text.slice(0, longestText).split('\n');
  return withoutContact(resume)
    .split('\n')
    .map((line, index) => {
      const isContact =
        line !== written[index] && countWords(line) <= fewWords && occupationsOfTitle(line).length === 0;
      return isContact || isPersonalLine(line) ? ' '.repeat(line.length) : line;
    });
});
