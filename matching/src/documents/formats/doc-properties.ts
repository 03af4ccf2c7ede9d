import { isPaperColor } from '../invisible-text';

/** Character and paragraph properties of a Word 97 file: formatted disk pages of 512 bytes ([MS-DOC] 2.9.33, 2.9.174). */

export interface DocProperties {
  isBold: boolean;
  isItalic: boolean;
  /** Points, 0 when not specified. */
  size: number;
  isHidden: boolean;
  /** Whether the letters have the color of the paper. */
  isPaper: boolean;
  /** Whether the letters or the paragraph have a shaded background. */
  isShaded: boolean;
  /** Index of the paragraph's style; 1 to 9 are the built-in headings. */
  style: number;
  listDepth: number;
  isInTable: boolean;
  /** The mark of the paragraph ends a row of a table. */
  isRowEnd: boolean;
}

interface Stretch {
  start: number;
  end: number;
  properties: DocProperties;
}

const none: DocProperties = {
  isBold: false,
  isItalic: false,
  size: 0,
  isHidden: false,
  isPaper: false,
  isShaded: false,
  style: 0,
  listDepth: 0,
  isInTable: false,
  isRowEnd: false,
};
const pageSize = 512;
/** A page of text has a few dozen. */
const maxStretches = 100_000;
/** Operand lengths by the three highest bits of a property's code ([MS-DOC] 2.6.1); 6 is variable. */
const operandLengths = [1, 1, 2, 4, 2, 2, 0, 3];

/** White among the sixteen colors of older properties ([MS-DOC] 2.9.119). */
const white = 8;
/** 0 is the automatic color. */
const isPaperIndex = (color: number): boolean => color === 0 || color === white;

/** A color as red, green, blue and an automatic flag ([MS-DOC] 2.9.43). */
function isPaper(view: DataView, at: number): boolean {
  const [red, green, blue] = [0, 1, 2].map((part) =>
    view
      .getUint8(at + part)
      .toString(16)
      .padStart(2, '0'),
  );
  return view.getUint8(at + 3) === 0 && isPaperColor(`${red ?? ''}${green ?? ''}${blue ?? ''}`);
}

/** A shade as two of the sixteen colors and a pattern ([MS-DOC] 2.9.246); all bits set mean none. */
const isShade = (word: number): boolean => word !== 0xffff && (word >> 10 !== 0 || !isPaperIndex((word >> 5) & 31));

/** A shade as two colors and a pattern ([MS-DOC] 2.9.245). */
function isColoredShade(view: DataView, at: number): boolean {
  const pattern = view.getUint16(at + 8, true);
  return (pattern !== 0 && pattern !== 0xffff) || (view.getUint8(at + 7) === 0 && !isPaper(view, at + 4));
}

function readProperties(view: DataView, from: number, to: number, properties: DocProperties): void {
  let offset = from;
  while (offset + 3 <= to) {
    const code = view.getUint16(offset, true);
    const kind = code >> 13;
    const length = kind === 6 ? view.getUint8(offset + 2) + 1 : (operandLengths[kind] ?? 1);
    if (offset + 2 + length > to) return;
    const byte = view.getUint8(offset + 2);
    const word = length >= 2 ? view.getUint16(offset + 2, true) : byte;
    const isOn = byte === 1 || byte === 0x81;
    if (code === 0x0835) properties.isBold = isOn;
    else if (code === 0x0836) properties.isItalic = isOn;
    else if (code === 0x083c) properties.isHidden = isOn;
    else if (code === 0x2a42) properties.isPaper = byte === white;
    else if (code === 0x6870) properties.isPaper = isPaper(view, offset + 2);
    else if (code === 0x2a0c) properties.isShaded ||= !isPaperIndex(byte);
    else if (code === 0x4866 || code === 0x442d) properties.isShaded ||= isShade(word);
    else if ((code === 0xca71 || code === 0xc64d) && length >= 11)
      properties.isShaded ||= isColoredShade(view, offset + 3);
    else if (code === 0x4a43) properties.size = word / 2;
    else if (code === 0x260a) properties.listDepth = Math.max(1, properties.listDepth, Math.min(9, byte + 1));
    else if (code === 0x460b) properties.listDepth = word === 0 ? 0 : Math.max(1, properties.listDepth);
    else if (code === 0x2416) properties.isInTable = byte === 1;
    else if (code === 0x2417) properties.isRowEnd = byte === 1;
    offset += 2 + length;
  }
}

/** Properties by file position, from the table of pages at `offset` in the table stream. */
export class PropertyTable {
  readonly #stretches: Stretch[] = [];

  constructor(main: Uint8Array, table: Uint8Array, offset: number, length: number, kind: 'character' | 'paragraph') {
    const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
    const pages = new DataView(table.buffer, table.byteOffset, table.byteLength);
    const count = Math.floor((length - 4) / 8);
    for (let index = 0; index < count && this.#stretches.length < maxStretches; index += 1) {
      const at = offset + (count + 1) * 4 + index * 4;
      if (at + 4 > table.length) return;
      const start = (pages.getUint32(at, true) & 0x3fffff) * pageSize;
      if (start + pageSize <= main.length) this.#readPage(view, start, kind);
    }
    this.#stretches.sort((a, b) => a.start - b.start);
  }

  #readPage(view: DataView, page: number, kind: 'character' | 'paragraph'): void {
    const count = view.getUint8(page + pageSize - 1);
    const step = kind === 'character' ? 1 : 13;
    if ((count + 1) * 4 + count * step >= pageSize) return;
    for (let index = 0; index < count; index += 1) {
      const properties = { ...none };
      const offset = view.getUint8(page + (count + 1) * 4 + index * step) * 2;
      if (offset > 0) readEntry(view, page, offset, kind, properties);
      const start = view.getUint32(page + index * 4, true);
      this.#stretches.push({ start, end: view.getUint32(page + index * 4 + 4, true), properties });
    }
  }

  /** True when the file has no readable properties. */
  get isEmpty(): boolean {
    return this.#stretches.length === 0;
  }

  /** Properties at a position in the file. */
  at(position: number): DocProperties {
    let [low, high] = [0, this.#stretches.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const stretch = this.#stretches[middle];
      if (!stretch) break;
      if (position < stretch.start) high = middle - 1;
      else if (position >= stretch.end) low = middle + 1;
      else return stretch.properties;
    }
    return none;
  }
}

function readEntry(
  view: DataView,
  page: number,
  offset: number,
  kind: 'character' | 'paragraph',
  properties: DocProperties,
): void {
  const limit = page + pageSize - 1;
  const length = view.getUint8(page + offset);
  if (kind === 'character') {
    readProperties(view, page + offset + 1, Math.min(limit, page + offset + 1 + length), properties);
    return;
  }
  const [from, size] =
    length > 0 ? [page + offset + 1, length * 2 - 1] : [page + offset + 2, view.getUint8(page + offset + 1) * 2];
  if (from + 2 > limit) return;
  properties.style = view.getUint16(from, true);
  readProperties(view, from + 2, Math.min(limit, from + size), properties);
}
