import PDFDocument from 'pdfkit';
import type { Run } from '../../outline';
import { fontFamily, type FontFamilyName } from '../../fonts';

/** A column in which a pen writes from top to bottom. */
export interface Column {
  left: number;
  width: number;
  top: number;
  bottom: number;
}

export interface TextOptions {
  size?: number;
  color?: string;
  weight?: Run['weight'];
  align?: 'left' | 'right' | 'center';
  /** Extra space between letters, in points. */
  tracking?: number;
  /** Indents all lines. */
  indent?: number;
  /** Line height as a multiple of the size. */
  leading?: number;
}

export type Sheet = InstanceType<typeof PDFDocument>;

export interface Theme {
  family: FontFamilyName;
  /** Size of body text in points. */
  size: number;
  text: string;
  muted: string;
  accent: string;
  leading: number;
  /** Places each word by itself and leaves the spaces out, as typesetting programs do. */
  placesWords?: boolean;
}

/** Creates an empty document whose bytes depend only on its content. */
export function makeSheet(
  family: FontFamilyName,
  info: { title: string; today: string; size: 'LETTER' | 'A4' },
): Sheet {
  const date = new Date(`${info.today}T09:00:00Z`);
  const sheet = new PDFDocument({
    size: info.size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: info.title, CreationDate: date, ModDate: date },
  });
  const faces = fontFamily(family);
  sheet.registerFont('regular', faces.regular).registerFont('bold', faces.bold).registerFont('italic', faces.italic);
  return sheet;
}

/** Writes into a column of a document and begins a new page when the column is full. */
export class Pen {
  y: number;

  constructor(
    readonly sheet: Sheet,
    readonly theme: Theme,
    public column: Column,
    /** Called after a page was added; answers the column to go on in. */
    private readonly onPage: (column: Column) => Column = (same) => same,
    private pageIndex = lastPage(sheet),
  ) {
    this.y = column.top;
    sheet.switchToPage(pageIndex);
  }

  /** The page on which the pen writes, from 0. */
  get page(): number {
    return this.pageIndex;
  }

  /** Leaves vertical space, in points. */
  space(points: number): void {
    this.y += points;
  }

  /** Makes sure that the next lines of this height stay together. */
  need(height: number): void {
    if (this.y + height <= this.column.bottom) return;
    if (this.pageIndex < lastPage(this.sheet)) {
      this.pageIndex += 1;
      this.sheet.switchToPage(this.pageIndex);
    } else {
      this.sheet.addPage();
      this.pageIndex = lastPage(this.sheet);
    }
    this.column = this.onPage(this.column);
    this.y = this.column.top;
  }

  /** Writes a paragraph of one face. */
  text(text: string, options: TextOptions = {}): void {
    this.runs([{ text, weight: options.weight ?? 'regular' }], options);
  }

  /** Writes runs of different faces as one paragraph, broken into lines at spaces. */
  runs(runs: readonly Run[], options: TextOptions = {}): void {
    const { size = this.theme.size, indent = 0, leading = this.theme.leading } = options;
    for (const line of this.wrap(runs, this.column.width - indent, size, options.tracking ?? 0)) {
      this.need(size * leading);
      this.writeLine(line, options);
      this.y += size * leading;
    }
  }

  /** Writes a line with its right part at the right margin, or on the next line when both do not fit. */
  pair(left: readonly Run[], right: readonly Run[], options: TextOptions = {}): void {
    const { size = this.theme.size, leading = this.theme.leading } = options;
    const rightWidth = this.widthOf(right, size, 0);
    const room = this.column.width - rightWidth - 12;
    if (rightWidth === 0 || this.widthOf(left, size, 0) > room) {
      this.runs(left, options);
      if (rightWidth > 0) this.runs(right, options);
      return;
    }
    this.need(size * leading);
    this.writeLine(left, options);
    this.writeLine(right, { ...options, align: 'right' });
    this.y += size * leading;
  }

  /** Writes a paragraph behind a bullet. */
  bullet(mark: string, text: string, options: TextOptions = {}): void {
    const { size = this.theme.size, indent = 0, leading = this.theme.leading } = options;
    const hang = indent + Math.max(size, this.widthOf([{ text: `${mark} `, weight: 'regular' }], size, 0) + 2);
    this.wrap([{ text, weight: 'regular' }], this.column.width - hang, size, 0).forEach((line, index) => {
      this.need(size * leading);
      if (index === 0) this.writeLine([{ text: mark, weight: 'regular' }], { ...options, indent });
      this.writeLine(line, { ...options, indent: hang });
      this.y += size * leading;
    });
  }

  /** Draws a horizontal rule over the column. */
  rule(color = this.theme.accent, thickness = 0.7, width = this.column.width): void {
    this.sheet
      .moveTo(this.column.left, this.y)
      .lineTo(this.column.left + width, this.y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  /** Width of runs on one line. */
  widthOf(runs: readonly Run[], size: number, tracking: number): number {
    return runs.reduce(
      (sum, { text, weight }) =>
        sum + this.sheet.font(weight).fontSize(size).widthOfString(text) + tracking * text.length,
      0,
    );
  }

  private wrap(runs: readonly Run[], width: number, size: number, tracking: number): Run[][] {
    const lines: Run[][] = [];
    let line: Run[] = [];
    let used = 0;
    for (const { text, weight } of runs) {
      for (const word of text.split(/(?<= )/)) {
        const wide = this.widthOf([{ text: word.trimEnd(), weight }], size, tracking);
        if (used > 0 && used + wide > width) {
          lines.push(line);
          line = [];
          used = 0;
        }
        const previous = line.at(-1);
        if (previous?.weight === weight) previous.text += word;
        else line.push({ text: word, weight });
        used += this.widthOf([{ text: word, weight }], size, tracking);
      }
    }
    if (line.length > 0) lines.push(line);
    return lines;
  }

  private writeLine(
    runs: readonly Run[],
    { size = this.theme.size, color = this.theme.text, align = 'left', tracking = 0, indent = 0 }: TextOptions,
  ): void {
    const trimmed = runs.map((run, index) => (index === runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run));
    const width = this.widthOf(trimmed, size, tracking);
    const room = this.column.width - indent - width;
    let x = this.column.left + indent + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
    for (const run of trimmed) {
      for (const part of this.theme.placesWords ? run.text.split(/(?<= )/) : [run.text]) {
        const shown = this.theme.placesWords ? part.trimEnd() : part;
        if (shown) {
          this.sheet.font(run.weight).fontSize(size).fillColor(color);
          this.sheet.text(shown, x, this.y, { lineBreak: false, characterSpacing: tracking });
        }
        x += this.widthOf([{ ...run, text: part }], size, tracking);
      }
    }
  }
}

function lastPage(sheet: Sheet): number {
  const { start, count } = sheet.bufferedPageRange();
  return start + count - 1;
}

/** Ends the document and answers its bytes. */
export function finishSheet(sheet: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)));
    });
    sheet.on('error', reject);
    sheet.end();
  });
}
