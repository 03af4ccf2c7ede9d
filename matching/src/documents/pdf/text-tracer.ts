import { minSize } from '../invisible-text';
import { DrawnShapes } from './drawn-shapes';
import type { FontInfo } from './font-info';
import { identity, multiply } from './matrix';
import type { Box, Matrix } from './matrix';
import { MarkedContent } from './marked-content';
import type { Frame, Glyph } from './page-content';
import { PageCovers, nowhere, shared } from './page-covers';
import { PageBackground } from './page-background';
import { texCodes } from './tex-codes';
import { TextPosition } from './text-position';
import { startState } from './text-state';
import type { TextState } from './text-state';

interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

function isPdfGlyph(value: unknown): value is PdfGlyph {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}

/** Page height for which `minSize` applies; it shrinks with the page. */
const usualHeight = 792;
/**
 * Minimum share of the page that a picture covers for text without ink (ISO 32000-1 §9.3.6, modes 3 and 7) to be that
 * of a scan.
 */
const scanned = 0.5;
const faint = 0.1;
const deepestState = 200;
/** Text rendering modes from this one on add letters to the clip. */
const clipping = 4;
/** Follows the drawing operators of one page and records the position of each character (ISO 32000-1 §9.4). */
export class TextTracer {
  readonly glyphs: Glyph[] = [];
  readonly shapes = new DrawnShapes();
  readonly #page: Matrix;
  readonly #width: number;
  readonly #height: number;
  readonly #fonts: (name: string) => FontInfo;
  readonly #most: number;
  #state: TextState;
  #stack: TextState[] = [];
  readonly #position = new TextPosition();
  readonly #marked = new MarkedContent();
  #isAfterSpace = false;
  readonly #ground = new PageBackground();
  /** Invisible letters: without ink, in the color of their background, or covered. Those of a scan are still read. */
  readonly #unseen = new Set<Glyph>();
  readonly #covers = new PageCovers();
  /** Depth of transparency groups, whose blending applies to them as a whole. */
  #groups = 0;
  #isClipNext = false;
  /** Whether states were dropped, so that the clip is unknown. */
  #isLost = false;
  /** Whether nothing was painted since the last transform: pictures are left out of the list of operators. */
  #isBare = false;

  constructor(page: Matrix, width: number, height: number, most: number, fonts: (name: string) => FontInfo) {
    this.#page = page;
    this.#width = width;
    this.#height = height;
    this.#fonts = fonts;
    this.#most = most;
    this.#state = startState(page);
  }

