import { findDates } from '../../text/dates';
import { onceFor } from '../../text/once-for';
import type { Atom } from './atoms';

/** A date or a period with what stands beside it is no longer than this. */
export const longestDate = 45;
/** Letters beside a date that do not make it anything else: brackets, a dot. */
const mostBeside = 5;

/** Whether a text is nothing but dates. */
export function isOnlyDates(text: string): boolean {
  const covered = findDates(text).reduce((sum, date) => sum + date.end - date.start, 0);
  return covered > 0 && text.length - covered <= mostBeside;
}

/** Whether a cell is nothing but a date or a period. */
export const isDateCell = onceFor(
  ({ text }: Atom): boolean => text.length <= longestDate && /\d{2}/.test(text) && isOnlyDates(text),
);

/** Whether a cell is nothing but a period. */
export const isPeriodCell = (atom: Atom): boolean =>
  isDateCell(atom) && findDates(atom.text).some((date) => date.isRange);
