import { smallestSize } from '../unseen';
import { drawnBoxes, paintingOf } from './drawn-rules';
import type { Rule } from './grids';
import type { OpenPdf, PDFPageProxy } from './open-pdf';
import { fontFacts } from './font-facts';
import type { FontFacts } from './font-facts';
import { identity, multiply, toBox, toMatrix } from './matrix';
import type { Box, Matrix } from './matrix';
import { PageGround } from './page-ground';

/** A character on the page: position in points from the top left corner, y is its base line. */
export interface Glyph {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** Direction of the writing in quarter turns clockwise, 0 for upright text. */
  turn: 0 | 1 | 2 | 3;
  /** True when a space was written before it. */
  isAfterSpace: boolean;
}

interface TextState {
  ctm: Matrix;
  font: FontFacts;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Colour of what is filled, null when it is no plain one. */
  fill: string | null;
  /** How opaque it is, 0 to 1. */
  alpha: number;
  lineWidth: number;
}

const startState = (ctm: Matrix): TextState => ({
  ctm,
  font: fontFacts(null),
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: '#000000',
  alpha: 1,
  lineWidth: 1,
});

interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

function isPdfGlyph(value: unknown): value is PdfGlyph {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}

/** A filled shape as small as a full stop up to a capital letter, in points: programs draw bullets so. */
export interface Dot {
  left: number;
  right: number;
  /** Its middle, from the top of the page. */
  y: number;
}

const dotSizes = { smallest: 1.2, largest: 6.5 };

/** A drawn frame around a few words: a label with a background, or a cell of a table. In points from the top left. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const frameSizes = { lowest: 8, highest: 32, narrowest: 10, widest: 260 };
const mostFrames = 400;
/** Lines of tables are thin, and longer than the strokes of a letter. */
const ruleSizes = { thickest: 2, shortest: 8 };
const mostRules = 2_000;

export interface PageContent {
  glyphs: Glyph[];
  dots: Dot[];
  frames: Frame[];
  rules: Rule[];
}

/** What the codes of TeX's own fonts stand for where a file does not say it (Cork and Computer Modern encodings). */
const texCodes: Readonly<Record<string, string>> = {
  '\x0b': 'ff',
  '\x0c': 'fi',
  '\x0e': 'ffi',
  '\x0f': 'ffl',
  // A soft hyphen that is drawn is seen: typesetters use one sign for it and for the hyphen inside of words.
  '\u00ad': '-',
  '\x15': '–',
  '\x16': '—',
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
};

/** Height of a page on which letters smaller than `smallestSize` are not read; on smaller ones letters are smaller. */
const usualHeight = 792;
/** Text drawn without ink (ISO 32000-1 §9.3.6, modes 3 and 7) is that of a scan, when a picture takes this part of the page. */
const scanned = 0.5;
const faint = 0.1;
const deepestState = 200;
const mostDots = 2_000;

/** Follows the drawing operators of one page and notes where each character lands (ISO 32000-1 §9.4). */
class TextTracer {
  readonly glyphs: Glyph[] = [];
  readonly dots: Dot[] = [];
  readonly frames: Frame[] = [];
  readonly rules: Rule[] = [];
  readonly #page: Matrix;
  readonly #width: number;
  readonly #height: number;
  readonly #fonts: (name: string) => FontFacts;
  readonly #most: number;
  #state: TextState;
  #stack: TextState[] = [];
  #matrix: Matrix = identity;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;
  #isAfterSpace = false;
  readonly #ground = new PageGround();
  /** Letters that nobody sees: without ink, or in the colour of what is behind them. Those of a scan are read all the same. */
  readonly #unseen = new Set<Glyph>();
  /** Whether nothing was painted since the last transform: pictures are left out of the list of operators. */
  #isBare = false;
  /** Depths of marked content that is switched off. */
  #depth = 0;
  #offFrom = Infinity;

  constructor(page: Matrix, width: number, height: number, most: number, fonts: (name: string) => FontFacts) {
    this.#page = page;
    this.#width = width;
    this.#height = height;
    this.#fonts = fonts;
    this.#most = most;
    this.#state = startState(page);
  }

