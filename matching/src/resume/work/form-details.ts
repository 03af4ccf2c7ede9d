import type { LayoutLine } from '../../text/layout-line';

/** Administrative details in forms and applications to public employers: pay, hours, grade, supervisor. */
const administrative =
  /^(?:(?:starting|ending|final|annual|base|current)? ?(?:salary|pay)|(?:average )?hours(?: per week| worked)?|supervisor(?:'s name)?|(?:okay|may we|may i|ok) (?:to )?contact\b.{0,40}|series|grade|pay plan|gs[- ]?level|security clearance|reason (?:for|of) leaving|number (?:of employees )?supervised|employment type|type of employment)\b\s*[:#]/i;
/** The duration of a position on a line of its own, as in saved profiles. */
const duration =
  /^\(?\d{1,2} (?:yrs?|years?|ans?|jahre?|años?|ann[io]|anos?|jaar)(?:,? (?:and |et |und |y |e )?\d{1,2} (?:mos?|months?|mois|monate?|mes(?:es)?|mes[ei]|maand(?:en)?))?\)?$|^\(?\d{1,2} (?:mos?|months?|mois|monate?|mes(?:es)?|mes[ei]|maand(?:en)?)\)?$/i;

/** Removes lines of a work section that belong neither to heads nor to descriptions. */
export const withoutFormDetails = (lines: readonly LayoutLine[]): readonly LayoutLine[] =>
  lines.filter(({ text }) => text.length > 120 || !(administrative.test(text) || duration.test(text.trim())));
