/** Names of degrees, with what people write around them before a subject: `Bachelor's degree or diploma`. */
const degree = String.raw`(?:(?:degree|diploma|bachelor['’]?s?|master['’]?s?|associate['’]s(?: degree)?|associates? degree|doctorate|ph\.?\s?d\.?|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.s\.?|b\.a\.?|m\.a\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|llb|llm|hnc|hnd|postgraduate certificate|studium)(?![\p{L}]))`;
/** What the subject ends with: another sentence or clause, or words of what else is asked. */
const end = String.raw`(?=[.;:(]|,?\s(?:and|or|plus|with|as well as)\s(?:\d|an?\s|at least|equivalent|(?:relevant |related |work |professional |comparable )?(?:experience|qualification)|\p{L}+\s(?:\(\d+\)\s)?years?)|\s(?:with|plus|required|preferred|desirable|is|are|from|strongly|who)\b|,\s(?:with|plus)\b|$)`;
const between = String.raw`(?:(?!\b(?:experience|years?|knowledge|work|skills?)\b)[^.;:,]){0,40}?`;
const subject = new RegExp(
  String.raw`(?<![\p{L}])${degree}${between}\s(?:of (?:applied )?(?:science|arts|engineering|technology) )?(?:in|of)\s(?<subjects>[^.;:(]{2,140}?)${end}`,
  'giu',
);
const alternatives = /,|\/|\sor\s/u;
const blanks = (part: string): string => ' '.repeat(part.length);

/**
 * A sentence with blanks for the subjects of degrees of which any will do: in `a degree in law, nursing or similar` neither law nor
 * nursing is asked for; a subject that stands alone is the work's own.
 */
export function withoutAlternativeSubjects(text: string): string {
  return text.replace(subject, (part, subjects: string) => (alternatives.test(subjects) ? blanks(part) : part));
}

/** A sentence with blanks for the degrees that it names with a subject. */
export function withoutDegrees(text: string): string {
  return text.replace(subject, blanks);
}
