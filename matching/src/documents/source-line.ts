import type { DocumentFormat, DocumentLine } from './document-text';

/** A line as a format's reader found it: raw text, sizes as the format counts them. */
export interface SourceLine {
  /** Text as written; a tab character is a gap (tab stop, table cell, wide space). */
  text: string;
  page: number;
  block: number;
  box: DocumentLine['box'];
  /** Font size in points, 0 when the format does not tell. */
  size: number;
  isBold: boolean;
  /** Characters at the beginning of the text that are in bold, before others that are not. */
  boldLead?: number;
  isItalic: boolean;
  /** Depth that the format declares for a list item, 0 for none; a bullet written in the text is found later. */
  bulletDepth: number;
  headingLevel: number;
  spaceBefore: number;
  /** What a click on the line or a part of it opens: `mailto:`, `tel:` and web addresses. */
  targets?: string[];
}

/** What a format's reader hands over. */
export interface SourceDocument {
  format: DocumentFormat;
  pageCount: number;
  lines: SourceLine[];
  isTruncated: boolean;
}

/** A source line of a format without positions; everything but the text has a neutral default. */
export function plainLine(text: string, properties: Partial<SourceLine> = {}): SourceLine {
  return {
    text,
    page: 0,
    block: 0,
    box: null,
    size: 0,
    isBold: false,
    isItalic: false,
    bulletDepth: 0,
    headingLevel: 0,
    spaceBefore: 0,
    ...properties,
  };
}
