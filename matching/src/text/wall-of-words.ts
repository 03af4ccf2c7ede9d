import { isSmallWord } from './language-of';

/** A line of so many parts with so few words in each is a list of words, meant to be found. */
const wall = { parts: 8, wordsInEach: 3 };
/** So is one of so many words that none of them holds together; a sentence has one small word among four or five. */
const dry = { words: 18, smallShare: 0.04 };

const inside = /[.!?]\s/;

/** A line that a period leads is a position with what it was about: `2020 - now: Welder, site work, pipes, ...`. */
const ledByPeriod =
  /^\W{0,3}(?:\p{L}{3,9}\.? )?(?:\d{1,2}[/.])?(?:19|20)\d\d\s{0,3}(?:[-–—]|to|until|till)\s{0,3}(?:\p{L}{3,9}\.? )?(?:(?:\d{1,2}[/.])?(?:19|20)\d\d|now|present|date|today|current)\b/iu;

/** Whether a line is a wall of words: no sentence, and no proof of anything it names. */
export function isWallOfWords(line: string): boolean {
  return (isList(line) || isDry(line)) && !ledByPeriod.test(line);
}

const countWords = (line: string): number => line.trim().split(/\s+/).length;

function isList(line: string): boolean {
  const parts = line.split(',').length;
  return parts >= wall.parts && countWords(line) / parts < wall.wordsInEach;
}

function isDry(line: string): boolean {
  // Most lines are too short for so many words, with spaces between them.
  if (line.length < dry.words * 2 - 1 || countWords(line) < dry.words || inside.test(line)) return false;
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= dry.words && words.filter(isSmallWord).length < words.length * dry.smallShare;
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.trim().length, 0);

/** Honest people list their skills: so much of a resume is no wall. */
const usual = 0.3;

/**
 * How far walls of words make up a resume: 0 as long as they are no more than a usual list of skills, 1 where nothing else
 * is there.
 * @param lines The lines of its text.
 * @param told What it tells of work and schools.
 */
export function wallShare(lines: readonly string[], told: readonly string[]): number {
  const walls = lengthOf(lines.filter(isWallOfWords));
  const share = walls / Math.max(1, walls + lengthOf(told.filter((text) => !isWallOfWords(text))));
  return Math.max(0, share - usual) / (1 - usual);
}
