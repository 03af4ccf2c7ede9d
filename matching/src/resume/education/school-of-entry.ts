import { companyScore, isDepartment } from '../../text/classify';
import { isKnownCity } from '../../text/place-names';
import type { Draft } from './education-draft';
import type { EducationSegment } from './education-lines';
import { honors, majorOf } from './field-of-study';

/** Names of courses without a degree. */
const programme =
  /\b(?:program(?:me)?|certificate|certification|course|training|apprentice(?:ship)?|diploma|studies|degree|class|level|coursework|exam|residency|internship|ausbildung|lehre|formation|curso|corso)\b|^(?:A\.?B\.?|B\.?Phil|BTS|CAP|BEP|NVQ|BTEC|HND|DEC|DEP|AEC)\b/iu;

const maxProgrammeLength = 60;

/** An unlisted program next to its school. */
export const programmeOf = ({ extra }: Draft): EducationSegment | null =>
  extra.find(
    ({ text, isPlace }) =>
      !isPlace &&
      text.length <= maxProgrammeLength &&
      /^\p{Lu}/u.test(text) &&
      !honors.test(text) &&
      programme.test(text),
  ) ?? null;

/** `, Hillstate` or ` from Hillstate` at the end of a degree. */
const lastPart = /^(.{3,80}?)(?:,\s+|\s+(?:from|at)\s+)([\p{Lu}\p{Lo}][^,;()]{1,40})$/u;

/** Degrees whose school is often written as its town or short name. */
const fromUniversities = new Set(['bachelors', 'masters', 'doctorate', 'professional']);

/**
 * Splits an unrecognized school from the end of its degree, when the entry has no other: `BSc Civil Engineering,
 * Hillstate`. Without a field the text after the comma is a second field.
 */
export function cutSchool(draft: Draft): void {
  const { degree, extra, place } = draft;
  if (!degree?.degree || extra.some((segment) => !segment.isPlace)) return;
  const [, name, rest] = lastPart.exec(degree.text) ?? [];
  if (name === undefined || rest === undefined) {
    const isTown =
      place !== null && !place.text.includes(',') && place.line === degree.line && place.start > degree.end;
    if (isTown && fromUniversities.has(degree.degree.type) && majorOf(draft).major !== '') draft.school = place;
    return;
  }
  const { major } = majorOf({ ...draft, degree: { ...degree, text: name } });
  if ((major === '' && !isPlaced(rest)) || honors.test(rest) || isDepartment(rest) || degree.degree.end > name.length)
    return;
  draft.degree = { ...degree, text: name, end: degree.start + name.length };
  draft.school = { ...degree, text: rest, start: degree.end - rest.length, degree: null };
}

/** Whether a name ends with a town or an organization: `UT Clinics San Antonio`, `Quarva Department of Health`. */
function isPlaced(name: string): boolean {
  const words = name.split(' ');
  const isTown = [1, 2, 3].some((count) => count < words.length && isKnownCity(words.slice(-count).join(' ')));
  return isTown || (words.length > 1 && companyScore(name) >= 0.5);
}

const remarkBegins = /^(?:i|we|my|no|not|to|wants?|hopes?|would|with)\s/i;

/** `Reading law in my own time`, `French, Geography, Drama`: text in an education section that names no school. */
function isRemark(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return remarkBegins.test(text) || text.split(', ').length > 2 || (words.length > 4 && small * 2 >= words.length);
}

const maxSchoolLength = 80;

/** The school of an entry; without a recognized one, the first part next to the degree. */
export function schoolOf({ school, extra, degree }: Draft): EducationSegment | null {
  const adjacent = extra.find(
    (segment) => !segment.isPlace && segment.text.length <= maxSchoolLength && segment !== degree,
  );
  return school ?? (adjacent && !isRemark(adjacent.text) ? adjacent : null);
}
