import type { DocumentLine, DocumentText } from '../documents/document-text';
import { foldWords, isUpperCase } from './normalize';

/** A line with precomputed properties that all stages use. */
export interface LayoutLine extends DocumentLine {
  index: number;
  end: number;
  words: string[];
  isUpper: boolean;
}

/** Longer lines are cut for analysis; titles and names are never that long. */
export const longestAnalyzedLine = 2000;

/** A letter that replaces a bullet whose sign the format lost. */
const letterBullet = /^[o§q¡ü] +(?=[\p{Lu}\d])/u;
/** Minimum number of lines that begin with the letter before it counts as a bullet. */
const minBullets = 3;

/** Commas and colons of other scripts; each takes the place of one sign. */
const otherCommas = /[\u060c\uff0c\u3001](?=\s)/g;
const wideColon = /\uff1a/g;

/** Prepares the non-empty lines of a document. */
export function layoutLines(document: DocumentText): LayoutLine[] {
  const lines = document.lines.filter((line) => line.text.trim() !== '');
  const hasLetterBullets = lines.filter((line) => letterBullet.test(line.text)).length >= minBullets;
  return lines.map((line, index) => {
    const mark = hasLetterBullets ? (letterBullet.exec(line.text)?.[0].length ?? 0) : 0;
    const text = line.text.slice(mark).replace(otherCommas, ',').replace(wideColon, ':');
    return {
      ...line,
      text,
      start: line.start + mark,
      bulletDepth: mark > 0 ? Math.max(1, line.bulletDepth) : line.bulletDepth,
      gaps: line.gaps.map((gap) => gap - mark).filter((gap) => gap > 0),
      boldLead: Math.max(0, line.boldLead - mark),
      index,
      end: line.start + line.text.length,
      words: foldWords(text.slice(0, longestAnalyzedLine)),
      isUpper: isUpperCase(text.slice(0, longestAnalyzedLine)),
    };
  });
}

/** A part of a line, by default to its end, as a line of its own. */
export function partOf(line: LayoutLine, from: number, to?: number): LayoutLine {
  const text = line.text.slice(from, to).trimEnd();
  return {
    ...line,
    text,
    start: line.start + from,
    end: line.start + from + text.length,
    gaps: line.gaps.map((gap) => gap - from).filter((gap) => gap > 0 && gap < text.length),
    boldLead: line.boldLead > from && line.boldLead < from + text.length ? line.boldLead - from : 0,
    words: foldWords(text),
    isUpper: isUpperCase(text),
  };
}
