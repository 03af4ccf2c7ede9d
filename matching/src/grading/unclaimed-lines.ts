import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { onceFor } from '../text/once-for';
import { isWallOfWords } from '../text/wall-of-words';

const longestText = 20_000;
/** A first line of no more words is the name. */
const longestName = 8;

/** Lines about the person, not the work. */
const personal =
  /\b(?:born|birth ?day|date of birth|aged? \d+|years old|nationality|citizen(?:ship)?|married|marital|permanent resident|residence permit|religion|gender)\b/i;

/** Parts of a resume whose lines tell no further work, and those that stand in a sentence which may tell some. */
const ofLine = /^(?:work|education|certifications)\./;
const ofWords = /^(?:email|phone|fullName|address)$/;
/** An address is no longer; what was taken for one and is, tells something else. */
const longestContact = 80;

/**
 * Lines of a resume that neither a position nor a degree or a certificate has taken, without contact data and walls of
 * words; those that stand together are a block. Of a careless resume they may tell the work that was read nowhere else.
 */
export const unclaimedBlocks: (resume: ParsedResume) => readonly (readonly string[])[] = onceFor(readBlocks);

/** The text with blanks in place of name, addresses and telephone number. */
function withoutContact({ text, provenance }: ParsedResume): string {
  return Object.entries(provenance)
    .filter(([path, { start, end }]) => ofWords.test(path) && end - start <= longestContact)
    .reduce(
      (left, [, { start, end }]) => left.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + left.slice(end),
      text.slice(0, longestText),
    );
}

function readBlocks(resume: ParsedResume): string[][] {
  const { work, provenance } = resume;
  const spans = Object.entries(provenance)
    .filter(([path]) => ofLine.test(path))
    .map(([, span]) => span);
  const described = new Set(
    work.flatMap(({ description }) => description.slice(0, longestText).split('\n')).map((line) => line.trim()),
  );
  const blocks: string[][] = [];
  let isOpen = false;
  let start = 0;
  for (const [index, line] of withoutContact(resume).split('\n').entries()) {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const isName = index === 0 && line.trim().split(/\s+/).length <= longestName;
    const isTaken = isName || described.has(line.trim()) || spans.some((span) => span.start < end && span.end > from);
    if (!isTaken && isOpen) blocks.at(-1)?.push(line);
    else if (!isTaken) blocks.push([line]);
    isOpen = !isTaken;
  }
  return blocks.map((block) =>
    block.filter((line) => line.trim() !== '' && !isWallOfWords(line) && !personal.test(line)),
  );
}
