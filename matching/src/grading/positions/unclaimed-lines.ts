import { tellsOfPerson } from '../../resume/person/personal-data';
import { onceFor } from '../../text/once-for';
import { isKeywordLine } from '../../text/keyword-stuffing';
import type { ImpersonalResume } from '../impersonal-resume';

const longestText = 20_000;
/** A first line of no more words is the name. */
const longestName = 8;

/** Parts of a resume whose lines tell no further work. */
const ofLine = /^(?:work|education|certifications)\./;

/**
 * Lines of a resume that neither a position nor a degree or a certificate has taken, without contact data and walls of
 * words; those that stand together are a block. Of a careless resume they may tell the work that was read nowhere else.
 */
export const unclaimedBlocks: (resume: ImpersonalResume) => readonly (readonly string[])[] = onceFor(readBlocks);

const sentenceEnd = /(?<=[.!?])\s+/;

/** A line without its sentences about the person. */
const withoutPerson = (line: string): string =>
  tellsOfPerson(line)
    ? line
        .split(sentenceEnd)
        .filter((sentence) => !tellsOfPerson(sentence))
        .join(' ')
    : line;

function readBlocks(resume: ImpersonalResume): string[][] {
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
  for (const [index, line] of resume.workLines.entries()) {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const isName = index === 0 && line.trim().split(/\s+/).length <= longestName;
    const isTaken = isName || described.has(line.trim()) || spans.some((span) => span.start < end && span.end > from);
    if (!isTaken && isOpen) blocks.at(-1)?.push(line);
    else if (!isTaken) blocks.push([line]);
    isOpen = !isTaken;
  }
  return blocks.map((block) =>
    block
      .filter((line) => !isKeywordLine(line))
      .map(withoutPerson)
      .filter((line) => line.trim() !== ''),
  );
}
