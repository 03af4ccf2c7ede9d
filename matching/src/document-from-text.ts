import { assemble } from './documents/assemble';
import { DocumentError } from './documents/document-text';
import type { DocumentText } from './documents/document-text';
import { readTxt } from './documents/formats/read-txt';
import { defaultLimits, readingTime } from './documents/limits';

/**
 * Makes a document from plain text, for job descriptions and pasted resumes. It is read exactly like a text file with
 * the same content.
 * @param text Any text with any line endings. Text beyond the limits is cut, and the result says so.
 * @returns the lines; none when the text has nothing readable.
 */
export function documentFromText(text: string): DocumentText {
  const limits = { ...defaultLimits, maximumLines: 50_000 };
  const deadline = readingTime(limits.maximumMilliseconds);
  try {
    return assemble(readTxt(new TextEncoder().encode(text), limits, deadline), limits);
  } catch (error) {
    if (error instanceof DocumentError && error.fault === 'noText') {
      return { format: 'txt', pageCount: 1, lines: [], text: '', links: [], isTruncated: false };
    }
    throw error;
  }
}
