import { partOf, type LayoutLine } from '../../text/layout-line';
import { joinLines } from '../lines/wrapped-lines';
import { headingOfPhrase } from './section-headings';

/** Minimum distance of the text from the left edge of a heading in the margin, in points. */
const nearestText = 20;
/** Minimum number of section names in a margin of headings. */
const minHeadings = 3;
/** Minimum number of section names in the first cells of a format without positions. */
const minRows = 2;
/** With a larger share of lines that have text at their left, it is a table. */
const maxMarginShare = 0.6;
/** Maximum space between the lines of one heading, in letter heights. */
const sameHeading = 0.8;
const maxWords = 4;

/** Number of left edges that may be that of the text; headings and lists have others. */
const mostEdges = 3;

const isKnown = (text: string): boolean => headingOfPhrase(text)?.isExact === true;

/** A name in the margin with the text on its base line; either may be missing. */
interface Row {
  name: LayoutLine | null;
  rest: LayoutLine | null;
}

/** The most frequent left edges of the document's lines. */
function textEdges(lines: readonly LayoutLine[]): number[] {
  const counts = new Map<number, number>();
  for (const { box } of lines) {
    const left = Math.round(box?.left ?? -1);
    if (left >= 0) counts.set(left, (counts.get(left) ?? 0) + 1);
  }
  const edges = [...counts].sort((a, b) => b[1] - a[1]).map(([left]) => left);
  return edges.length === 0 ? [0] : edges.slice(0, mostEdges);
}

/** A row of a format without positions, whose first cell may be a part of a section name. */
function rowOfCells(line: LayoutLine, gap: number): Row {
  const name = line.text.slice(0, gap).trim();
  const isName = gap < line.text.length && line.bulletDepth === 0 && /^\p{Lu}[\p{L} &]+$/u.test(name);
  if (!isName || name.split(' ').length > maxWords) return { name: null, rest: line };
  return { name: partOf(line, 0, gap), rest: partOf(line, gap) };
}

/** Splits a line into the part in the margin and the rest. */
function rowOf(line: LayoutLine, edge: number): Row {
  const { box } = line;
  const [gap = line.text.length] = line.gaps;
  if (box === null) return rowOfCells(line, gap);
  const isInMargin = box.left < edge - nearestText && line.bulletDepth === 0;
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
  if (above.box === null || name.box === null)
    return above.end < name.start && isKnown(`${above.text} ${name.text}`) && !isKnown(above.text);
  if (above.page !== name.page) return false;
  const height = name.box.bottom - name.box.top;
  const areTwo = isKnown(above.text) && isKnown(name.text) && !isKnown(`${above.text} ${name.text}`);
  return !areTwo && name.box.top - above.box.bottom < sameHeading * height;
}

/**
 * Moves section names in a margin, on the base lines of their text, to lines of their own, including wrapped ones and
 * unlisted ones among listed ones.
 * @returns null without a margin of headings.
 */
export function liftHeadingMargin(lines: readonly LayoutLine[]): HeadingMargin | null {
  const [usual = 0, ...others] = textEdges(lines);
  const margin = marginAt(lines, usual);
  if (margin) return margin;
  // Lists and headings may begin at one edge more often than text; then all names of the margin must be known.
  const found = others.flatMap((edge) => marginAt(lines, edge) ?? []);
  return found.find(({ names }) => [...names].every(({ text }) => isKnown(text))) ?? brokenName(lines);
}

/** A section name whose two words are in the first cells of two lines: `Technical    Java` over `Skills    Spring`. */
function brokenName(lines: readonly LayoutLine[]): HeadingMargin | null {
  const at = lines.findIndex((line, index) => {
    const next = lines[index + 1];
    const [first, second] = [firstCell(line), next ? firstCell(next) : ''];
    if (first === '' || second === '' || isKnown(first)) return false;
    const [whole, last] = [headingOfPhrase(`${first} ${second}`), headingOfPhrase(second)];
    return whole?.isExact === true && whole.section === (last?.section ?? whole.section);
  });
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next) return null;
  const [{ 0: gap = 0 }, { 0: other = 0 }] = [line.gaps, next.gaps];
  const name = { ...joinLines(partOf(line, 0, gap), partOf(next, 0, other)), box: line.box, gaps: [] };
  // The name's style is not that of the text next to it.
  const plain = { isBold: false, boldLead: 0, relativeSize: lines[at + 2]?.relativeSize ?? line.relativeSize };
  const rest = [partOf(line, gap), partOf(next, other)].map((part) => ({ ...part, ...plain }));
  const result = [...lines.slice(0, at), name, ...rest, ...lines.slice(at + 2)];
  return { lines: result, names: new Set([name]) };
}

/** The first of several cells of a line, if it may be a part of a section name. */
function firstCell({ text, gaps: [gap], bulletDepth }: LayoutLine): string {
  const cell = text.slice(0, gap ?? 0).trim();
  return bulletDepth === 0 && /^\p{Lu}\p{L}+$/u.test(cell) ? cell : '';
}

/** Lines with the section names of a margin on lines of their own. */
interface HeadingMargin {
  lines: LayoutLine[];
  names: Set<LayoutLine>;
}

/** Whether section names have lines of their own. */
const hasHeadings = (lines: readonly LayoutLine[]): boolean =>
  lines.filter(({ text, gaps, bulletDepth }) => gaps.length === 0 && bulletDepth === 0 && isKnown(text)).length >=
  minRows;

/** The rows of a document with the text at a left edge. */
function rowsAt(lines: readonly LayoutLine[], edge: number): Row[] {
  const rows = lines.map((line) => rowOf(line, edge));
  // Without positions the first cell is a name by its words, alone or with the cell above or below.
  return rows.map((row, index) => {
    const { name } = row;
    const [line, above, below] = [lines[index], rows[index - 1]?.name, rows[index + 1]?.name];
    if (name === null || line?.box !== null || isKnown(name.text)) return row;
    const isPart = [
      [above, name],
      [name, below],
    ].some(([first, second]) => first && second && isKnown(`${first.text} ${second.text}`));
    return isPart ? row : { name: null, rest: line };
  });
}

function marginAt(lines: readonly LayoutLine[], edge: number): HeadingMargin | null {
  const rows = rowsAt(lines, edge);
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
  if (found.every(({ box }) => box === null))
    return found.length >= minRows && !hasHeadings(lines) ? { lines: result, names: new Set(found) } : null;
  const isMargin = known.length >= minHeadings && known.length * 4 >= found.length * 3;
  return isMargin ? { lines: result, names: new Set(found) } : null;
}
