import { foldText } from '../search/fold';
import type { TracedSentence } from '../contracts/profiles-api';

/** A field or a line that a text may be based on. */
export interface SourceLine {
  kind: 'field' | 'line';
  /** Name of the field, or where the line is: `workHistories.0.description`. */
  name: string;
  text: string;
  /** What the source says, where the text is a phrase that was made of it. */
  quote?: string;
}

/** Share of a sentence's words that one source must contain. */
const neededShare = 0.6;
const minWordLength = 4;

/**
 * Finds for each sentence the source that it rests on: one that contains most of its words and all of its numbers.
 * @returns sentences with null where there is none, for people to check.
 */
export function traceSentences(sentences: readonly string[], sources: readonly SourceLine[]): TracedSentence[] {
  const known = sources.map((source) => ({
    source,
    words: new Set(wordsOf(source.text)),
    numbers: numbersIn(source.text),
  }));
  return sentences.map((text) => {
    const words = wordsOf(text);
    const numbers = numbersIn(text);
    const best = known
      .filter((one) => numbers.every((number) => one.numbers.includes(number)))
      .map((one) => ({ ...one, share: words.filter((word) => one.words.has(word)).length / Math.max(1, words.length) }))
      .sort((a, b) => b.share - a.share)[0];
    if (!best || words.length === 0 || best.share < neededShare) return { text, source: null };
    const { kind, name } = best.source;
    return { text, source: { kind, name, quote: quoteFor(words, best.source) } };
  });
}

/** The words of the source: the values of a field, the sentence of a text that has most words of what was written. */
function quoteFor(written: readonly string[], { text, quote }: SourceLine): string {
  if (quote !== undefined) return quote;
  const sharedBy = (sentence: string) => {
    const words = new Set(wordsOf(sentence));
    return written.filter((word) => words.has(word)).length;
  };
  const ranked = sentencesOf(text).map((sentence) => ({ sentence, shared: sharedBy(sentence) }));
  return ranked.sort((a, b) => b.shared - a.shared)[0]?.sentence ?? text;
}

/** The sentences of a plain text: lines, split after full stops. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.replace(/^\s*[•*–-]\s*/, '').trim())
    .filter(Boolean);
}

function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}]+/gu) ?? []).filter((word) => word.length >= minWordLength);
}

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]+$/, ''));
}
