import { findDates } from '../../text/dates';
import { partOf, type LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from './section-headings';

/** Decorations of headings in plain text; the heading is the first group. */
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
const maxLength = 60;
/** Minimum number of lines with a decoration before it marks headings. */
const minCount = 2;
/** Heading level for plain-text documents that decorate headings (`== Skills ==`). */
const level = 2;

/** Minimum number of bulleted headings before bullets count as heading markers. */
const minBulleted = 3;

/** Whether a bulleted line is only the name of a section, set apart from the lines around it. */
const isBulletedHeading = (line: LayoutLine, next: LayoutLine | undefined): boolean => {
  const heading = line.bulletDepth > 0 && line.words.length <= 4 ? headingOfPhrase(line.text) : undefined;
  return heading?.isExact === true && next !== undefined && next.spaceBefore > 0.5;
};

/** Removes the bullets of headings, which some exports to plain text add. */
export function readBulletedHeadings(lines: readonly LayoutLine[]): LayoutLine[] {
  const found = lines.map((line, index) => isBulletedHeading(line, lines[index + 1]));
  if (found.filter(Boolean).length < minBulleted) return [...lines];
  return lines.map((line, index) =>
    found[index] ? { ...line, bulletDepth: 0, headingLevel: Math.max(level, line.headingLevel) } : line,
  );
}

/** Removes the decoration of a line. */
function inner(line: LayoutLine, pattern: RegExp): LayoutLine | null {
  const match = line.text.length <= maxLength ? pattern.exec(line.text.trimEnd()) : null;
  const [, before = '', text = ''] = match ?? [];
  return text === '' || findDates(text).length > 0 ? null : partOf(line, before.length, before.length + text.length);
}

/** Reads decorated lines such as `=== Skills ===`, `## Skills` and `[Skills]` as headings. */
export function readDecorations(lines: readonly LayoutLine[]): LayoutLine[] {
  const used = decorations.filter(
    (pattern) => lines.filter((line, index) => index > 0 && inner(line, pattern) !== null).length >= minCount,
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
