import PDFDocument from 'pdfkit';

export type Pdf = PDFKit.PDFDocument;

/** A PDF drawn by `draw` on pages of US letter size without automatic page breaks. */
export async function makePdf(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, info: { CreationDate: new Date(0) }, ...options });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  draw(pdf);
  pdf.end();
  return done;
}

export interface Style {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  leading?: number;
  spacing?: number;
}

/** Writes lines at `left` from `top` downwards, each as one string; returns the next free top. */
export function writeLines(pdf: Pdf, left: number, top: number, lines: readonly string[], style: Style = {}): number {
  const { size = 10, bold = false, italic = false, leading = 1.3, spacing = 0 } = style;
  pdf.font(bold ? 'Helvetica-Bold' : italic ? 'Helvetica-Oblique' : 'Helvetica').fontSize(size);
  let y = top;
  for (const line of lines) {
    pdf.text(line, left, y, { lineBreak: false, characterSpacing: spacing });
    y += size * leading;
  }
  return y;
}

/** Writes one line that ends at `right`. */
export function writeRight(pdf: Pdf, right: number, top: number, text: string, style: Style = {}): void {
  const { size = 10, bold = false } = style;
  pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  pdf.text(text, right - pdf.widthOfString(text), top, { lineBreak: false });
}
