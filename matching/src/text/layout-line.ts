import type { DocumentLine, DocumentText } from '../documents/document-text';
import { foldWords, isUpperCase } from './normalize';

/** A line with what every stage asks about it, computed once. */
export interface LayoutLine extends DocumentLine {
  index: number;
  end: number;
  words: string[];
  isUpper: boolean;
}

/** Lines that hold more than this are cut for analysis: nobody writes a title or a name of such a length. */
export const longestAnalysedLine = 2000;

/** Prepares the lines of a document, without the empty ones. */
export function layoutLines(document: DocumentText): LayoutLine[] {
  return document.lines
    .filter((line) => line.text.trim() !== '')
    .map((line, index) => ({
      ...line,
      index,
      end: line.start + line.text.length,
      words: foldWords(line.text.slice(0, longestAnalysedLine)),
      isUpper: isUpperCase(line.text.slice(0, longestAnalysedLine)),
    }));
}
