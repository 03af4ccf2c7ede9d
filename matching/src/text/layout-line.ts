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
export const maxAnalyzedLineLength = 2000;

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
      gaps: withCells(
        text,
        line.gaps.map((gap) => gap - mark).filter((gap) => gap > 0),
      ),
      boldLead: Math.max(0, line.boldLead - mark),
      index,
      end: line.start + line.text.length,
      words: foldWords(text.slice(0, maxAnalyzedLineLength)),
      isUpper: isUpperCase(text.slice(0, maxAnalyzedLineLength)),
    };
  });
}

/** A space between words of scripts that have none inside names; the last sign before it, and the first behind it. */
const cellSpace =
  /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー)）]) +(?=[\p{Script=Han}\p{Script=Katakana}])/gu;
/** Names of people have spaces too: two words of few signs. */
const shortWords = /^\S{1,3} +\S{1,3}$/u;

/** The cells of a line, with those that Chinese and Japanese text separates by spaces. */
function withCells(text: string, gaps: readonly number[]): number[] {
  if (!/\p{Script=Han} /u.test(text) || shortWords.test(text)) return [...gaps];
  const spaces = [...text.matchAll(cellSpace)].map((match) => match.index + match[0].length);
  return [...new Set([...gaps, ...spaces])].sort((a, b) => a - b);
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
