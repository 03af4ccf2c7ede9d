import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { plainLine } from '../source-line';
import { decodeText } from './decode-text';

/** A run of spaces that represents a gap: 'Engineer      2019 - 2021'. */
const wideSpace = / {3,}|\t+ */g;
const twoSpaces = /(?<=\S) {2}(?=\S)/g;

/** A line with its gaps as tabs. Two spaces are a gap when the line has several and none ends a sentence. */
function withGaps(line: string): string {
  const isTyped = !/[.?!:;,] {2}/.test(line) && (line.match(twoSpaces)?.length ?? 0) >= 2;
  return (isTyped ? line.replace(twoSpaces, '\t') : line).replace(wideSpace, '\t');
}

/** Rules drawn with characters are not text. */
const rule = /^[-=_*~#.+|\s]{3,}$/;
/** 'o' as a bullet, as Word exports it to text. */
const letterBullet = /^o[ \t]+(?=[\p{Lu}\p{N}])/u;

/** Reads a plain text file: indentation as list depth, blank lines as space, form feeds as pages. */
export function readTxt(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const { text, isWhole } = decodeText(bytes, limits.maximumCharacters * 2);
  const rows = text.split(/\r\n|[\r\n\u2028\u2029]/);
  const hasLetterBullets =
    rows.slice(0, limits.maximumLines).filter((row) => letterBullet.test(row.trimStart())).length > 2;
  const lines: SourceLine[] = [];
  let blank = 0;
  let page = 0;
  for (const row of rows) {
    if (lines.length > limits.maximumLines) break;
    if (lines.length % 500 === 0) deadline.check();
    if (row.includes('\f')) page += 1;
    const trimmed = row.trim();
    if (trimmed === '' || rule.test(trimmed)) {
      blank += 1;
      continue;
    }
    const content = hasLetterBullets ? trimmed.replace(letterBullet, '• ') : trimmed;
    lines.push(plainLine(isSpaced(content) ? content : withGaps(content), { page, spaceBefore: blank }));
    blank = 0;
  }
  return { format: 'txt', pageCount: page + 1, lines, isTruncated: !isWhole };
}

/** 'W O R K   H I S T O R Y' is spaced letters; wide spaces separate its words. */
function isSpaced(row: string): boolean {
  return row.length < 80 && row.split(' ').every((part) => part.length <= 1);
}
