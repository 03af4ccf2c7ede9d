import type { ParsedEducation } from '@portal/domain/resumes/parsed-resume';
import { isDepartment, isPlace } from '../../text/classify';
import { findDates, type DateRange } from '../../text/dates';
import { findDegrees } from '../../taxonomy/degrees';
import type { LayoutLine } from '../../text/layout-line';
import { recordProvenance, type Found, type ProvenanceMap } from '../../text/span';
import { isCutOff, joinWhere, type ColumnWidths } from '../lines/wrapped-lines';
import { isTableHead } from './table-heads';
import { barSlashes } from '../lines/slash-separators';
import {
  isDetail,
  isSchoolName,
  readEducationLine,
  type EducationLine,
  type EducationSegment,
} from './education-lines';

/** A place of learning with where each part was found. */
export interface FoundEducation {
  value: ParsedEducation;
  found: { school?: Found; degree?: Found; dates?: Found };
}

interface Draft {
  school: EducationSegment | null;
  degree: EducationSegment | null;
  extra: EducationSegment[];
  place: EducationSegment | null;
  dates: { range: DateRange; line: LayoutLine } | null;
  gpa: string;
}

const emptyDraft = (): Draft => ({ school: null, degree: null, extra: [], place: null, dates: null, gpa: '' });
const hasContent = (draft: Draft): boolean => draft.school !== null || draft.degree !== null;

/** What no school is called by itself: the rest of a name that the column's edge has broken. */
const bareSchool =
  /^(?:(?:polytechnic|state|technical|high|business|trade|community|vocational|preparatory|career|law|medical|of technology) ?)*(?:school|college|university|institute|academy|center|centre)?$/i;

/** Whether the name of a school or degree was broken at the column's edge. */
function isBrokenEntry(line: LayoutLine, next: LayoutLine, widths: ColumnWidths): boolean {
  if (/,\s*$/.test(line.text)) return true;
  if (isDetail(next.text)) return false;
  if (isCutOff(line, next)) return findDates(next.text)[0]?.start !== 0;
  // A date before the entry ends nothing.
  const isEnded = findDates(line.text).some(({ end }) => end * 2 > line.text.length);
  if (bareSchool.test(next.text) && !isSchoolName(line.text) && !isEnded) return true;
  if (!widths.isFull(line, next) || findDates(line.text).length > 0) return false;
  const [first, second] = [readEducationLine(line), readEducationLine(next)];
  if (first.isDetail && isSchoolName(next.text)) return false;
  const says = (read: EducationLine): boolean =>
    read.segments.some((segment) => segment.degree !== null || segment.isSchool);
  return (
    (says(first) !== says(second) &&
      !isPlace(next.text) &&
      line.text.split(' ').length > 1 &&
      next.text.split(' ').length <= 3 &&
      !/\d/.test(next.text)) ||
    /(?:[–—-])\s*$/.test(line.text)
  );
}

/** Whether a line is nothing but the later date of a period that a column of dates tells in two lines. */
function isEndOf(range: DateRange, { line, dates, segments }: EducationLine): boolean {
  const [date] = dates;
  const isAlone = segments.length === 0 && dates.length === 1 && line.text.trim().length <= 12;
  return isAlone && date?.isRange === false && !range.isRange && (range.from || range.to) < (date.from || date.to);
}

/** Whether the line says something that the entry at hand has already: then it begins the next one. */
function beginsNext(draft: Draft, line: EducationLine, isDateFirst: boolean): boolean {
  if (!hasContent(draft) && draft.dates === null) return false;
  const brings = (test: (segment: EducationSegment) => boolean): boolean => line.segments.some(test);
  if (draft.school && brings((segment) => segment.isSchool)) return true;
  if (draft.degree && brings((segment) => segment.degree !== null && !segment.isSchool)) return true;
  if (isDateFirst && draft.dates && line.dates.length > 0 && hasContent(draft))
    return !isEndOf(draft.dates.range, line);
  const isComplete = draft.school !== null && draft.degree !== null;
  return (
    isComplete && draft.dates !== null && line.dates.length > 0 && line.segments.some((segment) => !segment.isPlace)
  );
}

function take(draft: Draft, line: EducationLine): void {
  for (const segment of line.segments) {
    if (segment.isSchool && !draft.school) draft.school = segment;
    else if (segment.degree && !draft.degree && !segment.isSchool) draft.degree = segment;
    else if (segment.degree && segment.isSchool && !draft.degree) draft.degree = segment;
    else if (segment.isPlace && !draft.place) draft.place = segment;
    else draft.extra.push(segment);
  }
  const range = line.dates.find((date) => date.isRange) ?? line.dates[0];
  if (range && !draft.dates) draft.dates = { range, line: line.line };
  draft.gpa ||= line.gpa;
}

