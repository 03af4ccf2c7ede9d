import { fold } from './normalize';
import { stemOf } from './stem';

/** So many words in a row that two texts share are hardly chance. */
const runLength = 4;

/** A text as far as it can be found again in another one: by its words, whatever stands between them. */
export interface Wording {
  /** The number of words in each line. */
  lines: readonly number[];
  /** For each word the stems of it and of those behind it, also beyond the line; empty where too few are left. */
  runs: readonly string[];
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Reads the words of a text by their stems: `Managed` is found again as `manage`. */
export function wordingOf(text: string): Wording {
  const stems = new Map<string, string>();
  const stemmed = (word: string): string => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(fold(word));
    stems.set(word, stem);
    return stem;
  };
  const lines = text.split('\n').map((line) => (line.match(wordPattern) ?? []).map(stemmed));
  const words = lines.flat();
  const runOf = (at: number): string =>
    at + runLength > words.length ? '' : words.slice(at, at + runLength).join(' ');
  return { lines: lines.map(({ length }) => length), runs: words.map((_, at) => runOf(at)) };
}

/** The runs of a text, to look for in others. */
export const runsOf = ({ runs }: Wording): ReadonlySet<string> => new Set(runs.filter((run) => run !== ''));

/** How many words of each line of a text stand in runs of another one; one word that was exchanged counts with those around it. */
export function sharedByLine({ lines, runs }: Wording, others: ReadonlySet<string>): number[] {
  const isShared = new Uint8Array(runs.length);
  runs.forEach((run, at) => {
    if (run !== '' && others.has(run)) isShared.fill(1, at, at + runLength);
  });
  for (let at = 1; at + 1 < isShared.length; at++) if (isShared[at - 1] && isShared[at + 1]) isShared[at] = 1;
  let from = 0;
  return lines.map((length) => {
    const shared = isShared.subarray(from, from + length).reduce((sum, one) => sum + one, 0);
    from += length;
    return shared;
  });
}
