import type { Rule } from './grids';
import type { Dot, Frame } from './page-content';

/** Points. */
const dotSizes = { smallest: 1.2, largest: 6.5 };
const frameSizes = { lowest: 8, highest: 32, narrowest: 10, widest: 260 };
/** Lines of tables are thin, and longer than the strokes of a letter. */
const ruleSizes = { thickest: 2, shortest: 8 };
const maxDots = 2_000;
const maxFrames = 400;
const maxRules = 2_000;

/** The shapes of a page that may be bullets, labels, cells and lines of tables, limited in number. */
export class DrawnShapes {
  readonly dots: Dot[] = [];
  readonly frames: Frame[] = [];
  readonly rules: Rule[] = [];

  /** Records a part of a path when it is a line. */
  addPart(part: Rule): void {
    const [width, height] = [part.right - part.left, part.bottom - part.top];
    const isRule = Math.min(width, height) <= ruleSizes.thickest && Math.max(width, height) >= ruleSizes.shortest;
    if (isRule && this.rules.length < maxRules) this.rules.push(part);
  }

  /** Records a path by its bounding box. */
  addPath({ left, right, top, bottom }: Frame): void {
    const [width, height] = [right - left, bottom - top];
    const isSmall = Math.min(width, height) >= dotSizes.smallest && Math.max(width, height) <= dotSizes.largest;
    if (this.dots.length < maxDots && isSmall && Math.abs(width - height) < 0.3 * height)
      this.dots.push({ left, right, y: (top + bottom) / 2 });
    const isFrame =
      height >= frameSizes.lowest &&
      height <= frameSizes.highest &&
      width >= frameSizes.narrowest &&
      width <= frameSizes.widest;
    if (isFrame && this.frames.length < maxFrames) this.frames.push({ left, right, top, bottom });
  }
}
