import { isAboutPerson } from '../../resume/person/personal-data';
import { memoizeByObject } from '../../text/memoize-by-object';
import { isKeywordLine } from '../../text/keyword-stuffing';
import type { ImpersonalResume } from '../impersonal-resume';

const maxTextLength = 20_000;
/** A first line of at most this many words is the name. */
const maxNameLength = 8;

/** Fields whose lines describe no further work. */
const ofLine = /^(?:work|education|certifications)\./;

/**
 * Blocks of lines that no position, degree or certificate claims, without contact data and keyword lines. In careless
 * resumes they may describe work that was not recognized.
 */
export const unclaimedBlocks: (resume: ImpersonalResume) => readonly (readonly string[])[] =
  memoizeByObject(readBlocks);

const sentenceEnd = /(?<=[.!?])\s+/;

/** A line without its sentences about the person. */
const withoutPerson = (line: string): string =>
  isAboutPerson(line)
    ? line
        .split(sentenceEnd)
        .filter((sentence) => !isAboutPerson(sentence))
        .join(' ')
    : line;

function readBlocks(resume: ImpersonalResume): string[][] {
  const { work, provenance } = resume;
  const spans = Object.entries(provenance)
    .filter(([path]) => ofLine.test(path))
    .map(([, span]) => span);
  const described = new Set(
    work.flatMap(({ description }) => description.slice(0, maxTextLength).split('\n')).map((line) => line.trim()),
  );
  const blocks: string[][] = [];
  let isOpen = false;
  let start = 0;
  for (const [index, line] of resume.workLines.entries()) {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const isName = index === 0 && line.trim().split(/\s+/).length <= maxNameLength;
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
