import { findDates } from '../../text/dates';
import { partOf, type LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from './section-headings';

/** Signs that people who write plain text put around or before a heading; the heading is the first group. */
const decorations: readonly RegExp[] = [
  /^(={2,}\s*)(\p{L}.*?)\s*={2,}$/u,
  /^(-{2,}\s*)(\p{L}.*?)\s*-{2,}$/u,
  /^(\*{2,}\s*)(\p{L}.*?)\s*\*{2,}$/u,
  /^(~{2,}\s*)(\p{L}.*?)\s*~{2,}$/u,
  /^(#{1,4}\s+)(\p{L}.*)$/u,
  /^(\[\s*)(\p{L}[^[\]]*?)\s*\]$/u,
  /^(>{2,}\s*)(\p{L}.*?)\s*<*$/u,
];
/** A frame around a line by itself: `| Ann Lee |`. */
const frame = /^(\|\s+)(\p{L}[^|]*?)\s+\|$/u;
const longest = 60;
/** As many lines must wear a sign before it means a heading. */
const fewest = 2;
/** How a heading of a document ranks whose headings wear signs. */
const level = 2;

/** So many headings that wear bullets tell that headings do in this document. */
const fewestBulleted = 3;

/** Whether a line with a bullet is nothing but the name of a section, set apart from what stands around it. */
const isBulletedHeading = (line: LayoutLine, next: LayoutLine | undefined): boolean => {
  const heading = line.bulletDepth > 0 && line.words.length <= 4 ? headingOfPhrase(line.text) : undefined;
  return heading?.isExact === true && next !== undefined && next.spaceBefore > 0.5;
};

/** Takes the bullets off the headings of plain texts that were exported with them. */
export function readBulletedHeadings(lines: readonly LayoutLine[]): LayoutLine[] {
  const found = lines.map((line, index) => isBulletedHeading(line, lines[index + 1]));
  if (found.filter(Boolean).length < fewestBulleted) return [...lines];
  return lines.map((line, index) =>
    found[index] ? { ...line, bulletDepth: 0, headingLevel: Math.max(level, line.headingLevel) } : line,
  );
}

/** Takes the signs off a line. */
function inner(line: LayoutLine, pattern: RegExp): LayoutLine | null {
  const match = line.text.length <= longest ? pattern.exec(line.text.trimEnd()) : null;
  const [, before = '', text = ''] = match ?? [];
  return text === '' || findDates(text).length > 0 ? null : partOf(line, before.length, before.length + text.length);
}

/** Reads lines that wear signs, as `=== Skills ===`, `## Skills` and `[Skills]` do, as the headings they are. */
export function readDecorations(lines: readonly LayoutLine[]): LayoutLine[] {
  const used = decorations.filter(
    (pattern) => lines.filter((line, index) => index > 0 && inner(line, pattern) !== null).length >= fewest,
  );
  return lines.map((line, index) => {
    const framed = inner(line, frame);
    if (framed) return framed;
    for (const pattern of index > 0 ? used : []) {
      const heading = inner(line, pattern);
      if (heading) return { ...heading, headingLevel: Math.max(level, line.headingLevel), bulletDepth: 0 };
    }
    return line;
  });
}