  save(): void {
    if (this.#stack.length < deepestState) this.#stack.push({ ...this.#state });
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

  /** Takes note of a picture, which fills the unit square. */
  picture(): void {
    this.#isBare = false;
    this.#ground.picture(this.#onPage([0, 0, 1, 1]));
  }

  /** Takes note of a colour that runs over whatever is not clipped. */
  shading(): void {
    this.#ground.paint({ left: 0, top: 0, right: this.#width, bottom: this.#height }, null);
  }

  beginMarked(isOff: boolean): void {
    this.#depth += 1;
    if (isOff) this.#offFrom = Math.min(this.#offFrom, this.#depth);
  }

  endMarked(): void {
    this.#depth -= 1;
    if (this.#depth < this.#offFrom) this.#offFrom = Infinity;
  }

  /** The letters that a reader sees; of a scan all, as its picture shows what is written there. */
  get seen(): Glyph[] {
    const isScan = this.#ground.pictured(this.#width, this.#height) >= scanned;
    return isScan || this.#unseen.size === 0 ? this.glyphs : this.glyphs.filter((glyph) => !this.#unseen.has(glyph));
  }

  beginAnnotation(transform: Matrix | null, matrix: Matrix | null): void {
    this.#stack = [];
    this.#state = startState(this.#page);
    this.transform(transform);
    this.transform(matrix);
  }

  /** A box of the drawing on the page, from its top left. */
  #onPage(box: Box): Rule {
    const [a, b, c, d, e, f] = this.#state.ctm;
    const x = [a * box[0] + c * box[1] + e, a * box[2] + c * box[3] + e].sort((m, n) => m - n);
    const y = [b * box[0] + d * box[1] + f, b * box[2] + d * box[3] + f].sort((m, n) => m - n);
    const [left = 0, right = 0, top = 0, bottom = 0] = [...x, ...y];
    return { left, right, top, bottom };
  }

  /** Takes note of the lines among the parts of a path. */
  parts(boxes: readonly Box[]): void {
    for (const box of boxes) {
      const rule = this.#onPage(box);
      const [width, height] = [rule.right - rule.left, rule.bottom - rule.top];
      const isRule = Math.min(width, height) <= ruleSizes.thickest && Math.max(width, height) >= ruleSizes.shortest;
      if (isRule && this.rules.length < mostRules) this.rules.push(rule);
    }
  }

  /** Takes note of a path by the box around it. */
  path(box: Box | null): void {
    if (!box) return;
    const { left, right, top, bottom } = this.#onPage(box);
    const [width, height] = [right - left, bottom - top];
    const isSmall = Math.min(width, height) >= dotSizes.smallest && Math.max(width, height) <= dotSizes.largest;
    if (this.dots.length < mostDots && isSmall && Math.abs(width - height) < 0.3 * height)
      this.dots.push({ left, right, y: (top + bottom) / 2 });
    const isFrame =
      height >= frameSizes.lowest &&
      height <= frameSizes.highest &&
      width >= frameSizes.narrowest &&
      width <= frameSizes.widest;
    if (isFrame && this.frames.length < mostFrames) this.frames.push({ left, right, top, bottom });
  }

  /** A filled shape is a ground for letters, and so is a line as thick as they are. */
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
    this.#matrix = matrix ?? identity;
    this.#x = this.#y = this.#lineX = this.#lineY = 0;
  }

  move(x: number, y: number): void {
    this.#x = this.#lineX += x;
    this.#y = this.#lineY += y;
  }

  nextLine(): void {
    this.move(0, -this.#state.leading);
  }

  set(change: Partial<TextState>): void {
    this.#state = { ...this.#state, ...change };
  }

  setFont(name: unknown, size: unknown): void {
    if (typeof name === 'string' && typeof size === 'number') this.set({ font: this.#fonts(name), size });
  }

  show(items: readonly unknown[]): void {
    const { font, size, charSpacing, wordSpacing, scale } = this.#state;
    const start = this.#x;
    for (const item of items) {
      if (this.glyphs.length >= this.#most) break;
      if (typeof item === 'number') {
        this.#advance(-(item * size) / 1000, font.isVertical, scale);
      } else if (isPdfGlyph(item)) {
        const width = item.width * font.unit * size;
        const advance = width + charSpacing + (item.isSpace ? wordSpacing : 0);
        this.#place(item, font.isVertical ? 0 : width * scale);
        this.#advance(font.isVertical ? Math.abs(size) : advance, font.isVertical, scale);
      }
    }
    if (font.isVertical) this.#x = start;
  }

  #advance(distance: number, isVertical: boolean, scale: number): void {
    if (isVertical) this.#y -= distance;
    else this.#x += distance * scale;
  }

  #place(glyph: PdfGlyph, width: number): void {
    const { font, size, rise, ctm, mode, fill, alpha } = this.#state;
    const text = font.signs ? (font.signs[glyph.unicode] ?? ' ') : (texCodes[glyph.unicode] ?? glyph.unicode);
    if (text.trim() === '') {
      this.#isAfterSpace = true;
      return;
    }
    const [a, b, c, d, e, f] = multiply(ctm, this.#matrix);
    const y0 = this.#y + rise;
    const x = a * this.#x + c * y0 + e;
    const y = b * this.#x + d * y0 + f;
    const length = Math.hypot(a, b) * width;
    const height = Math.hypot(c, d) * Math.abs(size);
    const isAfterSpace = this.#isAfterSpace;
    this.#isAfterSpace = false;
    const smallest = smallestSize * Math.min(1, this.#height / usualHeight);
    if (
      !(height >= smallest) ||
      this.#depth >= this.#offFrom ||
      x < -2 ||
      y < -2 ||
      x > this.#width + 2 ||
      y > this.#height + 2
    )
      return;
    const direction = size < 0 ? -1 : 1;
    const turn = turnOf(a * direction, b * direction);
    const along = turn % 2 === 0 ? x : y;
    const [left, right] = turn === 0 || turn === 1 ? [along, along + length] : [-along, -along + length];
    const isInked = mode % 4 !== 3 && (alpha > faint || mode % 4 === 1);
    const isFilled = mode % 4 === 0;
    // Half the letter along the writing, a quarter of its height above the base line.
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

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Text of a state that no plain colour tells. */
const colourOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The first `most` characters of a page in the order in which it draws them, and shapes that may be bullets. */
export async function readPageContent(pdf: OpenPdf, page: PDFPageProxy, most: number): Promise<PageContent> {
  const { fnArray, argsArray } = await pdf.within(page.getOperatorList());
  const viewport = page.getViewport({ scale: 1 });
  const known = new Map<string, FontFacts>();
  const fonts = (name: string): FontFacts => {
    let facts = known.get(name);
    if (!facts) {
      facts = fontFacts(page.commonObjs.has(name) ? page.commonObjs.get(name) : null);
      known.set(name, facts);
    }
    return facts;
  };
  const tracer = new TextTracer(toMatrix(viewport.transform) ?? identity, viewport.width, viewport.height, most, fonts);
  const { ops } = pdf;
  const painting = paintingOf(ops);
  const layers = await pdf.within(pdf.document.getOptionalContentConfig());
  const steps: Readonly<Record<number, (args: readonly unknown[]) => void>> = {
    [ops.save]: () => tracer.save(),
    [ops.restore]: () => tracer.restore(),
    [ops.transform]: (args) => tracer.transform(toMatrix(args)),
    [ops.paintFormXObjectBegin]: (args) => {
      tracer.save();
      tracer.transform(toMatrix(args[0]));
    },
    [ops.paintFormXObjectEnd]: () => tracer.restore(),
    [ops.beginAnnotation]: (args) => tracer.beginAnnotation(toMatrix(args[2]), toMatrix(args[3])),
    [ops.beginText]: () => tracer.beginText(),
    [ops.setCharSpacing]: (args) => tracer.set({ charSpacing: number(args[0]) }),
    [ops.setWordSpacing]: (args) => tracer.set({ wordSpacing: number(args[0]) }),
    [ops.setHScale]: (args) => tracer.set({ scale: number(args[0]) / 100 }),
    [ops.setLeading]: (args) => tracer.set({ leading: number(args[0]) }),
    [ops.setFont]: (args) => tracer.setFont(args[0], args[1]),
    [ops.setTextRenderingMode]: (args) => tracer.set({ mode: number(args[0]) }),
    [ops.setTextRise]: (args) => tracer.set({ rise: number(args[0]) }),
    [ops.moveText]: (args) => tracer.move(number(args[0]), number(args[1])),
    [ops.setLeadingMoveText]: (args) => {
      tracer.set({ leading: -number(args[1]) });
      tracer.move(number(args[0]), number(args[1]));
    },
    [ops.setTextMatrix]: (args) => tracer.setMatrix(toMatrix(args[0]) ?? toMatrix(args)),
    [ops.setFillRGBColor]: (args) => tracer.set({ fill: colourOf(args[0]) }),
    [ops.setFillColorN]: () => tracer.set({ fill: null }),
    [ops.setLineWidth]: (args) => tracer.set({ lineWidth: number(args[0]) }),
    [ops.paintImageXObject]: () => tracer.picture(),
    [ops.paintInlineImageXObject]: () => tracer.picture(),
    [ops.paintImageMaskXObject]: () => tracer.picture(),
    [ops.shadingFill]: () => tracer.shading(),
    [ops.beginMarkedContent]: () => tracer.beginMarked(false),
    [ops.beginMarkedContentProps]: (args) => tracer.beginMarked(args[0] === 'OC' && !layers.isVisible(args[1])),
    [ops.endMarkedContent]: () => tracer.endMarked(),
    [ops.constructPath]: (args) => {
      const { fills, strokes } = painting;
      tracer.ground(toBox(args[2]), fills.has(args[0]) ? 'fill' : strokes.has(args[0]) ? 'stroke' : 'none');
      tracer.path(toBox(args[2]));
      tracer.parts(drawnBoxes(painting, args));
    },
    [ops.nextLine]: () => tracer.nextLine(),
    [ops.showText]: (args) => {
      if (Array.isArray(args[0])) tracer.show(args[0]);
    },
    [ops.setGState]: (args) => {
      for (const [key, value] of Array.isArray(args[0]) ? args[0] : []) {
        if (key === 'Font' && Array.isArray(value)) tracer.setFont(value[0], value[1]);
        if (key === 'ca') tracer.set({ alpha: number(value) });
      }
    },
  };
  for (let index = 0; index < fnArray.length; index += 1) {
    const args: unknown = argsArray[index];
    steps[fnArray[index] ?? -1]?.(Array.isArray(args) ? args : []);
  }
  return { glyphs: tracer.seen, dots: tracer.dots, frames: tracer.frames, rules: tracer.rules };
}
