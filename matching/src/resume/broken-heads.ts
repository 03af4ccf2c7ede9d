import { findDates } from '../text/dates';
import type { LayoutLine } from '../text/layout-line';
import { joinWhere } from './wrapped-lines';

/** A head of so many parts is told in one line: title, employer, place, period. */
const fewestParts = 3;
/** What of the last part but one may stand below, before the period: `NY | 2016 - 2017`. */
const restOfHead = /^(?:[^|]{1,30}\|)?\s*/;

/** Whether a head between upright strokes lacks the period with which the next line ends it. */
function isBrokenHead(line: LayoutLine, next: LayoutLine): boolean {
  if (line.bulletDepth > 0 || line.text.split('|').length < fewestParts || findDates(line.text).length > 0)
    return false;
  const from = restOfHead.exec(next.text)?.[0].length ?? 0;
  const isOpen = /\|\s*$/.test(line.text);
  if (isOpen === next.text.slice(0, from).includes('|')) return false;
  const [date] = findDates(next.text.slice(from));
  return date?.start === 0 && next.text.length - from - date.end <= 3;
}

/** Makes heads of positions whole that a narrow column broke before their period. */
export const joinBrokenHeads = (lines: readonly LayoutLine[]): LayoutLine[] => joinWhere(lines, isBrokenHead);
