import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { labelOf } from './entry-labels';

/** Administrative details in forms and applications to public employers: pay, hours, grade, supervisor. */
const administrative =
  /^(?:(?:starting|ending|final|annual|base|current)? ?(?:salary|pay)|(?:average )?hours(?: per week| worked)?|supervisor(?:'s name)?|(?:okay|may we|may i|ok) (?:to )?contact\b.{0,40}|series|grade|pay plan|gs[- ]?level|security clearance|reason (?:for|of) leaving|number (?:of employees )?supervised|employment type|type of employment)\b\s*[:#]/i;
/** The duration of a position on a line of its own, as in saved profiles. */
const duration =
  /^\(?\d{1,2} (?:yrs?|years?|ans?|jahre?|años?|ann[io]|anos?|jaar)(?:,? (?:and |et |und |y |e )?\d{1,2} (?:mos?|months?|mois|monate?|mes(?:es)?|mes[ei]|maand(?:en)?))?\)?$|^\(?\d{1,2} (?:mos?|months?|mois|monate?|mes(?:es)?|mes[ei]|maand(?:en)?)\)?$/i;

const labeled = /^\p{L}[^:：]{2,60}[:：]\s/u;

/**
 * Moves labeled titles and employers of a form above labeled lines of the same entry that are neither, as duties in the
 * European form are.
 */
export function liftNames(lines: readonly LayoutLine[]): readonly LayoutLine[] {
  const result: LayoutLine[] = [];
  const roles = lines.map(({ text }) => labelOf(text)?.role);
  const first = roles.find((role) => role === 'title' || role === 'employer');
  for (const [index, line] of lines.entries()) {
    const role = roles[index];
    let at = result.length;
    // The role that comes first begins the next entry.
    const isSecond = role !== first && (role === 'title' || role === 'employer');
    while (isSecond && at > 0 && isOtherDetail(result[at - 1])) at--;
    result.splice(at, 0, line);
  }
  return result;
}

/** Whether a labeled line of a form has neither a name nor dates. */
const isOtherDetail = (line: LayoutLine | undefined): boolean =>
  line !== undefined && labeled.test(line.text) && labelOf(line.text) === null && findDates(line.text).length === 0;

/** Removes lines of a work section that belong neither to heads nor to descriptions. */
export const withoutFormDetails = (lines: readonly LayoutLine[]): readonly LayoutLine[] =>
  lines.filter(({ text }) => text.length > 120 || !(administrative.test(text) || duration.test(text.trim())));
