import data from '../../data/word-meanings.json' with { type: 'json' };

/** What some words mean together: a direction, of length 1 or, for words that nobody knows, 0. */
export type Meaning = Float32Array;

const dimensions = 64;
/** Words that tell no more than this are in everybody's description: they add nothing. */
const ofEverybody = 1;

/** Where the numbers of each stem begin. */
const places = new Map<string, number>();
const tellings: number[] = [];
for (const item of data.words.split(' ')) {
  places.set(item.slice(0, -1), places.size * dimensions);
  tellings.push(Number(item.slice(-1)));
}
const meanings = signedBytes(atob(data.meanings));

function signedBytes(binary: string): Int8Array {
  const bytes = new Int8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * How telling a word is of somebody's work: 0 for a word of nearly every description, 9 for one of few.
 * @param stem As `stemOf` makes it.
 * @returns undefined for a word that no description of work has, or that tells of a person.
 */
export function tellingOf(stem: string): number | undefined {
  const place = places.get(stem);
  return place === undefined ? undefined : tellings[place / dimensions];
}

/** What words mean together, the telling ones most. Words that tell of a person, and unknown ones, have no part in it. */
export function meaningOf(stems: Iterable<string>): Meaning {
  const sum = new Float32Array(dimensions);
  for (const stem of stems) {
    const from = places.get(stem) ?? 0;
    const weight = (tellingOf(stem) ?? 0) - ofEverybody;
    if (weight <= 0) continue;
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (meanings[from + at] ?? 0) * weight;
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
