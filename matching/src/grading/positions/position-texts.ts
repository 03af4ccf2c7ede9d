import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { meaningOf, combinedMeaning, type Meaning } from '../../taxonomy/related-professions';
import { stemsOf } from '../../text/stem';

/** A sentence of a position with the stems of its words. */
export interface PositionSentence {
  text: string;
  stems: ReadonlySet<string>;
  meaning: Meaning;
}

/** What somebody tells of a position, read once for a grade. */
export interface PositionText {
  description: string;
  /** Its title. */
  heading: PositionSentence;
  /** The description's sentences. */
  sentences: readonly PositionSentence[];
  /** What the sentences tell together. */
  meaning: Meaning;
  /** Of the title and all sentences. */
  stems: ReadonlySet<string>;
}

const sentenceBreak = /\n|(?<=[.!?;])\s+/;
/** So much of a description is read, and so much of all of a resume: nobody tells more of their work. */
const longest = { description: 30_000, inAll: 60_000 };

/** The descriptions of positions as far as they are read, the first ones first. */
export function readDescriptions(works: readonly ParsedWork[]): string[] {
  let left = longest.inAll;
  return works.map(({ description }) => {
    const part = description.slice(0, Math.min(longest.description, left));
    left -= part.length;
    return part;
  });
}

/** A position with its title and what is told of it. */
export interface PositionWithText {
  work: ParsedWork;
  /** Its title; where none was read, the profession that the employer's line begins with. */
  title: string;
  stated: PositionText;
}

/** Reads what positions tell, by their sentences and the stems of their words. */
export function readPositionTexts(positions: readonly { work: ParsedWork; title: string }[]): PositionWithText[] {
  const read = (text: string): PositionSentence => {
    const stems = stemsOf(text);
    return { text, stems, meaning: meaningOf(stems) };
  };
  const descriptions = readDescriptions(positions.map(({ work }) => work));
  return positions.map(({ work, title }, index) => {
    const description = descriptions[index] ?? '';
    const heading = read(title);
    const sentences = description.split(sentenceBreak).map(read);
    const stems = new Set(heading.stems);
    for (const sentence of sentences) for (const stem of sentence.stems) stems.add(stem);
    const whole = combinedMeaning(sentences.map(({ meaning }) => meaning));
    return { work, title, stated: { description, heading, sentences, meaning: whole, stems } };
  });
}
