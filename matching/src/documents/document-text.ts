/**
 * A document as text in reading order, with what its layout tells: the contract between reading a file format and
 * understanding what is written in it.
 */

/** The formats that are read. A zip is expanded by `expandArchive` before its entries are read. */
export const documentFormats = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt', 'html'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** One line of text, as a reader sees it. Columns and table cells are never joined into one line. */
export interface DocumentLine {
  /**
   * Normalised text: NFC, ligatures and private-use glyphs resolved, hyphenation joined, no control characters, single
   * spaces, straight quotation marks and apostrophes; en and em dashes stay as they are.
   */
  text: string;
  /** Offset of the line's first character in {@link DocumentText.text}. */
  start: number;
  /** Page, from 0. Formats without pages have only page 0. */
  page: number;
  /**
   * Text block (a column, sidebar, table cell or text box); lines of a block belong together. Numbers count within the
   * page. Lines stand in reading order: a sidebar that goes on over pages is read through before the main column.
   */
  block: number;
  /** Position on the page in points from its top left corner; null in formats without positions. */
  box: { left: number; top: number; right: number; bottom: number } | null;
  /** Size of most of the line's characters relative to the document's body text (1 = body text). */
  relativeSize: number;
  isBold: boolean;
  /**
   * Where in `text` its bold beginning ends and plain letters follow: a title before an employer, a label before a list.
   * 0 for a line of one weight, and for one that begins plainly.
   */
  boldLead: number;
  isItalic: boolean;
  /** A bullet or number that began the line has been taken off; its nesting depth from 1, 0 without one. */
  bulletDepth: number;
  /** Heading level that the format itself declares (Word style, HTML h1 to h6), 0 when it declares none. */
  headingLevel: number;
  /**
   * Vertical space before the line beyond the document's usual distance of lines, in multiples of the line's height:
   * 0 for a line that follows tightly and for the first of a block.
   */
  spaceBefore: number;
  /**
   * Tab stops or wide gaps inside the line: character offsets in `text` at which a new cell begins. One space stands
   * before each. A right-aligned date, a cell of a one-line table row and a value after its label are such cells.
   */
  gaps: number[];
}

/** A link of the file to an address, a number or a page of the web, with the line that it lies on or beside. */
export interface DocumentLink {
  target: string;
  start: number;
  end: number;
}

export interface DocumentText {
  format: DocumentFormat;
  pageCount: number;
  lines: DocumentLine[];
  /** All lines joined by line feeds; `DocumentLine.start` counts in it. */
  text: string;
  /** Links that the file itself holds, whatever their text says. */
  links: DocumentLink[];
  /** The document was longer than the limits allow and was cut off. */
  isTruncated: boolean;
}

/** Why a file cannot be read; each has a sentence for people in the domain's texts. */
export const documentFaults = [
  'unsupportedType',
  'empty',
  'corrupt',
  'encrypted',
  'noText',
  'tooLarge',
  'tooManyEntries',
  'unsafePath',
  'timeout',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** Thrown by everything that reads a file. Never carries content of the file. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  constructor(
    readonly fault: DocumentFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
