import { toBox, type Box } from './matrix';
import type { OpenPdf } from './open-pdf';

/** Codes of the steps in a path's data, and the number of operands of each (pdf.js, `DrawOPS`). */
const step = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;
const coordinates: Readonly<Record<number, number>> = {
  [step.moveTo]: 2,
  [step.lineTo]: 2,
  [step.curveTo]: 6,
  [step.quadraticCurveTo]: 4,
  [step.closePath]: 0,
};
/** Longer paths are drawings. */
const maxPathLength = 6_000;

type Point = readonly [x: number, y: number];

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && 'length' in value && typeof value.length === 'number';

/** The corners of each outline of a path. */
function* outlines(data: ArrayLike<number>): Generator<Point[]> {
  let corners: Point[] = [];
  for (let at = 0; at < data.length;) {
    const kind = data[at] ?? step.closePath;
    const length = coordinates[kind];
    if (length === undefined) return;
    const point: Point = [data[at + length - 1] ?? 0, data[at + length] ?? 0];
    if (kind === step.moveTo) {
      yield corners;
      corners = [point];
    } else if (kind === step.closePath) {
      const [first] = corners;
      if (first) corners.push(first);
    } else corners.push(point);
    at += length + 1;
  }
  yield corners;
}

/** A path of one rectangle has four or five corners, and may be closed. */
const maxRectangleLength = 16;

/**
 * The box of a path that is a single axis-aligned rectangle; null for every other path.
 * @param args Of pdf.js's operator `constructPath`.
 */
export function rectangleOf([, path]: readonly unknown[]): Box | null {
  const data: unknown = Array.isArray(path) ? path[0] : null;
  if (!isNumbers(data) || data.length > maxRectangleLength || hasCurves(data)) return null;
  const drawn = [...outlines(data)].filter(({ length }) => length > 0);
  const [corners = []] = drawn;
  const [first, second, third, fourth, ...more] = corners;
  if (drawn.length !== 1 || !first || !second || !third || !fourth) return null;
  if (more.some(([x, y]) => x !== first[0] || y !== first[1])) return null;
  const isAcross = first[1] === second[1] && second[0] === third[0] && third[1] === fourth[1] && fourth[0] === first[0];
  const isDown = first[0] === second[0] && second[1] === third[1] && third[0] === fourth[0] && fourth[1] === first[1];
  return isAcross || isDown ? boxOf(corners) : null;
}

function hasCurves(data: ArrayLike<number>): boolean {
  for (let at = 0; at < data.length; at += 1 + (coordinates[data[at] ?? step.closePath] ?? data.length)) {
    if (data[at] === step.curveTo || data[at] === step.quadraticCurveTo) return true;
  }
  return false;
}

const boxOf = (corners: readonly Point[]): Box | null => {
  const [x, y] = [corners.map(([across]) => across), corners.map(([, down]) => down)];
  return toBox([Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]);
};

/**
 * The operators that paint a path (ISO 32000-1 §8.5.3): those that fill it, those that stroke it, and those that do
 * both.
 */
export interface Painting {
  fills: ReadonlySet<unknown>;
  strokes: ReadonlySet<unknown>;
}

export function paintingOf(ops: OpenPdf['ops']): Painting {
  const both = [ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke];
  return {
    fills: new Set<unknown>([ops.fill, ops.eoFill, ...both]),
    strokes: new Set<unknown>([ops.stroke, ops.closeStroke, ...both]),
  };
}

/**
 * The boxes that a path draws: each filled outline and each stroke. Programs draw the lines of a table one by one or in
 * one path.
 * @param args Of pdf.js's operator `constructPath`: the painting operator, the steps, the bounding box.
 */
export function drawnBoxes({ fills, strokes }: Painting, [paint, path, around]: readonly unknown[]): Box[] {
  const whole = toBox(around);
  const data: unknown = Array.isArray(path) ? path[0] : null;
  if (!isNumbers(data) || data.length > maxPathLength) return whole ? [whole] : [];
  const isFilled = fills.has(paint) && !strokes.has(paint);
  if (!isFilled && !strokes.has(paint)) return [];
  const parts: (Box | null)[] = [];
  for (const corners of outlines(data)) {
    if (corners.length < 2) continue;
    if (isFilled) parts.push(boxOf(corners));
    else corners.slice(1).forEach((corner, index) => parts.push(boxOf([corners[index] ?? corner, corner])));
  }
  return parts.filter((box) => box !== null);
}
