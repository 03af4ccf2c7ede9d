import data from '../../data/related-professions.json' with { type: 'json' };
import { genderNeutralWord } from '../text/gender-neutral-words';

/** The meaning of words as a vector of their relations to our professions, of length 1, or 0 for unknown words. */
export interface Meaning {
  values: Float32Array;
  /** Indexes of the professions with a relation above 0. */
  related: Uint16Array;
}

/** Words at most this specific occur in all descriptions and add nothing. */
const ofEverybody = 1;

/**
 * A profession and the strength of the relation, as three base-36 digits: `3af` is profession 118 with strength 15.
 * Written by `scripts/build-related-professions.ts`.
 */
const relation = { digits: 2, length: 3, radix: 36 };
/** Professions per word. */
const each = 16;

const count = data.professions.split(' ').length;
const places = new Map<string, number>();
const specificities = new Uint8Array(data.words.length);
// There are more professions than a byte can index.
const professions = new Uint16Array(data.words.length * each);
const weights = new Uint8Array(professions.length);
data.words.forEach((line, place) => {
  const space = line.indexOf(' ');
  const stem = line.slice(0, space - 1);
  places.set(stem, place);
  // The list has some words in one gender only.
  if (!places.has(genderNeutralWord(stem))) places.set(genderNeutralWord(stem), place);
  specificities[place] = digit(line, space - 1);
  for (let index = 0; index < each; index += 1) {
    const at = space + 1 + index * relation.length;
    professions[place * each + index] = digit(line, at) * relation.radix + digit(line, at + 1);
    weights[place * each + index] = digit(line, at + relation.digits);
  }
});

/** The value of a base-36 digit. */
function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code <= 57 ? code - 48 : code - 87;
}

/**
 * Specificity of a word for work: 0 for a word of nearly every description, 9 for a rare one.
 * @param stem As `stemOf` returns it.
 * @returns undefined for words that occur in no description of work, or describe a person.
 */
export function specificityOf(stem: string): number | undefined {
  const place = places.get(stem);
  return place === undefined ? undefined : specificities[place];
}

/** Combined meaning of words, weighted by specificity. Words about a person and unknown words are ignored. */
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

/** Combined meaning of several meanings. */
export function combinedMeaning(all: Iterable<Meaning>): Meaning {
  const sum = new Float32Array(count);
  for (const { values, related } of all) for (const at of related) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0);
  return unit(sum);
}

/** Normalizes a sum to length 1. */
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

/** Cosine similarity of two meanings: 1 for the same relations, 0 for none in common. */
export function meaningSimilarity(a: Meaning, b: Meaning): number {
  // Most words are related to few professions, so only the shorter list is walked.
  const [few, many] = a.related.length <= b.related.length ? [a, b] : [b, a];
  const { related, values } = few;
  const others = many.values;
  let sum = 0;
  for (const profession of related) sum += (values[profession] ?? 0) * (others[profession] ?? 0);
  return sum;
}
