import type { LayoutLine } from '../../text/layout-line';

/** What forms and applications to public employers tell of a position beside its work: pay, hours, grade, supervisor. */
const administrative =
  /^(?:(?:starting|ending|final|annual|base|current)? ?(?:salary|pay)|(?:average )?hours(?: per week| worked)?|supervisor(?:'s name)?|(?:okay|may we|may i|ok) (?:to )?contact\b.{0,40}|series|grade|pay plan|gs[- ]?level|security clearance|reason (?:for|of) leaving|number (?:of employees )?supervised|employment type|type of employment)\b\s*[:#]/i;
/** How long a position has lasted, in a line by itself, as profiles of networks tell it. */
const duration =
  /^\(?\d{1,2} (?:yrs?|years?|ans?|jahre?|años?|ann[io]|anos?|jaar)(?:,? (?:and |et |und |y |e )?\d{1,2} (?:mos?|months?|mois|monate?|mes(?:es)?|mes[ei]|maand(?:en)?))?\)?$|^\(?\d{1,2} (?:mos?|months?|mois|monate?|mes(?:es)?|mes[ei]|maand(?:en)?)\)?$/i;

/** Takes out of a section of positions what is neither a part of their heads nor told of their work. */
export const withoutFormDetails = (lines: readonly LayoutLine[]): readonly LayoutLine[] =>
  lines.filter(({ text }) => text.length > 120 || !(administrative.test(text) || duration.test(text.trim())));
