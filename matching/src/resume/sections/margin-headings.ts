import { partOf, type LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from './section-headings';

/** Minimum distance of a section's text from its heading in the margin, in points. */
const nearestText = 20;

/** Whether the next lines are below the line's second cell rather than its first. */
function isTextIndented(line: LayoutLine, next: LayoutLine | undefined): boolean {
  if (!line.box || !next?.box) return false;
  if (next.page !== line.page || next.block !== line.block) return false;
  return next.box.left > line.box.left + nearestText;
}

/** Minimum number of rows that begin with a section name in a table of sections. */
const minRows = 1;

/** A table row whose first cell is certainly a section name, in a format without positions. */
function isHeadedRow(line: LayoutLine): boolean {
  const [gap] = line.gaps;
  if (gap === undefined || line.box !== null || line.gaps.length > 1) return false;
  const heading = headingOfPhrase(line.text.slice(0, gap));
  return heading?.isExact === true && !heading.isAmbiguous && !/[:：]\s*$/.test(line.text.slice(0, gap));
}

/**
 * Moves a heading in the margin to a line of its own when it is on the base line of its section's first text: `Work`
 * left of `Lead Physical Therapist`.
 * @returns the lines, and which of them are certainly headings.
 */
export function splitMarginHeadings(lines: readonly LayoutLine[]): { lines: LayoutLine[]; sure: Set<LayoutLine> } {
  const sure = new Set<LayoutLine>();
  const rows = lines.filter(isHeadedRow);
  const split = lines.flatMap((line, index) => {
    const gap = line.gaps[0];
    const isRow = rows.length >= minRows && isHeadedRow(line);
    if (gap === undefined || line.bulletDepth > 0 || (!isRow && !isTextIndented(line, lines[index + 1]))) return [line];
    const heading = headingOfPhrase(line.text.slice(0, gap));
    if (!heading?.isExact || heading.section === 'header') return [line];
    const head = partOf(line, 0, gap);
    const rest = partOf(line, gap);
    sure.add(head);
    return [
      head,
      { ...rest, box: rest.box ? { ...rest.box, left: lines[index + 1]?.box?.left ?? rest.box.left } : null },
    ];
  });
  return { lines: split, sure };
}