  save(): void {
    if (this.#stack.length < deepestState) this.#stack.push({ ...this.#state });
    else this.#isLost = true;
  }

  restore(): void {
    if (this.#isBare) this.picture();
    this.#state = this.#stack.pop() ?? this.#state;
  }

  transform(matrix: Matrix | null): void {
    if (!matrix) return;
    this.#state.ctm = multiply(this.#state.ctm, matrix);
    this.#isBare = true;
  }

  /** Records a picture, which fills the unit square. */
  picture(): void {
    this.#isBare = false;
    this.#ground.picture(this.#onPage([0, 0, 1, 1]));
  }

  /** Records a shading, which fills the whole clip. */
  shading(): void {
    this.#ground.paint({ left: 0, top: 0, right: this.#width, bottom: this.#height }, null);
  }

  beginMarked(isOff: boolean): void {
    this.#marked.begin(isOff);
  }

  endMarked(): void {
    this.#marked.end();
  }

  beginGroup(): void {
    this.#groups += 1;
  }

  endGroup(): void {
    this.#groups -= 1;
  }

  /** Restricts drawing to a box. */
  clip(box: Box | null): void {
    this.#state.clip = box && this.#isUpright ? shared(this.#state.clip, this.#onPage(box)) : nowhere;
  }

  /** The next path becomes a clip. */
  clipNext(): void {
    this.#isClipNext = true;
  }

  /** Handles the end of a path that is filled or becomes a clip. `rectangle` is null for other shapes. */
  endPath(rectangle: Box | null, isFilled: boolean): void {
    if (isFilled && rectangle) this.#cover(rectangle);
    if (this.#isClipNext) this.clip(rectangle);
    this.#isClipNext = false;
  }

  /** Hides the letters under an opaque shape. */
  #cover(rectangle: Box): void {
    const { fill, alpha, isBlended, isMasked, clip } = this.#state;
    const isOpaque = fill !== null && alpha >= 1 && !isBlended && !isMasked && this.#groups === 0;
    if (!isOpaque || this.#isLost || this.#marked.isOff || !this.#isUpright) return;
    for (const glyph of this.#covers.under(shared(clip, this.#onPage(rectangle)), this.glyphs)) this.#unseen.add(glyph);
  }

  /** Whether axis-aligned boxes stay axis-aligned on the page. */
  get #isUpright(): boolean {
    const [a, b, c, d] = this.#state.ctm;
    return (b === 0 && c === 0) || (a === 0 && d === 0);
  }

  /** The visible letters; all letters of a scan, because its picture shows them. */
  get seen(): Glyph[] {
    const isScan = this.#ground.pictured(this.#width, this.#height).largest >= scanned;
    return isScan || this.#unseen.size === 0 ? this.glyphs : this.glyphs.filter((glyph) => !this.#unseen.has(glyph));
  }

  /** Whether pictures cover most of the page; some scanners divide it into strips. */
  get isPictured(): boolean {
    return this.#ground.pictured(this.#width, this.#height).all >= scanned;
  }

  beginAnnotation(transform: Matrix | null, matrix: Matrix | null): void {
    this.#stack = [];
    this.#state = { ...startState(this.#page), clip: nowhere };
    this.transform(transform);
    this.transform(matrix);
  }

  /** A box on the page, from its top left. */
  #onPage(box: Box): Frame {
    const [a, b, c, d, e, f] = this.#state.ctm;
    const x = [a * box[0] + c * box[1] + e, a * box[2] + c * box[3] + e].sort((m, n) => m - n);
    const y = [b * box[0] + d * box[1] + f, b * box[2] + d * box[3] + f].sort((m, n) => m - n);
    const [left = 0, right = 0, top = 0, bottom = 0] = [...x, ...y];
    return { left, right, top, bottom };
  }

  /** Records a path by its bounding box and those of its parts. */
  path(box: Box | null, parts: readonly Box[]): void {
    if (box) this.shapes.addPath(this.#onPage(box));
    for (const part of parts) this.shapes.addPart(this.#onPage(part));
  }

  /** A filled shape, or a line as thick as letters, is a background for letters. */
  ground(box: Box | null, paint: 'fill' | 'stroke' | 'none'): void {
    this.#isBare = false;
    if (!box || paint === 'none') return;
    const { left, right, top, bottom } = this.#onPage(box);
    const { fill, ctm, lineWidth } = this.#state;
    if (paint === 'fill') this.#ground.paint({ left, right, top, bottom }, fill);
    const thick = lineWidth * Math.hypot(ctm[2], ctm[3]);
    if (paint === 'fill' || Math.min(right - left, bottom - top) >= thick) return;
    const rim = thick / 2;
    this.#ground.paint({ left: left - rim, right: right + rim, top: top - rim, bottom: bottom + rim }, null);
  }

  beginText(): void {
    this.#isBare = false;
    this.setMatrix(identity);
  }

  setMatrix(matrix: Matrix | null): void {
    this.#position.begin(matrix ?? identity);
  }

  move(x: number, y: number): void {
    this.#position.move(x, y);
  }

  nextLine(): void {
    this.#position.move(0, -this.#state.leading);
  }

  set(change: Partial<TextState>): void {
    this.#state = { ...this.#state, ...change };
  }

  setFont(name: unknown, size: unknown): void {
    if (typeof name === 'string' && typeof size === 'number') this.set({ font: this.#fonts(name), size });
  }

  show(items: readonly unknown[]): void {
    const { font, size, charSpacing, wordSpacing, scale, mode } = this.#state;
    if (mode >= clipping) this.#state.clip = nowhere;
    const advance = (distance: number): void => {
      if (font.isVertical) this.#position.advance(0, -distance);
      else this.#position.advance(distance * scale, 0);
    };
    const start = this.#position.x;
    for (const item of items) {
      if (this.glyphs.length >= this.#most) break;
      if (typeof item === 'number') advance(-(item * size) / 1000);
      else if (isPdfGlyph(item)) {
        const width = item.width * font.unit * size;
        this.#place(item, font.isVertical ? 0 : width * scale);
        advance(font.isVertical ? Math.abs(size) : width + charSpacing + (item.isSpace ? wordSpacing : 0));
      }
    }
    if (font.isVertical) this.#position.x = start;
  }

  #place(glyph: PdfGlyph, width: number): void {
    const { font, size, rise, ctm, mode, fill, alpha } = this.#state;
    const text = font.signs ? (font.signs.get(glyph.unicode) ?? ' ') : (texCodes.get(glyph.unicode) ?? glyph.unicode);
    if (text.trim() === '') {
      this.#isAfterSpace = true;
      return;
    }
    const [a, b, c, d, e, f] = multiply(ctm, this.#position.matrix);
    const [x0, y0] = [this.#position.x, this.#position.y + rise];
    const x = a * x0 + c * y0 + e;
    const y = b * x0 + d * y0 + f;
    const length = Math.hypot(a, b) * width;
    const height = Math.hypot(c, d) * Math.abs(size);
    const isAfterSpace = this.#isAfterSpace;
    this.#isAfterSpace = false;
    const smallest = minSize * Math.min(1, this.#height / usualHeight);
    if (!(height >= smallest) || this.#marked.isOff || x < -2 || y < -2 || x > this.#width + 2 || y > this.#height + 2)
      return;
    const direction = size < 0 ? -1 : 1;
    const turn = turnOf(a * direction, b * direction);
    const along = turn % 2 === 0 ? x : y;
    const [left, right] = turn === 0 || turn === 1 ? [along, along + length] : [-along, -along + length];
    const isInked = mode % 4 !== 3 && (alpha > faint || mode % 4 === 1);
    const isFilled = mode % 4 === 0;
    // The center of the letter: half its width along the writing, a quarter of its height above the base line.
    const [ahead, above] = [length / 2 / (Math.hypot(a, b) || 1), (direction * height) / 4 / (Math.hypot(c, d) || 1)];
    const middle = [x + a * ahead + c * above, y + b * ahead + d * above] as const;
    const isSeen = isInked && (!isFilled || this.#ground.shows(fill, ...middle));
    const placed: Glyph = {
      text,
      left,
      right,
      y: turn === 0 ? y : turn === 1 ? -x : turn === 2 ? -y : x,
      size: height,
      isBold: font.isBold || mode === 2,
      isItalic: font.isItalic || Math.abs(c * a + d * b) > 0.1 * Math.hypot(a, b) * Math.hypot(c, d),
      turn,
      isAfterSpace,
    };
    this.glyphs.push(placed);
    if (!isSeen) this.#unseen.add(placed);
  }
}

function turnOf(x: number, y: number): Glyph['turn'] {
  if (Math.abs(y) <= Math.abs(x)) return x >= 0 ? 0 : 2;
  return y > 0 ? 1 : 3;
}
