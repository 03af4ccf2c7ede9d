import { isSmallWord } from './language-of';

/** A line with at least this many parts and fewer words in each is a list of keywords. */
const keywordLine = { parts: 8, wordsInEach: 3 };
/**
 * A line with this many words and a smaller share of function words is one too; sentences have one in every four or
 * five words.
 */
const dry = { words: 18, smallShare: 0.04 };

const inside = /[.!?]\s/;

/** A line that begins with a period is a position with its tasks: `2020 - now: Welder, site work, pipes, ...`. */
const ledByPeriod =
  /^\W{0,3}(?:\p{L}{3,9}\.? )?(?:\d{1,2}[/.])?(?:19|20)\d\d\s{0,3}(?:[-–—]|to|until|till)\s{0,3}(?:\p{L}{3,9}\.? )?(?:(?:\d{1,2}[/.])?(?:19|20)\d\d|now|present|date|today|current)\b/iu;

/** Whether a line is a list of keywords: not a sentence, and no evidence of anything it names. */
export function isKeywordLine(line: string): boolean {
  return (isList(line) || isDry(line)) && !ledByPeriod.test(line);
}

const countWords = (line: string): number => line.trim().split(/\s+/).length;

/** Signs between the parts of a list: `ACE - ISF - CargoWise`, `Docker | Helm | Terraform`. */
const separator = /,|\s[-–—]\s|[|·•]/u;

function isList(line: string): boolean {
  const parts = line.split(separator).length;
  return parts >= keywordLine.parts && countWords(line) / parts < keywordLine.wordsInEach;
}

function isDry(line: string): boolean {
  // Fast path: the line is too short to have the minimum number of words.
  if (line.length < dry.words * 2 - 1 || countWords(line) < dry.words || inside.test(line)) return false;
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= dry.words && words.filter(isSmallWord).length < words.length * dry.smallShare;
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.trim().length, 0);

/** The share of a resume that a usual list of skills takes. */
const usual = 0.3;

/**
 * How much of a resume is keyword stuffing: 0 up to the usual share of a list of skills, 1 when there is nothing else.
 * @param lines The lines of its text.
 * @param described The descriptions of work and education.
 */
export function keywordLineShare(lines: readonly string[], described: readonly string[]): number {
  const keywords = lengthOf(lines.filter(isKeywordLine));
  const share = keywords / Math.max(1, keywords + lengthOf(described.filter((text) => !isKeywordLine(text))));
  return Math.max(0, share - usual) / (1 - usual);
}
