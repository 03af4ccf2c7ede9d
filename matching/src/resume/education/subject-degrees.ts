import type { DegreeMatch } from '../../taxonomy/degrees';

/** A degree that is told by its subject and a noun alone. */
export interface SubjectDegree extends DegreeMatch {
  subject: string;
}

/** No subject is longer. */
const subjectFirst = /^(\p{L}[\p{L}\s&/'’-]{2,60}?) (degree|diploma|qualification)(?!\p{L})/iu;
const subjectLast = /^(degree|diploma|qualification) in (\p{L}[\p{L}\s&/'’-]{2,60})/iu;
/** Small words of a sentence, which no subject has, and words that tell a level instead of a subject. */
const noSubject =
  /(?:^|\s)(?:an?|the|my|no|some|any|of|in|for|with|without|to|towards?|by|have|hold|holds|earned|completed|pursuing|double|joint|dual|graduate|postgraduate|relevant|related|equivalent|required|preferred)(?:\s|$)/i;

/** Who says `degree` and no more means the first one of a university. */
const typeOf = (noun: string): DegreeMatch['type'] => (noun.toLowerCase() === 'degree' ? 'bachelors' : 'vocational');

/**
 * The degree with which a text begins where people name the subject first, `Civil engineering degree`, or no letters of a
 * degree, `Degree in economics`; null where it begins otherwise.
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
