import { foldText } from './fold';

/** Letters and digits with their marks, including names such as `C++`, `C#` and `O'Brien`. */
const wordPattern =
  /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*[+#]*|\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;
const apostrophes = /['’ʼ]/gu;

/** Scripts without spaces, where every letter may begin a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Whether the text is in a script without spaces. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/** A word and its position in a text. */
export interface WordOccurrence {
  /** Folded, without apostrophes. */
  word: string;
  start: number;
  end: number;
}

/** The folded words of a text with their positions; words that fold to nothing are left out. */
export function wordOccurrences(text: string): WordOccurrence[] {
  const found: WordOccurrence[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = foldText(match[0]).replace(apostrophes, '');
    if (word !== '') found.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The folded words of a search, each once, in order. */
export function searchWords(text: string): string[] {
  return [...new Set(wordOccurrences(text).map(({ word }) => word))];
}
