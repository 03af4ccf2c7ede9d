import type { LayoutLine } from '../../text/layout-line';
import { phoneLabel } from './phone-labels';

/** `512 • 555 • 0142`: the same sign between all groups of a number. */
const dottedNumber = /(?<![\d.+-])(?:\+\d{1,3} ?)?\(?\d{2,4}\)? ?([•·∙]) ?\d{3,4}(?: ?\1 ?\d{2,4}){1,3}(?!\d)/g;
const cellStart = /(?:^|[|•·∙\t])\s*$/;
const cellEnd = /^\s*(?:$|[|•·∙\t])/;
/** Number of lines with contact data at the top, and around an email address. */
const headLines = 8;
const nearEmail = 2;
/** Maximum number of characters read of a line. */
const maxLength = 400;

/** Whether a line is at the top or near an email address, where contact data is. */
const isAmongContactData = (lines: readonly LayoutLine[], at: number): boolean =>
  (lines[at]?.index ?? headLines) < headLines ||
  lines.slice(Math.max(0, at - nearEmail), at + nearEmail + 1).some(({ text }) => text.includes('@'));

/**
 * The beginning of a line with full stops in place of the signs between the groups of its phone numbers. They
 * also separate entries of a list, so a number needs a label before it or is a cell by itself among contact data.
 * @param at The index of the line.
 * @returns a text with unchanged offsets.
 */
export function withJoinedNumbers(lines: readonly LayoutLine[], at: number): string {
  const { text: whole = '', gaps = [], bulletDepth = 0 } = lines[at] ?? {};
  const text = whole.slice(0, maxLength);
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
