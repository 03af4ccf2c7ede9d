import { isSmallWord } from './language-of';
import { foldHomoglyphs } from './homoglyphs';
import { fold } from './normalize';
import { memoizeByText } from './memoize-by-text';
import { stemOf } from './stem';

/** Length of a run of words that two texts rarely share by chance. */
const runLength = 4;

/** The words of a text, to find it in another text in spite of different punctuation. */
export interface Wording {
  /** The number of words in each line. */
  lines: readonly number[];
  /** The stems of all words. */
  stems: readonly string[];
  /** The words as written, in lower case. */
  words: readonly string[];
  /** For each word whether it is meaningful: function words, very short words and numbers are not. */
  isMeaningful: readonly boolean[];
}

/** The runs of words of a text, to find them in other texts. */
export interface Runs {
  runs: ReadonlySet<string>;
  /** Its words, to skip quickly what cannot begin a run. */
  stems: ReadonlySet<string>;
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const marks = /\p{M}+/gu;

/** Shorter words are not meaningful. */
const minLetters = 3;

const read = memoizeByText((written: string) => {
  const word = fold(written);
  const isMeaningful = word.length >= minLetters && !isSmallWord(word) && !/\p{N}/u.test(word);
  return { word, stem: stemOf(word), isMeaningful };
});

/** The words of a text and their stems: `Managed` matches `manage`. Letters that look the same count as one. */
export function wordingOf(text: string): Wording {
  const lines = text
    .split('\n')
    .map((line) => (foldHomoglyphs(line).replace(marks, '').match(wordPattern) ?? []).map(read));
  const all = lines.flat();
  return {
    lines: lines.map(({ length }) => length),
    stems: all.map(({ stem }) => stem),
    words: all.map(({ word }) => word),
    isMeaningful: all.map(({ isMeaningful }) => isMeaningful),
  };
}

/** The run that ends with a word, across line ends. */
const runUpTo = (stems: readonly string[], last: number): string =>
  stems.slice(last + 1 - runLength, last + 1).join(' ');

/** Collects the runs of a text. */
export function runsOf({ stems }: Wording): Runs {
  const runs = stems.slice(runLength - 1).map((_, at) => runUpTo(stems, at + runLength - 1));
  return { runs: new Set(runs), stems: new Set(stems) };
}

/** Marks with 1 the words of a text in runs of another, and a single replaced word between them. */
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

/** The number of marked words of each line. */
export function markedByLine({ lines }: Wording, marked: Uint8Array): number[] {
  let from = 0;
  return lines.map((length) => {
    const count = marked.subarray(from, from + length).reduce((sum, one) => sum + one, 0);
    from += length;
    return count;
  });
}
