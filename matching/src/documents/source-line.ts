import type { DocumentFormat, DocumentLine } from './document-text';
import type { DoubtfulWord } from './scans/scanned-page';

/** A line as a reader found it: raw text, sizes in the format's units. */
export interface SourceLine {
  /** Text as written; a tab character is a gap (tab stop, table cell, wide space). */
  text: string;
  page: number;
  block: number;
  box: DocumentLine['box'];
  /** Font size in points, 0 when unknown. */
  size: number;
  isBold: boolean;
  /** Number of bold characters at the beginning, before others that are not. */
  boldLead?: number;
  isItalic: boolean;
  /** Depth that the format declares for a list item, 0 for none; a bullet written in the text is found later. */
  bulletDepth: number;
  headingLevel: number;
  spaceBefore: number;
  /** Link targets of the line or a part of it: `mailto:`, `tel:` and web URLs. */
  targets?: string[];
}

/** The result of a format's reader. */
export interface SourceDocument {
  format: DocumentFormat;
  pageCount: number;
  lines: SourceLine[];
  isTruncated: boolean;
  /** The pages whose text was recognized. */
  scan?: { pages: number; doubtful: DoubtfulWord[] };
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
