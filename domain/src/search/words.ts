import { foldText } from './fold';

/** Letters and digits with their marks, and what follows them in names such as `C++`, `C#` or `O'Brien`. */
const wordPattern =
  /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*[+#]*|\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;
const apostrophes = /['’ʼ]/gu;

/** Scripts that write words without spaces: every letter may begin one. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Is it written without spaces between its words? */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/** A word where it stands in a text. */
export interface WordOccurrence {
  /** Folded, without apostrophes. */
  word: string;
  start: number;
  end: number;
}

/** The words of a text, folded, with their places in it; those of which nothing is left when folded are left out. */
export function wordOccurrences(text: string): WordOccurrence[] {
  const found: WordOccurrence[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = foldText(match[0]).replace(apostrophes, '');
    if (word !== '') found.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The words that somebody typed to find something: folded, each once, in their order. */
export function searchWords(text: string): string[] {
  return [...new Set(wordOccurrences(text).map(({ word }) => word))];
}
