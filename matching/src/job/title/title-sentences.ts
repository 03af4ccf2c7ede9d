import { bareTitle, isTitleLike } from './bare-title';

/** A title in a sentence, with the offset of its words. */
export interface NamedTitle {
  title: string;
  at: number;
}

/** `Line cook wanted for a busy bistro`, `DRIVERS NEEDED`. */
const wanted = /^(\p{L}[\p{L}\d&/' -]{2,50}?)\s+(?:wanted|needed|required|sought|gesucht)\b/iu;

/** A negated sentence seeks nobody: `We don't need a supervisor`. */
const notDenied = String.raw`(?<!\b(?:not|never|n['’]t|nor) )`;
const seeks =
  'seeking|looking for|hiring|searching for|recruiting|in need of|need|(?:openings?|vacanc(?:y|ies)|positions?) for|suchen';
/** Praise before a title: `an experienced, reliable`. */
const praise =
  'an?|the|one|our next|experienced|talented|skilled|motivated|passionate|dynamic|dedicated|reliable|full[- ]time|part[- ]time|highly|detail-oriented|qualified|compassionate|driven|energetic|eine?n?';
const endOfSought = String.raw`(?=\s+(?:to|who|with|for|in|at|that|on|and|based|responsible)\b|[.,;:!(]|$)`;
const seeking = new RegExp(
  String.raw`${notDenied}\b(?:${seeks})\s+(?:(?:${praise})\s+){0,4}([\p{L}][\p{L}\d+#./&' -]{2,70}?)${endOfSought}`,
  'iu',
);

/** `Join us as a Sous Chef`. */
const asA =
  /\b(?:as an?|role of an?|position of|join (?:us|our team|\p{Lu}[\p{L}\p{N}&'’ -]{1,50}?) as an?)\s+([\p{Lu}][\p{L}\d+#./&' -]{2,60}?)(?=,|\.|;|!|\s+(?:you|at|in|to|with|for)\b|$)/u;
/** A title at the start of a first line of sentences: `Registered Midwife, part time, Truro. We are hiring`. */
const opening = /^(\p{L}[^,.;:|–—]{2,60}?)\s*(?:[,|–—]|\.(?:\s|$))/u;

/** Sentences that name the title, the most reliable first, with how far into a line each is searched. */
const forms = [
  { pattern: wanted, longest: 200 },
  { pattern: seeking, longest: 1000 },
  { pattern: asA, longest: 1000 },
];
const formsOfFirstLine = [...forms, { pattern: opening, longest: 200 }];

const maxWords = 7;

/**
 * The title for which a sentence of a line seeks somebody, by words of a title; null when none does.
 * @param isOpening The line is the job's first and no title itself, so it may start with one.
 */
export function titleSought(line: string, isOpening: boolean): NamedTitle | null {
  for (const { pattern, longest } of isOpening ? formsOfFirstLine : forms) {
    const match = pattern.exec(line.slice(0, longest));
    const title = match?.[1] ? bareTitle(match[1]) : '';
    if (match && isTitleLike(title) && title.split(' ').length <= maxWords) return { title, at: match.index };
  }
  return null;
}

const capitals = /^\p{Lu}[\p{L}\d/&'-]*(?:\s(?:\p{Lu}[\p{L}\d/&'-]*|of|and|&)){0,5}$/u;

/** An unlisted title in capitalized words: `We are hiring a Zeppelin Wrangler`. */
export function unknownTitleSought(line: string): NamedTitle | null {
  const match = seeking.exec(line);
  const title = match?.[1] ? bareTitle(match[1]) : '';
  return match && capitals.test(title) ? { title, at: match.index } : null;
}
