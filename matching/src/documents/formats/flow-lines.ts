import type { SourceLine } from '../source-line';
import { plainLine } from '../source-line';
import { LineBudget } from './line-budget';
import { LineText } from './line-text';
import type { TextLook } from './line-text';
import { tableLines } from './table-lines';
import type { RowLines } from './table-lines';

const maxCells = 100;

/** Builds lines from text in which the ends of paragraphs, cells and rows are marked, as in RTF and Word 97 files. */
export class FlowLines {
  readonly #lines: SourceLine[] = [];
  #line = new LineText();
  #bullet = '';
  #bulletDepth = 0;
  #depth = 1;
  #heading = 0;
  #page = 0;
  #block = 0;
  #space = 0;
  #isInTable = false;
  #cell: SourceLine[] = [];
  #row: RowLines = [];
  #rows: RowLines[] = [];
  readonly #budget: LineBudget;

  /** @param most Maximum number of lines and rows; the rest is left out. */
  constructor(most: number) {
    this.#budget = new LineBudget(most);
  }

  /** Whether the maximum number of lines is exceeded. */
  get isFull(): boolean {
    return this.#budget.isFull;
  }

  get pages(): number {
    return this.#page + 1;
  }

  add(text: string, look: TextLook): void {
    if (!this.#isInTable && this.#rows.length > 0) this.#endTable();
    this.#line.add(text, look);
  }

  addBullet(text: string): void {
    if (this.#bullet.length < 12) this.#bullet += text;
  }

  setBullet(depth: number): void {
    this.#bullet = '';
    this.#bulletDepth = depth;
  }

  setDepth(depth: number): void {
    this.#depth = depth;
  }

  setHeading(level: number): void {
    this.#heading = level;
  }

  /** Whether the current line has text. */
  get hasText(): boolean {
    return this.#line.text.trim() !== '';
  }

  inTable(): void {
    this.#isInTable = true;
  }

  nextPage(): void {
    this.endParagraph();
    this.#page += 1;
  }

  resetParagraph(): void {
    this.#heading = 0;
    this.#depth = 1;
    this.#isInTable = false;
  }

  endLine(): void {
    const { text, look } = this.#line;
    this.#line = new LineText();
    if (text.trim() === '') {
      this.#space += 1;
      return;
    }
    const bulletDepth = this.#bulletDepth > 0 ? this.#depth : 0;
    const line = plainLine(text, {
      ...look,
      page: this.#page,
      block: this.#block,
      bulletDepth,
      headingLevel: this.#heading,
      spaceBefore: this.#space,
    });
    this.#space = 0;
    this.#bulletDepth = 0;
    if (!this.#budget.take()) return;
    (this.#isInTable ? this.#cell : this.#lines).push(line);
  }

  endParagraph(): void {
    this.endLine();
    this.#bulletDepth = 0;
  }

  endCell(): void {
    this.#isInTable = true;
    this.endParagraph();
    if (this.#row.length < maxCells) this.#row.push(this.#cell);
    this.#cell = [];
  }

  endRow(): void {
    if (this.#cell.length > 0) this.endCell();
    if (this.#budget.take()) this.#rows.push(this.#row);
    this.#row = [];
  }

  #endTable(): void {
    const rows = this.#row.length > 0 ? [...this.#rows, this.#row] : this.#rows;
    for (const row of rows) for (const cell of row) this.#ownBlock(cell);
    for (const line of tableLines(rows, () => ++this.#block)) this.#lines.push(line);
    this.#rows = [];
    this.#row = [];
    this.#block += 1;
  }

  #ownBlock(cell: SourceLine[]): void {
    this.#block += 1;
    for (const line of cell) line.block = this.#block;
  }

  /** All lines, including those of an unclosed table. */
  finish(): SourceLine[] {
    this.endParagraph();
    if (this.#cell.length > 0) this.endCell();
    if (this.#rows.length > 0 || this.#row.length > 0) this.#endTable();
    return this.#lines;
  }

  /** All lines without duplicates and page numbers: for headers and footers. */
  unique(): SourceLine[] {
    const seen = new Set<string>();
    return this.finish().filter(({ text }) => {
      const key = text.trim();
      if (seen.has(key) || /^(?:page|seite)?\s?\d{0,3}$/i.test(key)) return false;
      seen.add(key);
      return true;
    });
  }
}
