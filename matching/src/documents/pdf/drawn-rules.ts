import { toBox, type Box } from './matrix';
import type { OpenPdf } from './open-pdf';

/** How a path's data tells its steps, and how many numbers follow each (pdf.js, `DrawOPS`). */
const step = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;
const coordinates: Readonly<Record<number, number>> = {
  [step.moveTo]: 2,
  [step.lineTo]: 2,
  [step.curveTo]: 6,
  [step.quadraticCurveTo]: 4,
  [step.closePath]: 0,
};
/** Longer paths are drawings. */
const longestPath = 6_000;

type Point = readonly [x: number, y: number];

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && 'length' in value && typeof value.length === 'number';

/** The lines of corners that a path goes along. */
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

const boxOf = (corners: readonly Point[]): Box | null => {
  const [x, y] = [corners.map(([across]) => across), corners.map(([, down]) => down)];
  return toBox([Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]);
};

const isStroked = (ops: OpenPdf['ops'], paint: unknown): boolean =>
  paint === ops.stroke ||
  paint === ops.closeStroke ||
  paint === ops.fillStroke ||
  paint === ops.eoFillStroke ||
  paint === ops.closeFillStroke ||
  paint === ops.closeEOFillStroke;

/**
 * The boxes of what a path draws, part by part: each outline that it fills, each stroke of one that it draws. Programs draw
 * the lines of a table one by one, or all in one path.
 * @param args Of pdf.js's operator `constructPath`: what is done with the path, its steps, the box around it.
 */
export function drawnBoxes(ops: OpenPdf['ops'], [paint, path, around]: readonly unknown[]): Box[] {
  const whole = toBox(around);
  const data: unknown = Array.isArray(path) ? path[0] : null;
  if (!isNumbers(data) || data.length > longestPath) return whole ? [whole] : [];
  const isFilled = paint === ops.fill || paint === ops.eoFill;
  if (!isFilled && !isStroked(ops, paint)) return [];
  const parts: (Box | null)[] = [];
  for (const corners of outlines(data)) {
    if (corners.length < 2) continue;
    if (isFilled) parts.push(boxOf(corners));
    else corners.slice(1).forEach((corner, index) => parts.push(boxOf([corners[index] ?? corner, corner])));
  }
  return parts.filter((box) => box !== null);
}