const fieldOfStudy = /^\p{Lu}[\p{L}\s&,/'()-]{2,60}$/u;
const honors =
  /\b(?:hons?|honou?rs|cum laude|distinction|first class|gpa|minor|summa|magna|with|graduated|expected|anticipated|completed|finished|in progress|dean|2[:.][12])\b/i;

/** Whether a segment stands in the line below: what it lists there are subjects, no field. */
const isInNextLine = (degree: EducationSegment, segment: EducationSegment): boolean => segment.start - degree.end === 1;

/** The field of study in a degree's own words, or of the phrase beside it. */
function majorOf(draft: Draft): { major: string; tail: EducationSegment | null } {
  const degree = draft.degree;
  if (degree?.degree && 'subject' in degree.degree) return { major: degree.degree.subject, tail: null };
  if (degree?.degree) {
    const rest = degree.text
      .slice(degree.degree.end)
      .replace(/^\)/, '')
      .replace(/^\s*(?:degree|\(hons\.?\)|\(honou?rs\)|hons\.?\)?|honou?rs\)?)\s*/i, '');
    const named =
      /^[\s,.:–—(-]*(?:\(\w+\)\s*)?(?:(?:in|of|en|im fach|für|major in|major|majoring in|with a major in|with a focus on)(?=[\s:]))?\s*[:,–—(-]?\s*(.*)$/i.exec(
        rest,
      );
    const major = (named?.[1] ?? '')
      .replace(/\)$/, '')
      .replace(
        /\s*[,;(]?\s*(?:minor|hons|honou?rs|with|(?:[0-4]\.\d{1,2} )?gpa|magna|summa|cum laude|first class).*$/i,
        '',
      )
      .replace(result, '')
      .trim();
    if (major.length >= 2) return { major, tail: null };
    const next = draft.extra.find(
      (segment) =>
        segment.line === degree.line &&
        segment.start >= degree.end &&
        !(isInNextLine(degree, segment) && segment.text.includes(',')) &&
        fieldOfStudy.test(segment.text) &&
        !honors.test(segment.text),
    );
    if (next) return { major: next.text, tail: next };
  }
  return { major: '', tail: null };
}

/** What courses without a degree of their own are called. */
const programme =
  /\b(?:program(?:me)?|certificate|certification|course|training|apprentice(?:ship)?|diploma|studies|degree|class|level|coursework|exam|residency|internship|ausbildung|lehre|formation|curso|corso)\b|^(?:A\.?B\.?|B\.?Phil|BTS|CAP|BEP|NVQ|BTEC|HND|DEC|DEP|AEC)\b/iu;

/** How well one did behind the degree, and whether it is done. */
const results = [
  String.raw`(?:[0-4]\.\d{1,2} )?(?:c?gpa|grade)\b[^)]{0,25}\)?`,
  String.raw`(?:(?:not|partly|fully) )?(?:completed|finished|conferred)\)?`,
  String.raw`(?:in progress|anticipated|expected|ongoing)\b[^()]{0,40}\)?`,
  'mention (?:assez bien|très bien|bien|passable)',
  String.raw`(?:graduated )?(?:summa|magna|cum) ?(?:cum )?(?:laude)?\)?`,
  String.raw`with (?:first[- ]class |high )?(?:distinction|hono(?:u)?rs|merit)\)?`,
  String.raw`(?:with a )?minor in [^,;)]{3,40}\)?`,
  '2[:.][12]',
  String.raw`1st(?: class)?`,
  String.raw`(?:first|upper second|lower second|second)[- ]class(?: (?:upper|lower)(?: division)?)?(?: hono(?:u)?rs)?`,
];
const remarkInBrackets = String.raw`\s*\([^()]*\b(?:completed|in progress|credits|anticipated|expected)\b[^()]*\)`;
const result = new RegExp(String.raw`${remarkInBrackets}$|[\s,;(–—-]+(?:${results.join('|')})\)?$`, 'i');
/** A word that leads to a field which is not there: `High School Diploma in`. */
const leadsNowhere = /\s+(?:in|en|of|im|-|–)\s*$/i;

/** Degrees that one earns where one earned the one before; a school of its own stands beside all others. */
const higher = new Set(['bachelors', 'masters', 'doctorate', 'professional', 'associates']);

/** Several degrees under the name of one school. */
function inheritSchools(entries: readonly FoundEducation[]): FoundEducation[] {
  let last: FoundEducation | null = null;
  return entries.map((entry) => {
    const { school, degree } = last?.found ?? {};
    const isUnder: boolean =
      last !== null &&
      entry.value.school === '' &&
      higher.has(entry.value.degreeType) &&
      school !== undefined &&
      degree !== undefined &&
      school.start < degree.start;
    if (!isUnder || !last || !school) {
      last = entry;
      return entry;
    }
    return {
      value: { ...entry.value, school: last.value.school, location: entry.value.location || last.value.location },
      found: { ...entry.found, school: { ...school, confidence: 0.7 } },
    };
  });
}

/** `, Hillstate` or ` from Hillstate` at the end of a degree. */
const lastPart = /^(.{3,80}?)(?:,\s+|\s+(?:from|at)\s+)(\p{Lu}[^,;()]{1,40})$/u;

/** Degrees whose school people call by its town or its short name alone. */
const fromUniversities = new Set(['bachelors', 'masters', 'doctorate', 'professional']);

