import data from '../../data/word-meanings.json' with { type: 'json' };

/** What some words mean together: a direction, of length 1 or, for words that nobody knows, 0. */
export type Meaning = Float32Array;

const dimensions = 64;

interface Word {
  index: number;
  telling: number;
}

const words = new Map<string, Word>();
data.words.split(' ').forEach((item, index) => {
  words.set(item.slice(0, -1), { index, telling: Number(item.slice(-1)) });
});
const meanings = Int8Array.from(atob(data.meanings), (character) => character.charCodeAt(0));

/**
 * How telling a word is of somebody's work: 0 for a word of nearly every description, 9 for one of few.
 * @param stem As `stemOf` makes it.
 * @returns undefined for a word that no description of work has, or that tells of a person.
 */
export function tellingOf(stem: string): number | undefined {
  return words.get(stem)?.telling;
}

/** What words mean together, the telling ones most. Words that tell of a person, and unknown ones, have no part in it. */
export function meaningOf(stems: Iterable<string>): Meaning {
  const sum = new Float32Array(dimensions);
  for (const stem of stems) {
    const word = words.get(stem);
    if (!word || word.telling < 2) continue;
    const from = word.index * dimensions;
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + (meanings[from + at] ?? 0) * (word.telling - 1);
  }
  return unit(sum);
}

/** The direction of the sum of some. */
export function togetherOf(all: Iterable<Meaning>): Meaning {
  const sum = new Float32Array(dimensions);
  for (const one of all) for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0);
  return unit(sum);
}

function unit(vector: Meaning): Meaning {
  const length = Math.sqrt(alike(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** How like two meanings are: 1 for the same, about 0 for those that have nothing in common. */
export function alike(a: Meaning, b: Meaning): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
