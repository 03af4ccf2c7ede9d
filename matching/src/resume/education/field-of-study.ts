import type { Draft } from './education-draft';
import type { EducationSegment } from './education-lines';

const fieldOfStudy = /^\p{Lu}[\p{L}\s&,/'()-]{2,60}$/u;
/** Words of results, which fields of study do not have. */
export const honors =
  /\b(?:hons?|honou?rs|cum laude|distinction|first class|gpa|minor|summa|magna|with|graduated|expected|anticipated|completed|finished|in progress|dean|2[:.][12])\b/i;

/** Results and completion after the degree. */
const results = [
  String.raw`(?:(?:final|overall) |[0-4]\.\d{1,2} )?(?:c?gpa|grade)\b[^)]{0,25}\)?`,
  String.raw`(?:(?:not|partly|fully) )?(?:completed|finished|conferred)\)?`,
  String.raw`(?:in progress|anticipated|expected|ongoing)\b[^()]{0,40}\)?`,
  'mention (?:assez bien|très bien|bien|passable)',
  String.raw`(?:graduated )?(?:summa|magna|cum) ?(?:cum )?(?:laude)?\)?`,
  String.raw`(?:with (?:first[- ]class |high )?(?:distinction|hono(?:u)?rs|merit)|(?<=,\s)(?:distinction|merit|class(?: of)?))\)?`,
  String.raw`(?<=[(,;]\s?)(?:final|overall)(?: (?:grade|mark|score|result))?\)?`,
  String.raw`(?:with a )?minor in [^,;)]{3,40}\)?`,
  '2[:.][12]',
  String.raw`(?<=[(,]\s?)(?:distinction|merit|commendation|first)\)?`,
  String.raw`1st(?: class)?`,
  String.raw`(?:first|upper second|lower second|second)[- ]class(?: (?:upper|lower)(?: division)?)?(?: hono(?:u)?rs)?`,
];
const remarkInBrackets = String.raw`\s*\([^()]*\b(?:completed|in progress|credits|anticipated|expected)\b[^()]*\)`;
/** Results at the end of a degree. */
export const result = new RegExp(String.raw`${remarkInBrackets}$|[\s,;(–—-]+(?:${results.join('|')})\)?$`, 'i');
/** A preposition without a field after it: `High School Diploma in`. */
export const leadsNowhere = /\s+(?:in|en|of|im|-|–)\s*$/i;

/** Whether a segment is in the line below: lists there are subjects, not the field. */
const isInNextLine = (degree: EducationSegment, segment: EducationSegment): boolean => segment.start - degree.end === 1;

/** Whether only signs are between a degree and a segment of its line. */
const isBehind = (degree: EducationSegment, segment: EducationSegment): boolean =>
  !isInNextLine(degree, segment) && segment.start - degree.end <= maxBetween;
/** Maximum number of signs between a degree and its field: `BSc – Physics`. */
export const maxBetween = 4;

/** `degree`, `(Hons)` right after the name of a degree. */
const rank = /^\s*(?:degree|\(hons\.?\)|\(honou?rs\)|hons\.?\)?|honou?rs\)?)\s*/i;
const leadsToField =
  '(?:in|of|en|em|în|im fach|für|zum|zur|als|major in|major|majoring in|with a major in|with a focus on)';
/** The text after a degree, after brackets, signs and prepositions. */
const behindDegree = new RegExp(
  String.raw`^[\s,.:–—(-]*(?:\(\w+\)\s*)?(?:${leadsToField}(?=[\s:]))?\s*[:,–—(-]?\s*(.*)$`,
  'i',
);
const behindField =
  /\s*[,;(]?\s*(?:minor|hons|honou?rs|with|(?:[0-4]\.\d{1,2} )?gpa|magna|summa|cum laude|first class).*$/i;
const minLength = 2;

/** The field of study in the words after a degree's name. */
function fieldIn(words: string): string {
  const rest = words.replace(/^\)/, '').replace(rank, '');
  const named = behindDegree.exec(rest)?.[1] ?? '';
  return named.replace(/\)$/, '').replace(behindField, '').replace(result, '').trim();
}

/**
 * The field of study in the degree's own text, or in the phrase next to it.
 * @returns As `tail` the phrase, when it is the field.
 */
export function majorOf({ degree, extra }: Draft): { major: string; tail: EducationSegment | null } {
  if (!degree?.degree) return { major: '', tail: null };
  if ('subject' in degree.degree) return { major: degree.degree.subject, tail: null };
  const major = fieldIn(degree.text.slice(degree.degree.end));
  if (major.length >= minLength) return { major, tail: null };
  const before = fieldBefore(degree);
  if (before !== '') return { major: before, tail: null };
  const tail = extra.find((segment) => isAdjacentField(degree, segment)) ?? null;
  return { major: tail?.text ?? '', tail };
}

/** The field before a degree that ends its text: `Informatik, Bachelor of Science`, `Hemşirelik Lisans`. */
export function fieldBefore({ text, degree }: EducationSegment): string {
  if (!degree || 'subject' in degree || degree.start === 0 || /\p{L}/u.test(text.slice(degree.end))) return '';
  const before = text.slice(0, degree.start).replace(/[\s,;:–—(-]+$/, '');
  return fieldOfStudy.test(before) && !honors.test(before) && !before.includes(',') ? before : '';
}

const isAdjacentField = (degree: EducationSegment, segment: EducationSegment): boolean =>
  segment.line === degree.line &&
  !(degree.degree?.type === 'certification' && !isBehind(degree, segment)) &&
  segment.start >= degree.end &&
  !(isInNextLine(degree, segment) && segment.text.includes(',')) &&
  fieldOfStudy.test(segment.text) &&
  !honors.test(segment.text);