/**
 * Cuts a school that no word tells as one off the end of its degree, where the entry names no other:
 * `BSc Civil Engineering, Hillstate`. What stands behind the comma is a second field where the first is missing.
 */
function cutSchool(draft: Draft): void {
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
  if (major === '' || honors.test(rest) || isDepartment(rest) || degree.degree.end > name.length) return;
  draft.degree = { ...degree, text: name, end: degree.start + name.length };
  draft.school = { ...degree, text: rest, start: degree.end - rest.length, degree: null };
}

/** `Reading law in my own time`, `French, Geography, Drama`: what stands under schooling and names no place of it. */
function isRemark(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return remarkBegins.test(text) || text.split(', ').length > 2 || (words.length > 4 && small * 2 >= words.length);
}
const remarkBegins = /^(?:i|we|my|no|not|to|wants?|hopes?|would|with)\s/i;

/** The school of an entry; one that no word tells as a school is the first that stands beside the degree. */
function schoolOf({ school, extra, degree }: Draft): EducationSegment | null {
  const beside = extra.find(
    (segment) => !segment.isPlace && segment.text.length <= longestSchool && segment !== degree,
  );
  return school ?? (beside && !isRemark(beside.text) ? beside : null);
}
const longestSchool = 80;

/** A programme that no list of degrees knows, beside its school. */
const programmeOf = ({ extra }: Draft): EducationSegment | null =>
  extra.find(({ text, isPlace }) => !isPlace && /^\p{Lu}/u.test(text) && !honors.test(text) && programme.test(text)) ??
  null;

function finish(draft: Draft, text: string): FoundEducation | null {
  if (!hasContent(draft)) return null;
  if (!draft.school) cutSchool(draft);
  const school = schoolOf(draft);
  if (draft.school) draft.degree ??= programmeOf(draft);
  const { major, tail } = majorOf(draft);
  const degreeStart = draft.degree?.start ?? 0;
  const degreeEnd = tail && tail.start - (draft.degree?.end ?? 0) <= 4 ? tail.end : (draft.degree?.end ?? 0);
  const written = draft.degree ? text.slice(degreeStart, degreeEnd) : '';
  const degreeText = written.replace(result, '').replace(leadsNowhere, '');
  const range = draft.dates?.range;
  const value: ParsedEducation = {
    school: school?.text ?? '',
    degree: degreeText,
    degreeType: draft.degree?.degree?.type ?? findDegrees(school?.text ?? '')[0]?.type ?? '',
    major,
    startDate: range?.from ?? '',
    endDate: range?.to === 'present' ? '' : (range?.to ?? ''),
    gpa: draft.gpa,
    location: draft.place?.text ?? '',
  };
  const found: FoundEducation['found'] = {};
  if (school)
    found.school = {
      value: school.text,
      start: school.start,
      end: school.end,
      confidence: school.isSchool ? 0.92 : 0.45,
    };
  if (draft.degree)
    found.degree = {
      value: degreeText,
      start: degreeStart,
      end: degreeStart + degreeText.length,
      confidence: draft.degree.degree ? 0.92 : 0.5,
    };
  if (range && draft.dates) {
    const start = draft.dates.line.start;
    found.dates = { value: value.endDate, start: start + range.start, end: start + range.end, confidence: 0.85 };
  }
  return { value, found };
}

/**
 * Reads the places of learning of the education sections.
 * @param sections The lines of each education section, in reading order.
 * @param text The document's whole text.
 */
export function readEducation(sections: readonly LayoutLine[][], text: string, widths: ColumnWidths): FoundEducation[] {
  const entries: FoundEducation[] = [];
  for (const section of sections) {
    const lines = section.filter((line) => !isTableHead(line));
    const whole = joinWhere(lines, (line, next) => isBrokenEntry(line, next, widths));
    const read = barSlashes(whole, 'education').map(readEducationLine);
    const first = read[0];
    const isDateFirst = first !== undefined && first.dates.length > 0 && (first.dates[0]?.start ?? 1) === 0;
    let draft = emptyDraft();
    for (const line of read) {
      const isUseless = line.isDetail && line.gpa === '' && line.dates.length === 0;
      if (isUseless) continue;
      if (!line.isDetail && beginsNext(draft, line, isDateFirst)) {
        const done = finish(draft, text);
        if (done) entries.push(done);
        draft = emptyDraft();
      }
      if (line.isDetail) draft.gpa ||= line.gpa;
      else if (line.line.bulletDepth === 0 || line.segments.some((segment) => segment.degree ?? segment.isSchool))
        take(draft, line);
    }
    const done = finish(draft, text);
    if (done) entries.push(done);
  }
  return inheritSchools(entries).slice(0, 50);
}

/** Records where the parts of each entry came from. */
export function recordEducation(map: ProvenanceMap, entries: readonly FoundEducation[]): void {
  entries.forEach(({ found, value }, index) => {
    recordProvenance(map, `education.${index}.school`, found.school);
    recordProvenance(map, `education.${index}.degree`, found.degree);
    if (value.endDate) recordProvenance(map, `education.${index}.endDate`, found.dates);
    if (value.startDate) recordProvenance(map, `education.${index}.startDate`, found.dates);
  });
}
