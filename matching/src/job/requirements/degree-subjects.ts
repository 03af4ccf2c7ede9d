/** Names of degrees with the words before their subject: `Bachelor's degree or diploma`. */
const degree = String.raw`(?:(?:degree|diploma|bachelor['’]?s?|master['’]?s?|associate['’]s(?: degree)?|associates? degree|doctorate|ph\.?\s?d\.?|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.s\.?|b\.a\.?|m\.a\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|llb|llm|hnc|hnd|postgraduate certificate|studium)(?![\p{L}]))`;
/** End of the subject: another clause, or words of another requirement. */
const end = String.raw`(?=[.;:(]|,?\s(?:and|or|plus|with|as well as)\s(?:\d|an?\s|at least|equivalent|(?:relevant |related |work |professional |comparable )?(?:experience|qualification)|\p{L}+\s(?:\(\d+\)\s)?years?)|\s(?:with|plus|required|preferred|desirable|is|are|from|strongly|who)\b|,\s(?:with|plus)\b|$)`;
const between = String.raw`(?:(?!\b(?:experience|years?|knowledge|work|skills?)\b)[^.;:,]){0,40}?`;
const subject = new RegExp(
  String.raw`(?<![\p{L}])${degree}${between}\s(?:of (?:applied )?(?:science|arts|engineering|technology) )?(?:in|of)\s(?<subjects>[^.;:(]{2,140}?)${end}`,
  'giu',
);
const alternatives = /,|\/|\sor\s/u;
const blanks = (part: string): string => ' '.repeat(part.length);

/**
 * Blanks alternative degree subjects: `a degree in law, nursing or similar` requires neither. A single subject is kept,
 * as it names the work.
 */
export function withoutAlternativeSubjects(text: string): string {
  return text.replace(subject, (part, subjects: string) => (alternatives.test(subjects) ? blanks(part) : part));
}

/** Blanks degrees that are named with a subject. */
export function withoutDegrees(text: string): string {
  return text.replace(subject, blanks);
}
