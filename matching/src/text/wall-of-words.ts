import { isSmallWord } from './language-of';

/** A line of so many parts with so few words in each is a list of words, meant to be found. */
const wall = { parts: 8, wordsInEach: 3 };
/** So is one of so many words that none of them holds together; a sentence has one small word among four or five. */
const dry = { words: 18, smallShare: 0.04 };

const inside = /[.!?]\s/;

/** Whether a line is a wall of words: no sentence, and no proof of anything it names. */
export function isWallOfWords(line: string): boolean {
  const parts = line.split(',').length;
  const count = line.trim().split(/\s+/).length;
  if (parts >= wall.parts && count / parts < wall.wordsInEach) return true;
  if (count < dry.words || inside.test(line)) return false;
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= dry.words && words.filter(isSmallWord).length < words.length * dry.smallShare;
}

/** Share of a resume in walls of words, by the lines of its text; the first, which is its name, does not count. */
export function wallShare([, ...lines]: readonly string[]): number {
  const lengthOf = (some: readonly string[]): number => some.reduce((sum, line) => sum + line.trim().length, 0);
  return lengthOf(lines.filter(isWallOfWords)) / Math.max(1, lengthOf(lines));
}
