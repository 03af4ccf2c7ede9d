import { partOf, type LayoutLine } from '../../text/layout-line';
import { joinLines } from '../lines/wrapped-lines';
import { headingOfPhrase } from './section-headings';

/** Minimum distance of the text from the left edge of a heading in the margin, in points. */
const nearestText = 20;
/** Minimum number of section names in a margin of headings. */
const minHeadings = 3;
/** With a larger share of lines that have text at their left, it is a table. */
const maxMarginShare = 0.6;
/** Maximum space between the lines of one heading, in letter heights. */
const sameHeading = 0.8;
const maxWords = 4;

/** A name in the margin with the text on its base line; either may be missing. */
interface Row {
  name: LayoutLine | null;
  rest: LayoutLine | null;
}

/** The most frequent left edge of the document's lines. */
function textEdge(lines: readonly LayoutLine[]): number {
  const counts = new Map<number, number>();
  for (const { box } of lines) {
    const left = Math.round(box?.left ?? -1);
    if (left >= 0) counts.set(left, (counts.get(left) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Splits a line into the part in the margin and the rest. */
function rowOf(line: LayoutLine, edge: number): Row {
  const { box } = line;
  const [gap = line.text.length] = line.gaps;
  const isInMargin = box !== null && box.left < edge - nearestText && line.bulletDepth === 0;
  const name = line.text.slice(0, gap).trim();
  if (!isInMargin || /[\d@:.;,]/.test(name) || name.split(' ').length > maxWords) return { name: null, rest: line };
  if (gap === line.text.length) return box.right <= edge ? { name: line, rest: null } : { name: null, rest: line };
  const rest = partOf(line, gap);
  return {
    name: { ...partOf(line, 0, gap), box: { ...box, right: edge - 1 } },
    rest: { ...rest, box: { ...box, left: edge } },
  };
}

/** Whether a name in the margin continues the one above. */
function goesOn(above: LayoutLine, name: LayoutLine): boolean {
  if (!above.box || !name.box || above.page !== name.page) return false;
  const height = name.box.bottom - name.box.top;
  const isKnown = (text: string): boolean => headingOfPhrase(text)?.isExact === true;
  const areTwo = isKnown(above.text) && isKnown(name.text) && !isKnown(`${above.text} ${name.text}`);
  return !areTwo && name.box.top - above.box.bottom < sameHeading * height;
}

/**
 * Moves section names in a margin, on the base lines of their text, to lines of their own, including wrapped ones and
 * unlisted ones among listed ones.
 * @returns the lines, and which of them are section names; null without a margin of headings.
 */
export function liftHeadingMargin(
  lines: readonly LayoutLine[],
): { lines: LayoutLine[]; names: Set<LayoutLine> } | null {
  const edge = textEdge(lines);
  const rows = lines.map((line) => rowOf(line, edge));
  const adjacent = rows.filter(({ name, rest }) => name !== null && rest !== null);
  if (adjacent.length === 0 || adjacent.length > maxMarginShare * lines.length) return null;
  const result: LayoutLine[] = [];
  const found: LayoutLine[] = [];
  let at = -1;
  let last: LayoutLine | null = null;
  for (const row of rows) {
    const isRest: boolean = row.name !== null && at >= 0 && last !== null && goesOn(last, row.name);
    // A line left of the text belongs to the margin only by its words or the line above.
    const isName: boolean =
      row.name !== null && (row.rest !== null || isRest || headingOfPhrase(row.name.text) !== undefined);
    const { name, rest }: Row = isName ? row : { name: null, rest: row.rest ?? row.name };
    if (name && isRest) {
      const whole: LayoutLine = { ...joinLines(result[at] ?? name, name), box: name.box, gaps: [] };
      found[found.length - 1] = whole;
      result[at] = whole;
    } else if (name) {
      at = result.length;
      result.push(name);
      found.push(name);
    }
    last = name ?? last;
    if (rest) result.push(rest);
  }
  const known = found.filter((name) => headingOfPhrase(name.text) !== undefined);
  const isMargin = known.length >= minHeadings && known.length * 4 >= found.length * 3;
  return isMargin ? { lines: result, names: new Set(found) } : null;
}
