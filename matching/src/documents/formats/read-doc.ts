import { DocumentError } from '../document-text';
import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument } from '../source-line';
import { minSize } from '../invisible-text';
import { CompoundFile } from './compound-file';
import { PropertyTable, type DocProperties } from './doc-properties';
import { FlowLines } from './flow-lines';

/** A piece of the document's text and its position in the file ([MS-DOC] 2.9.177). */
interface Piece {
  /** Characters of the text before the piece. */
  start: number;
  length: number;
  offset: number;
  isWide: boolean;
}

/** Word makes a piece for each edit since the file was last saved as a whole. */
const maxPieces = 100_000;
const wordMark = 0xa5ec;
/** Word 97; older files store their text in one piece. */
const word97 = 0x00c1;
const field = { begin: 0x13, separator: 0x14, end: 0x15 };

function piecesOf(table: Uint8Array, offset: number, length: number): Piece[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let at = offset;
  const end = Math.min(table.length, offset + length);
  while (at + 3 < end && view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > end || view.getUint8(at) !== 2) throw new DocumentError('corrupt');
  const count = Math.floor((Math.min(view.getUint32(at + 1, true), end - at - 5) - 4) / 12);
  const first = at + 5;
  const pieces: Piece[] = [];
  for (let index = 0; index < count && index < maxPieces; index += 1) {
    const start = view.getUint32(first + index * 4, true);
    const position = view.getUint32(first + (count + 1) * 4 + index * 8 + 2, true);
    const isWide = (position & 0x40000000) === 0;
    pieces.push({
      start,
      length: Math.max(0, view.getUint32(first + index * 4 + 4, true) - start),
      offset: isWide ? position & 0x3fffffff : (position & 0x3fffffff) >> 1,
      isWide,
    });
  }
  return pieces;
}

const narrow = new TextDecoder('windows-1252');
const wide = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Default font size ([MS-DOC] 2.6.1, sprmCHps). */
const defaultSize = 10;

/** Follows the marks in a document's text: paragraphs, cells, rows, pages and fields. */
class DocText {
  readonly lines: FlowLines;
  readonly #characters: PropertyTable | null;
  readonly #paragraphs: PropertyTable | null;
  /** Nesting depth of skipped field codes. */
  #codes = 0;
  #fields: boolean[] = [];

  readonly #hasGround: boolean;

  /** @param hasGround Whether there may be a color behind the text. */
  constructor(
    characters: PropertyTable | null,
    paragraphs: PropertyTable | null,
    { most, hasGround }: { most: number; hasGround: boolean },
  ) {
    this.lines = new FlowLines(most);
    this.#hasGround = hasGround;
    this.#characters = characters;
    this.#paragraphs = paragraphs;
  }

  /** Reads the text of a piece; `position` is the file position of its first character, `width` the bytes of each. */
  take(text: string, position: number, width: number): void {
    let from = 0;
    for (let index = 0; index <= text.length && !this.lines.isFull; index += 1) {
      const code = index < text.length ? text.charCodeAt(index) : 0x0d;
      if (code >= 0x20 && index < text.length) continue;
      this.#add(text, from, index, position, width);
      from = index + 1;
      if (index < text.length) this.#mark(code, position + index * width);
    }
  }

  #add(text: string, from: number, to: number, position: number, width: number): void {
    if (this.#codes > 0) return;
    let start = from;
    while (start < to) {
      const at = position + start * width;
      const look = this.#characters?.at(at);
      let end = start + 1;
      while (end < to && this.#characters?.at(position + end * width) === look) end += 1;
      if (!look || this.#isSeen(look, at)) {
        this.lines.add(text.slice(start, end), { ...look, size: look && look.size > 0 ? look.size : defaultSize });
      }
      start = end;
    }
  }

  /**
   * White letters count as visible where a background color is possible: backgrounds of styles, tables and shapes are
   * not read.
   */
  #isSeen({ isHidden, isPaper, isShaded, size }: DocProperties, position: number): boolean {
    if (isHidden || (size > 0 && size < minSize)) return false;
    if (!isPaper || isShaded || this.#hasGround) return true;
    const paragraph = this.#paragraphs?.at(position);
    return paragraph !== undefined && (paragraph.isShaded || paragraph.isInTable || paragraph.style > 0);
  }

  #mark(code: number, position: number): void {
    const paragraph = this.#paragraphs?.isEmpty === false ? this.#paragraphs.at(position) : null;
    if (code === field.begin) this.#beginField();
    else if (code === field.separator) this.#separateField();
    else if (code === field.end) this.#endField();
    else if (code === 0x09) this.lines.add('\t', {});
    else if (code === 0x0b) this.lines.endLine();
    else if (code === 0x1e) this.lines.add('-', {});
    else if (code === 0x0c) this.lines.nextPage();
    else if (code === 0x0d || code === 0x07) {
      if (paragraph) {
        this.lines.setHeading(paragraph.style >= 1 && paragraph.style <= 9 ? Math.min(6, paragraph.style) : 0);
        if (paragraph.listDepth > 0) {
          this.lines.setBullet(1);
          this.lines.setDepth(paragraph.listDepth);
        }
      }
      // In files without paragraph properties an empty cell mark ends a row.
      if (code === 0x07 && (paragraph ? paragraph.isRowEnd : !this.lines.hasText)) this.lines.endRow();
      else if (code === 0x07) this.lines.endCell();
      else this.lines.endParagraph();
      this.lines.resetParagraph();
      if (paragraph?.isInTable && code === 0x0d) this.lines.inTable();
    }
  }

