import { findDates } from '../../text/dates';
import { memoizeByObject } from '../../text/memoize-by-object';
import type { Atom } from './atoms';

/** Maximum length of a date or a period with the text around it. */
export const maxDateLength = 45;
/** Maximum number of other characters in a date cell: brackets, a dot. */
const maxOtherLetters = 5;

/** Whether a text consists only of dates. */
export function isOnlyDates(text: string): boolean {
  const covered = findDates(text).reduce((sum, date) => sum + date.end - date.start, 0);
  return covered > 0 && text.length - covered <= maxOtherLetters;
}

/** Whether a cell is only a date or a period. */
export const isDateCell = memoizeByObject(
  ({ text }: Atom): boolean => text.length <= maxDateLength && /\d{2}/.test(text) && isOnlyDates(text),
);

/** Whether a cell is only a period. */
export const isPeriodCell = (atom: Atom): boolean =>
  isDateCell(atom) && findDates(atom.text).some((date) => date.isRange);
