import { lookUpSkill } from '../../taxonomy/skills';
import type { LayoutLine } from '../../text/layout-line';
import { rowTolerance } from '../lines/row-tolerance';
import { type ColumnWidths, isCutOff } from '../lines/wrapped-lines';
import { isLevels } from './group-lines';
import { listSeparator } from './list-items';
import { colonLabel } from './list-labels';
import { nameCell } from './named-rows';

/** Three consecutive lines of a list. */
interface Neighbors {
  line: LayoutLine;
  next: LayoutLine;
  after: LayoutLine | undefined;
}

/** Minimum extra space between entries, in letter heights. */
const setApart = 0.4;

/** Whether the second of two lines is closer to the first than entries are. */
const isTight = (line: LayoutLine, next: LayoutLine, spacing: number): boolean =>
  spacing > next.spaceBefore + setApart &&
  next.spaceBefore < 0.25 &&
  [line, next].every((each) => each.gaps.length === 0 && !listSeparator.test(each.text) && each.words.length <= 4);

/** The usual space above a line. */
export function usualSpacing(lines: readonly LayoutLine[]): number {
  const spaces = lines.slice(1).map((line) => line.spaceBefore);
  return spaces.sort((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? 0;
}

/** Whether a line lists several entries; text in brackets belongs to one. */
const isSeparated = ({ text }: LayoutLine): boolean => listSeparator.test(text.replace(/\([^()]*\)/g, ''));

/** Whether two lines are flush right but not flush left, as in a right-aligned column. */
const isFlushRight = ({ box }: LayoutLine, { box: next }: LayoutLine): boolean =>
  box !== null && next !== null && Math.abs(box.right - next.right) < 1.5 && Math.abs(box.left - next.left) > 3;

/** Whether a line is at the right of the previous one, as with framed labels. */
const isAdjacent = ({ box }: LayoutLine, { box: next }: LayoutLine): boolean =>
  box !== null && next !== null && next.left >= box.right && Math.abs(next.top - box.top) <= rowTolerance;

/** Whether the next line continues an entry. */
export function isBrokenSkill(
  { line, next, after }: Neighbors,
  { widths, spacing, areRows }: { widths: ColumnWidths; spacing: number; areRows: boolean },
): boolean {
  if (isAdjacent(line, next) || colonLabel.test(next.text) || isLevels(next) || (areRows && nameCell(next) > 0))
    return false;
  if (isTight(line, next, spacing)) return true;
  if (line.text.split('(').length > line.text.split(')').length) return true;
  if (/[,;|•·:]\s*$/.test(line.text)) return false;
  if (/^\p{Ll}/u.test(next.text) && lookUpSkill(next.text) !== undefined && lookUpSkill(line.text) !== undefined)
    return false;
  if (isFlushRight(line, next) && line.words.length <= 2) return false;
  if (isCutOff(line, next) || /[–—-]\s*$/.test(line.text)) return true;
  const isOne = lookUpSkill(`${line.text} ${next.text}`) !== undefined;
  // `Spring` over `Boot`: the second line names nothing alone.
  if (isOne && lookUpSkill(next.text) === undefined && next.words.length === 1) return true;
  if (!widths.isFull(line, next)) return false;
  if (isSeparated(line)) return isSeparated(next) || after === undefined || !isSeparated(after);
  if (line.bulletDepth > 0) return true;
  return isOne && (lookUpSkill(line.text) === undefined || lookUpSkill(next.text) === undefined);
}
