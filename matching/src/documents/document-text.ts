/**
 * A document as text in reading order with properties of its layout: the contract between format readers and the
 * parser.
 */

/** The supported formats. `expandArchive` expands a zip before its entries are read. */
export const documentFormats = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt', 'html', 'jpg', 'png', 'tif'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** One line of text. Columns and table cells are never joined into one line. */
export interface DocumentLine {
  /**
   * Normalized text: NFC, ligatures and private-use glyphs resolved, hyphenation joined, no control characters, single
   * spaces, straight quotation marks and apostrophes; en and em dashes are kept.
   */
  text: string;
  /** Offset of the line's first character in {@link DocumentText.text}. */
  start: number;
  /** Page, from 0. Formats without pages have only page 0. */
  page: number;
  /**
   * Text block (a column, sidebar, table cell or text box); lines of a block belong together. Numbers count within the
   * page. Lines are in reading order: a sidebar that continues over pages comes before the main column.
   */
  block: number;
  /** Position on the page in points from its top left corner; null in formats without positions. */
  box: { left: number; top: number; right: number; bottom: number } | null;
  /** Size of most of the line's characters relative to the document's body text (1 = body text). */
  relativeSize: number;
  isBold: boolean;
  /**
   * End of the bold beginning of `text` when regular text follows it: a title before an employer, a label before a
   * list. 0 for a line of one weight and one that does not begin in bold.
   */
  boldLead: number;
  isItalic: boolean;
  /** Nesting depth of the bullet or number that was removed from the beginning, from 1; 0 without one. */
  bulletDepth: number;
  /** Heading level declared by the format (Word style, HTML h1 to h6), 0 when it declares none. */
  headingLevel: number;
  /**
   * Vertical space before the line beyond the document's usual line spacing, in multiples of the line's height: 0 for a
   * line that follows tightly and for the first of a block.
   */
  spaceBefore: number;
  /**
   * Tab stops or wide gaps inside the line: character offsets in `text` at which a new cell begins. One space precedes
   * each. Examples are a right-aligned date, a cell of a one-line table row and a value after its label.
   */
  gaps: number[];
}

/** A link to an email address, a phone number or a web page, with the line on or next to which it lies. */
export interface DocumentLink {
  target: string;
  start: number;
  end: number;
}

/** What was recognized in pictures of pages. */
export interface Scan {
  /** Number of pages. */
  pages: number;
  /** Words that may be wrong, by their place in {@link DocumentText.text}. */
  doubtful: { start: number; end: number }[];
}

export interface DocumentText {
  format: DocumentFormat;
  pageCount: number;
  lines: DocumentLine[];
  /** All lines joined by line feeds; `DocumentLine.start` counts in it. */
  text: string;
  /** Links in the file, regardless of their text. */
  links: DocumentLink[];
  /** The document was longer than the limits allow and was cut off. */
  isTruncated: boolean;
  /** Absent for a document whose text is all its own. */
  scan?: Scan;
}

/** Reasons why a file cannot be read; the domain's texts have a message for each. */
export const documentFaults = [
  'unsupportedType',
  'empty',
  'corrupt',
  'encrypted',
  'noText',
  'nothingRecognized',
  'tooManyPixels',
  'heic',
  'tooLarge',
  'tooManyEntries',
  'unsafePath',
  'timeout',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** Thrown by all readers. Never carries content of the file. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  constructor(
    readonly fault: DocumentFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
