import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { meaningOf, combinedMeaning, type Meaning } from '../../taxonomy/related-professions';
import { stemsOf } from '../../text/stem';

/** A sentence of a position with its stems and meaning. */
export interface PositionSentence {
  text: string;
  stems: ReadonlySet<string>;
  meaning: Meaning;
}

/** A position's text, analyzed once per grade. */
export interface PositionText {
  description: string;
  /** Its title. */
  heading: PositionSentence;
  /** The description's sentences. */
  sentences: readonly PositionSentence[];
  /** Combined meaning of the sentences. */
  meaning: Meaning;
  /** Of the title and all sentences. */
  stems: ReadonlySet<string>;
}

const sentenceBreak = /\n|(?<=[.!?;])\s+/;
/** Limits in characters, for one description and for all. */
const maxLength = { description: 30_000, inAll: 60_000 };

/** The descriptions of positions up to the limits, in order. */
export function readDescriptions(works: readonly ParsedWork[]): string[] {
  let left = maxLength.inAll;
  return works.map(({ description }) => {
    const part = description.slice(0, Math.min(maxLength.description, left));
    left -= part.length;
    return part;
  });
}

/** A position with its analyzed text. */
export interface PositionWithText {
  work: ParsedWork;
  /** Its title; without one, the profession at the start of the employer's line. */
  title: string;
  stated: PositionText;
}

/** Analyzes the texts of positions by sentence and stem. */
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
