import { number, string } from 'yup';
import { list, record, type Model } from '../fields/model';

/** Signs that a parsed resume misses content of its document. */
export const readingGaps = [
  /** The document was longer than the limits allow and was cut off. */
  'cutOff',
  /** A page has almost no words, as when it is a picture. */
  'emptyPage',
  /** Words without spaces between them, or letters with spaces between them. */
  'brokenWords',
  /** A large part of the text belongs to no section. */
  'unassignedText',
  /** Years in the text are in no position. */
  'missingPositions',
  /** Many positions have no employer or no title. */
  'incompletePositions',
] as const;
export type ReadingGap = (typeof readingGaps)[number];

/** Gaps that a user closes by correcting the positions. */
export const positionGaps: readonly ReadingGap[] = ['missingPositions', 'incompletePositions'];

export const maxListedYears = 10;

/** How completely a resume was parsed. */
export const readingSchema = record({
  /** Empty when nothing seems to be missing. */
  gaps: list(string().oneOf(readingGaps).required(), readingGaps.length),
  /** Years that belong to no position, oldest first. */
  years: list(string().required(), maxListedYears),
  /** Pages whose text was recognized from a picture. */
  scannedPages: number().integer().min(0).default(0),
});
export type Reading = Model<typeof readingSchema>;

/** Whether text was recognized from pictures of pages, so that letters may be wrong. */
export const isFromScan = ({ scannedPages }: Reading): boolean => scannedPages > 0;

/** Whether content of the document may be missing from the parsed resume. */
export const isPartialReading = ({ gaps }: Reading): boolean => gaps.length > 0;
