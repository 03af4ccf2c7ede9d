import type { LayoutLine } from '../text/layout-line';
import { foldWords } from '../text/normalize';
import { headingOfPhrase } from './section-headings';

/** How far the text of a section stands at the right of a heading in the margin, in points. */
const nearestText = 20;

/** Whether what follows on the next lines stands below the line's second cell rather than below its first. */
function isTextIndented(line: LayoutLine, next: LayoutLine | undefined): boolean {
  if (!line.box || !next?.box) return false;
  if (next.page !== line.page || next.block !== line.block) return false;
  return next.box.left > line.box.left + nearestText;
}

function cut(line: LayoutLine, from: number, to: number): LayoutLine {
  const text = line.text.slice(from, to).trimEnd();
  return {
    ...line,
    text,
    words: foldWords(text),
    start: line.start + from,
    end: line.start + from + text.length,
    gaps: line.gaps.map((gap) => gap - from).filter((gap) => gap > 0 && gap < text.length),
  };
}

/**
 * Gives a heading in the margin a line of its own when it stands on the base line of its section's first text:
 * `Work` beside `Lead Physical Therapist`.
 * @returns the lines, and those of them that are headings without doubt.
 */
export function splitMarginHeadings(lines: readonly LayoutLine[]): { lines: LayoutLine[]; sure: Set<LayoutLine> } {
  const sure = new Set<LayoutLine>();
  const split = lines.flatMap((line, index) => {
    const gap = line.gaps[0];
    if (gap === undefined || line.bulletDepth > 0 || !isTextIndented(line, lines[index + 1])) return [line];
    const heading = headingOfPhrase(line.text.slice(0, gap));
    if (!heading?.isExact || heading.section === 'header') return [line];
    const head = cut(line, 0, gap);
    const rest = cut(line, gap, line.text.length);
    sure.add(head);
    return [
      head,
      { ...rest, box: rest.box ? { ...rest.box, left: lines[index + 1]?.box?.left ?? rest.box.left } : null },
    ];
  });
  return { lines: split, sure };
}
