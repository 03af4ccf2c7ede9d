import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { onceFor } from '../text/once-for';
import { isWallOfWords } from '../text/wall-of-words';

const longestText = 20_000;

/** Lines about the person, not the work. */
const personal =
  /\b(?:born|birth ?day|date of birth|aged? \d+|years old|nationality|citizen(?:ship)?|married|marital|permanent resident|residence permit|religion|gender)\b/i;

/** Parts of a resume whose lines tell no further work. */
const claims = /^(?:work|education|certifications|email|phone|fullName)(?:\.|$)/;

/**
 * Lines of a resume that neither a position nor a degree, a certificate or the contact data has taken, without walls of
 * words; those that stand together are a block. Of a careless resume they may tell the work that was read nowhere else.
 */
export const unclaimedBlocks: (resume: ParsedResume) => readonly (readonly string[])[] = onceFor(readBlocks);

function readBlocks({ text, work, provenance }: ParsedResume): string[][] {
  const spans = Object.entries(provenance)
    .filter(([path]) => claims.test(path))
    .map(([, span]) => span);
  const described = new Set(
    work.flatMap(({ description }) => description.slice(0, longestText).split('\n')).map((line) => line.trim()),
  );
  const blocks: string[][] = [];
  let isOpen = false;
  let start = 0;
  for (const [index, line] of text.slice(0, longestText).split('\n').entries()) {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const isTaken =
      index === 0 || described.has(line.trim()) || spans.some((span) => span.start < end && span.end > from);
    if (!isTaken && isOpen) blocks.at(-1)?.push(line);
    else if (!isTaken) blocks.push([line]);
    isOpen = !isTaken;
  }
  return blocks.map((block) =>
    block.filter((line) => line.trim() !== '' && !isWallOfWords(line) && !personal.test(line)),
  );
}
