import { isSmallWord } from './language-of';
import { asItLooks } from './look-alikes';
import { fold } from './normalize';
import { remembered } from './remembered';
import { stemOf } from './stem';

/** So many words in a row that two texts share are hardly chance. */
const runLength = 4;

/** A text as far as it can be found again in another one: by its words, whatever stands between them. */
export interface Wording {
  /** The number of words in each line. */
  lines: readonly number[];
  /** The stems of all words. */
  stems: readonly string[];
  /** The words as they are written, in small letters. */
  words: readonly string[];
  /** For each word whether it tells something: small ones, very short ones and numbers may stand anywhere. */
  tells: readonly boolean[];
}

/** What of a text is looked for in others: all its words in a row, four by four. */
export interface Runs {
  runs: ReadonlySet<string>;
  /** Its words: only where others have four of them in a row a run may stand. */
  stems: ReadonlySet<string>;
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const marks = /\p{M}+/gu;

/** Words of fewer letters tell nothing. */
const fewestLetters = 3;

const read = remembered((written: string) => {
  const word = fold(written);
  const tells = word.length >= fewestLetters && !isSmallWord(word) && !/\p{N}/u.test(word);
  return { word, stem: stemOf(word), tells };
});

/** Reads the words of a text, also by their stems: `Managed` is found again as `manage`. Letters that look alike are one. */
export function wordingOf(text: string): Wording {
  const lines = text.split('\n').map((line) => (asItLooks(line).replace(marks, '').match(wordPattern) ?? []).map(read));
  const all = lines.flat();
  return {
    lines: lines.map(({ length }) => length),
    stems: all.map(({ stem }) => stem),
    words: all.map(({ word }) => word),
    tells: all.map(({ tells }) => tells),
  };
}

/** The run of words that ends with a word, also over the ends of lines. */
const runUpTo = (stems: readonly string[], last: number): string =>
  stems.slice(last + 1 - runLength, last + 1).join(' ');

/** Reads a text's runs, to look for them in others. */
export function runsOf({ stems }: Wording): Runs {
  const runs = stems.slice(runLength - 1).map((_, at) => runUpTo(stems, at + runLength - 1));
  return { runs: new Set(runs), stems: new Set(stems) };
}

/** Marks the words of a text that stand in runs of another one with 1, and one word that was exchanged between them. */
export function wordsInRuns({ stems }: Wording, others: Runs): Uint8Array {
  const isShared = new Uint8Array(stems.length);
  let known = 0;
  stems.forEach((stem, at) => {
    known = others.stems.has(stem) ? known + 1 : 0;
    if (known >= runLength && others.runs.has(runUpTo(stems, at))) isShared.fill(1, at + 1 - runLength, at + 1);
  });
  for (let at = 1; at + 1 < isShared.length; at++) if (isShared[at - 1] && isShared[at + 1]) isShared[at] = 1;
  return isShared;
}

/** How many words of each line of a text are marked. */
export function markedByLine({ lines }: Wording, marked: Uint8Array): number[] {
  let from = 0;
  return lines.map((length) => {
    const count = marked.subarray(from, from + length).reduce((sum, one) => sum + one, 0);
    from += length;
    return count;
  });
}
