import { trimmedRange } from '../../text/normalize';

/** An entry of a list as written, with its position in the line. */
export interface ListItem {
  text: string;
  start: number;
  end: number;
}

const opening = '([{';
const closing = ')]}';
const separators = new Set([
  ',',
  ';',
  '|',
  '•',
  '·',
  '●',
  '▪',
  '■',
  '◆',
  '♦',
  '►',
  '∙',
  '⋅',
  '‣',
  '\t',
  '、',
  '/',
  '*',
  '~',
]);
/** Signs that separate entries only with spaces around them; otherwise they belong to names and footnotes. */
const spacedSigns = new Set(['/', '*', '~']);

/** The usual separators of lists. */
export const listSeparator = /[,;|•·]/;

/** Two names of one entry: a single slash, or one next to other separators. */
const minSlashes = 2;

/** Whether slashes separate entries rather than two names of one: `CAD / CAM`. */
const areSeparated = (text: string): boolean =>
  text.split(' / ').length > minSlashes && !/[,;|•·]/.test(text.replace(/\([^)]*\)/g, ''));

const hasSpaces = (text: string, at: number): boolean => text[at - 1] === ' ' && text[at + 1] === ' ';

/** Whether a comma is inside a number: `10,000`. */
function isInNumber(text: string, at: number): boolean {
  return /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
}

/**
 * Splits a line at commas, semicolons, bullets and wide gaps, never inside brackets.
 * @param gaps Offsets at which a new cell of the line begins.
 */
export function splitItems(text: string, gaps: readonly number[]): ListItem[] {
  const items: ListItem[] = [];
  const cells = new Set(gaps);
  const hasSlashes = areSeparated(text);
  let depth = 0;
  let from = 0;
  const push = (to: number): void => {
    const raw = text.slice(from, to);
    const [start, end] = trimmedRange(raw);
    if (end > start) items.push({ text: raw.slice(start, end), start: from + start, end: from + end });
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (opening.includes(sign)) depth++;
    else if (closing.includes(sign)) depth = Math.max(0, depth - 1);
    const isBreak =
      cells.has(at) ||
      (depth === 0 &&
        separators.has(sign) &&
        (!spacedSigns.has(sign) || hasSpaces(text, at)) &&
        (sign !== '/' || hasSlashes) &&
        (sign !== ',' || !isInNumber(text, at)));
    if (!isBreak) continue;
    push(at);
    from = cells.has(at) ? at : at + 1;
  }
  push(text.length);
  return items;
}
