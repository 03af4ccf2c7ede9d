import type { LayoutLine } from '../../text/layout-line';
import { phoneLabel } from './phone-label';

/** `512 • 555 • 0142`: the same sign between all groups of a number. */
const dottedNumber = /(?<![\d.+-])(?:\+\d{1,3} ?)?\(?\d{2,4}\)? ?([•·∙]) ?\d{3,4}(?: ?\1 ?\d{2,4}){1,3}(?!\d)/g;
const cellStart = /(?:^|[|•·∙\t])\s*$/;
const cellEnd = /^\s*(?:$|[|•·∙\t])/;
/** So many lines at the top hold contact data, and so many around an address of mail. */
const headLines = 8;
const besideEmail = 2;
/** So much of a line is looked at for numbers. */
const longest = 400;

/** Whether a line stands where contact data does: at the top, or beside an address of mail. */
const isAmongContactData = (lines: readonly LayoutLine[], at: number): boolean =>
  (lines[at]?.index ?? headLines) < headLines ||
  lines.slice(Math.max(0, at - besideEmail), at + besideEmail + 1).some(({ text }) => text.includes('@'));

/**
 * The beginning of a line with full stops for the signs between the groups of its telephone numbers. Such signs stand between
 * the entries of a list as well: a number has a label before it, or is a cell by itself among contact data.
 * @param at Which of the lines is read.
 * @returns a text in which all else stands where it stood.
 */
export function withJoinedNumbers(lines: readonly LayoutLine[], at: number): string {
  const { text: whole = '', gaps = [], bulletDepth = 0 } = lines[at] ?? {};
  const text = whole.slice(0, longest);
  const isCell = (start: number, end: number): boolean =>
    bulletDepth === 0 &&
    (cellStart.test(text.slice(0, start)) || gaps.includes(start)) &&
    (cellEnd.test(text.slice(end)) || gaps.some((gap) => gap >= end && text.slice(end, gap).trim() === '')) &&
    isAmongContactData(lines, at);
  return text.replace(dottedNumber, (number: string, _sign: string, start: number) => {
    const isNumber =
      phoneLabel.test(text.slice(Math.max(0, start - 20), start)) || isCell(start, start + number.length);
    return isNumber ? number.replace(/[•·∙]/g, '.') : number;
  });
}
