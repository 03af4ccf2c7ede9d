import data from '../../data/related-professions.json' with { type: 'json' };
import { oneForAll } from '../text/one-for-all';

/**
 * What some words tell of work: how much each profession of our list is related to them. Of length 1 or, for words that
 * nobody knows, 0.
 */
export interface Meaning {
  values: Float32Array;
  /** The professions that are related to them at all. */
  related: Uint16Array;
}

/** Words that tell no more than this are in everybody's description: they add nothing. */
const ofEverybody = 1;

/**
 * A profession and how much a word is related to it, as three letters: `3af` is profession 118, by 15 steps.
 * `scripts/build-related-professions.ts` writes this format.
 */
const relation = { digits: 2, length: 3, radix: 36 };
/** So many professions are named for each word. */
const each = 16;

const count = data.professions.split(' ').length;
const places = new Map<string, number>();
const specificities = new Uint8Array(data.words.length);
// There are more professions than a byte has values.
const professions = new Uint16Array(data.words.length * each);
const weights = new Uint8Array(professions.length);
data.words.forEach((line, place) => {
  const space = line.indexOf(' ');
  const stem = line.slice(0, space - 1);
  places.set(stem, place);
  // A word that the list has in the form of one gender alone.
  if (!places.has(oneForAll(stem))) places.set(oneForAll(stem), place);
  specificities[place] = digit(line, space - 1);
  for (let index = 0; index < each; index += 1) {
    const at = space + 1 + index * relation.length;
    professions[place * each + index] = digit(line, at) * relation.radix + digit(line, at + 1);
    weights[place * each + index] = digit(line, at + relation.digits);
  }
});

/** The value of `0` to `9` and `a` to `z`. */
function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code <= 57 ? code - 48 : code - 87;
}

/**
 * How telling a word is of somebody's work: 0 for a word of nearly every description, 9 for one of few.
 * @param stem As `stemOf` makes it.
 * @returns undefined for a word that no description of work has, or that tells of a person.
 */
export function specificityOf(stem: string): number | undefined {
  const place = places.get(stem);
  return place === undefined ? undefined : specificities[place];
}

/** What words tell together, the telling ones most. Words that tell of a person, and unknown ones, have no part in it. */
export function meaningOf(stems: Iterable<string>): Meaning {
  const sum = new Float32Array(count);
  for (const stem of stems) {
    const place = places.get(stem) ?? 0;
    const times = (specificityOf(stem) ?? 0) - ofEverybody;
    if (times <= 0) continue;
    for (let at = place * each; at < (place + 1) * each; at += 1) {
      const profession = professions[at] ?? 0;
      sum[profession] = (sum[profession] ?? 0) + (weights[at] ?? 0) * times;
    }
  }
  return unit(sum);
}

/** What some meanings tell together. */
export function combinedMeaning(all: Iterable<Meaning>): Meaning {
  const sum = new Float32Array(count);
  for (const { values, related } of all) for (const at of related) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0);
  return unit(sum);
}

/** Makes a sum one of length 1. */
function unit(sum: Float32Array): Meaning {
  const related: number[] = [];
  let squares = 0;
  for (let at = 0; at < count; at += 1) {
    const value = sum[at] ?? 0;
    if (value === 0) continue;
    related.push(at);
    squares += value * value;
  }
  const length = Math.sqrt(squares);
  for (const at of related) sum[at] = (sum[at] ?? 0) / length;
  return { values: sum, related: Uint16Array.from(related) };
}

/** How like two meanings are: 1 when the same professions are related to both, 0 when none is. */
export function meaningSimilarity(a: Meaning, b: Meaning): number {
  // Most words are related to few of the professions: only those of the meaning with fewer are gone through.
  const [few, many] = a.related.length <= b.related.length ? [a, b] : [b, a];
  const { related, values } = few;
  const others = many.values;
  let sum = 0;
  for (const profession of related) sum += (values[profession] ?? 0) * (others[profession] ?? 0);
  return sum;
}
