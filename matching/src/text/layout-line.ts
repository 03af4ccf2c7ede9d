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

/** A letter that stands for a bullet where a format has lost the sign. */
const letterBullet = /^[o§q¡ü] +(?=[\p{Lu}\d])/u;
/** As many lines must begin with the letter before it counts as a bullet. */
const fewestBullets = 3;

/** Prepares the lines of a document, without the empty ones. */
export function layoutLines(document: DocumentText): LayoutLine[] {
  const lines = document.lines.filter((line) => line.text.trim() !== '');
  const hasLetterBullets = lines.filter((line) => letterBullet.test(line.text)).length >= fewestBullets;
  return lines.map((line, index) => {
    const mark = hasLetterBullets ? (letterBullet.exec(line.text)?.[0].length ?? 0) : 0;
    const text = line.text.slice(mark);
    return {
      ...line,
      text,
      start: line.start + mark,
      bulletDepth: mark > 0 ? Math.max(1, line.bulletDepth) : line.bulletDepth,
      gaps: line.gaps.map((gap) => gap - mark).filter((gap) => gap > 0),
      boldLead: Math.max(0, line.boldLead - mark),
      index,
      end: line.start + line.text.length,
      words: foldWords(text.slice(0, longestAnalysedLine)),
      isUpper: isUpperCase(text.slice(0, longestAnalysedLine)),
    };
  });
}

/** A part of a line as a line of its own, from one offset to another; to its end when none is given. */
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
