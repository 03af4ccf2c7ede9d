/** Affine transforms as PDF writes them: [a b c d e f] (ISO 32000-1 §8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** A matrix from six numbers in an array of any kind, or null. */
export function toMatrix(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !(value instanceof Float32Array) && !(value instanceof Float64Array)) return null;
  const [a, b, c, d, e, f] = Array.from(value, Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined) {
    return null;
  }
  const matrix: Matrix = [a, b, c, d, e, f];
  return matrix.every(Number.isFinite) ? matrix : null;
}

/** A box as [left, bottom, right, top]. */
export type Box = readonly [number, number, number, number];

/** A box from four numbers in an array of any kind, or null. */
export function toBox(value: unknown): Box | null {
  if (!Array.isArray(value) && !(value instanceof Float32Array) && !(value instanceof Float64Array)) return null;
  const [left, bottom, right, top] = Array.from(value, Number);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return null;
  const box: Box = [left, bottom, right, top];
  return box.every(Number.isFinite) ? box : null;
}
