import type { DegreeMatch } from '../../taxonomy/degrees';

/** A degree named only by its subject and a noun. */
export interface SubjectDegree extends DegreeMatch {
  subject: string;
}

/** Limits the length of a subject. */
const subjectFirst = /^(\p{L}[\p{L}\s&/'’-]{2,60}?) (degree|diploma|qualification)(?!\p{L})/iu;
const subjectLast = /^(degree|diploma|qualification) in (\p{L}[\p{L}\s&/'’-]{2,60})/iu;
/** Function words, which subjects do not have, and words for a level instead of a subject. */
const noSubject =
  /(?:^|\s)(?:an?|the|my|no|some|any|of|in|for|with|without|to|towards?|by|have|hold|holds|earned|completed|pursuing|double|joint|dual|graduate|postgraduate|relevant|related|equivalent|required|preferred)(?:\s|$)/i;

/** `degree` alone means a bachelor's. */
const typeOf = (noun: string): DegreeMatch['type'] => (noun.toLowerCase() === 'degree' ? 'bachelors' : 'vocational');

/**
 * The degree at the beginning of a text with the subject first, `Civil engineering degree`, or without a degree's
 * letters, `Degree in economics`; null otherwise.
 */
export function findSubjectDegree(text: string): SubjectDegree | null {
  if (!/^\p{Lu}/u.test(text)) return null;
  const [first, subject, noun] = subjectFirst.exec(text) ?? [];
  if (first !== undefined && subject !== undefined && noun !== undefined && !noSubject.test(subject))
    return { type: typeOf(noun), start: 0, end: first.length, isShort: false, subject };
  const [last, lastNoun, field] = subjectLast.exec(text) ?? [];
  if (last === undefined || lastNoun === undefined || field === undefined) return null;
  return { type: typeOf(lastNoun), start: 0, end: last.length, isShort: false, subject: field.trim() };
}
