import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { titleHeads } from '../src/text/lexicon';
import { fold } from '../src/text/normalize';
import type { TitleLexicon } from './esco-occupations';

/** Titles of the package. */
export interface JobTitles extends TitleLexicon {
  /** Whether a word is too common to name work alone: `manager`, `operator`. */
  isGeneric: (word: string) => boolean;
}

const generic = 60;

/** Least frequency of a word at the end of titles, and its least share there. */
const head = { times: 6, share: 0.6 };
const person = /(?:woman|man|person|ographer|ologist)$/;

/** All titles of the package `find-job-titles`, one per line. @param file `titles_combined.txt.gz`. */
export function readTitles(file: string): string {
  return gunzipSync(readFileSync(file)).toString('utf8');
}

/**
 * The title lexicon of the package `find-job-titles`: which phrases are titles, and which words end one.
 * @param file `titles_combined.txt.gz`.
 */
export function titleLexicon(file: string): JobTitles {
  const titles = new Set<string>();
  const [last, all] = [new Map<string, number>(), new Map<string, number>()];
  const count = (map: Map<string, number>, word: string): Map<string, number> =>
    map.set(word, (map.get(word) ?? 0) + 1);
  for (const line of readTitles(file).split('\n')) {
    const words = fold(line).match(/[a-z0-9&'/.-]+/g);
    if (!words || line.includes(',')) continue;
    titles.add(words.join(' ')).add(words.join(' ').replaceAll('-', ' '));
    count(last, words[words.length - 1] ?? '');
    for (const word of words) count(all, word);
  }
  const isHead = (word: string): boolean => {
    const times = last.get(word) ?? 0;
    return (
      titleHeads.has(word) ||
      person.test(word) ||
      (times >= head.times && times / (all.get(word) ?? times) > head.share)
    );
  };
  return { has: (title) => titles.has(title), isHead, isGeneric: (word) => (last.get(word) ?? 0) >= generic };
}
