import { cosine, unit } from './word-vectors';

const rounds = 30;

/**
 * The directions in which vectors differ most from their mean, the strongest first, each at a right angle to the others.
 * Found by subspace iteration from a fixed start: the same vectors give the same axes.
 */
export function principalAxes(
  all: readonly Float32Array[],
  count: number,
): { mean: Float32Array; axes: Float32Array[] } {
  const width = all[0]?.length ?? 0;
  const mean = new Float32Array(width);
  for (const vector of all)
    for (let at = 0; at < width; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / all.length;
  const spread = Array.from({ length: width }, () => new Float32Array(width));
  for (const vector of all)
    for (let row = 0; row < width; row += 1) {
      const value = (vector[row] ?? 0) - (mean[row] ?? 0);
      const line = spread[row];
      if (line)
        for (let at = 0; at < width; at += 1)
          line[at] = (line[at] ?? 0) + value * ((vector[at] ?? 0) - (mean[at] ?? 0));
    }
  let axes: Float32Array[] = Array.from({ length: count }, (_, index) =>
    Float32Array.from({ length: width }, (__, at) => Math.sin((index + 1) * (at + 1))),
  );
  for (let round = 0; round < rounds; round += 1)
    axes = rightAngled(axes.map((axis) => Float32Array.from(spread, (line) => cosine(line, axis))));
  return { mean, axes };
}

/** Vectors of length 1 at right angles to those before them (Gram-Schmidt). */
function rightAngled(vectors: readonly Float32Array[]): Float32Array[] {
  const done: Float32Array[] = [];
  for (const vector of vectors) {
    let rest = unit(vector);
    for (const other of done) {
      const along = cosine(rest, other);
      rest = rest.map((value, at) => value - along * (other[at] ?? 0));
    }
    done.push(unit(rest));
  }
  return done;
}
