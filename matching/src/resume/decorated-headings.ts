import { findDates } from '../text/dates';
import type { LayoutLine } from '../text/layout-line';
import { partOf } from './side-dates';

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