  #beginField(): void {
    this.#fields.push(true);
    this.#codes += 1;
  }

  #separateField(): void {
    if (this.#fields[this.#fields.length - 1] !== true) return;
    this.#fields[this.#fields.length - 1] = false;
    this.#codes -= 1;
  }

  #endField(): void {
    if (this.#fields.pop() === true) this.#codes -= 1;
  }
}

/** Positions of the lengths of drawings: shapes on pages, shapes in headers, and all with the pages' background. */
const drawingParts = [0x1de, 0x1e6, 0x22e];
const hasDrawings = (view: DataView): boolean =>
  drawingParts.some((at) => at + 4 <= view.byteLength && view.getUint32(at, true) > 0);

/** Reads a Word 97 to 2003 file ([MS-DOC]) as lines in the order of its text. */
export function readDoc(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const file = new CompoundFile(bytes);
  const main = file.stream('WordDocument');
  if (!main || main.length < 68) throw new DocumentError('corrupt');
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const flags = view.getUint16(10, true);
  if (view.getUint16(0, true) !== wordMark) throw new DocumentError('corrupt');
  if ((flags & 0x0100) !== 0) throw new DocumentError('encrypted');
  if (view.getUint16(2, true) < word97) return readOld(main, view, limits);

  const table = file.stream((flags & 0x0200) !== 0 ? '1Table' : '0Table');
  if (!table || main.length < 426) throw new DocumentError('corrupt');
  const part = (at: number): [number, number] => [view.getUint32(at, true), view.getUint32(at + 4, true)];
  const pieces = piecesOf(table, ...part(0x1a2));
  const byCharacter = new PropertyTable(main, table, ...part(0xfa), 'character');
  const byParagraph = new PropertyTable(main, table, ...part(0x102), 'paragraph');
  const most = limits.maximumLines;
  const hasGround = hasDrawings(view);
  const text = new DocText(byCharacter, byParagraph, { most, hasGround });
  const headers = new DocText(byCharacter, byParagraph, { most, hasGround });
  // The text of text boxes follows the body, footnotes, headers, comments and endnotes.
  const counts = [76, 80, 84, 88, 92, 96, 100].map((at) => view.getUint32(at, true));
  const body = counts[0] ?? 0;
  const boxes = counts.slice(0, 6).reduce((sum, count) => sum + count, 0);
  const notes = body + (counts[1] ?? 0);
  const ranges: [number, number, DocText][] = [
    [0, body, text],
    [boxes, boxes + (counts[6] ?? 0), text],
    [notes, notes + (counts[2] ?? 0), headers],
  ];
  let characters = 0;
  for (const [from, to, out] of ranges) {
    for (const piece of pieces) {
      deadline.check();
      const start = Math.max(from, piece.start);
      const end = Math.min(to, piece.start + piece.length, start + limits.maximumCharacters * 2 - characters);
      if (end <= start) continue;
      characters += end - start;
      const width = piece.isWide ? 2 : 1;
      const offset = piece.offset + (start - piece.start) * width;
      const part = main.subarray(offset, offset + (end - start) * width);
      out.take((piece.isWide ? wide : narrow).decode(part), offset, width);
    }
    out.lines.endParagraph();
  }
  const lines = [...headers.lines.unique(), ...text.lines.finish()];
  const isTruncated = characters >= limits.maximumCharacters * 2 || text.lines.isFull;
  return { format: 'doc', pageCount: text.lines.pages, lines, isTruncated };
}

/** Word 6 and 95 store the text as one run of bytes. */
function readOld(main: Uint8Array, view: DataView, limits: DocumentLimits): SourceDocument {
  const [start, end] = [view.getUint32(24, true), view.getUint32(28, true)];
  const text = new DocText(null, null, { most: limits.maximumLines, hasGround: true });
  text.take(narrow.decode(main.subarray(start, Math.min(end, start + limits.maximumCharacters * 2))), start, 1);
  const lines = text.lines.finish();
  return { format: 'doc', pageCount: text.lines.pages, lines, isTruncated: text.lines.isFull };
}
