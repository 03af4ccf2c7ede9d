import type { ParsedEducation } from '@portal/domain/resumes/parsed-resume';
import { findDegrees } from '../../taxonomy/degrees';
import { partOf, type LayoutLine } from '../../text/layout-line';
import { recordProvenance, type Found, type ProvenanceMap } from '../../text/span';
import { staysOf, type Stay } from '../lines/career-events';
import { barSlashes } from '../lines/slash-separators';
import { joinWhere, type ColumnWidths } from '../lines/wrapped-lines';
import { isBrokenEntry } from './broken-entries';
import { beginsNext, emptyDraft, hasContent, take, type Draft } from './education-draft';
import { readEducationLine, type EducationLine, type EducationSegment } from './education-lines';
import { fieldBefore, leadsNowhere, majorOf, maxBetween, result } from './field-of-study';
import { cutSchool, programmeOf, schoolOf } from './school-of-entry';
import { isTableHead } from './table-heads';

/** An education entry with the position of each part. */
export interface FoundEducation {
  value: ParsedEducation;
  found: { school?: Found; degree?: Found; dates?: Found };
}

/** Degrees that may follow an earlier one at the same school; other degrees have their own school. */
const higher = new Set(['bachelors', 'masters', 'doctorate', 'professional', 'associates']);

/** Assigns the school to several degrees below its name. */
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

/** A degree with its field as written, without results. */
function degreeIn(text: string, degree: EducationSegment, field: EducationSegment | null): Found {
  const end = field && field.start - degree.end <= maxBetween ? field.end : degree.end;
  const isFieldApart = fieldBefore(degree) !== '' && /,\s*$/.test(degree.text.slice(0, degree.degree?.start));
  const start = degree.start + (isFieldApart ? (degree.degree?.start ?? 0) : 0);
  const value = text.slice(start, end).replace(result, '').replace(praise, '').replace(leadsNowhere, '');
  return { value, start, end: start + value.length, confidence: degree.degree ? 0.92 : 0.5 };
}
/** Honors before another remark: `magna cum laude, GPA 3.8`. */
const praise = /[\s,(]+(?:(?:summa|magna) )?cum laude\)?$/i;

const foundSchool = ({ text, start, end, isSchool }: EducationSegment): Found => ({
  value: text,
  start,
  end,
  confidence: isSchool ? 0.92 : 0.45,
});

/** The entry of a draft; null without a school and a degree. */
function entryOf(draft: Draft, text: string): FoundEducation | null {
  if (!hasContent(draft)) return null;
  if (!draft.school) cutSchool(draft);
  draft.degree ??= draft.school || draft.extra.length > 1 ? programmeOf(draft) : null;
  const school = schoolOf(draft);
  const { major, tail } = majorOf(draft);
  const degree = draft.degree && degreeIn(text, draft.degree, tail);
  const range = draft.dates?.range;
  const value: ParsedEducation = {
    school: school?.text ?? '',
    degree: degree?.value ?? '',
    degreeType: draft.degree?.degree?.type ?? findDegrees(school?.text ?? '')[0]?.type ?? '',
    major: major || draft.major,
    startDate: range?.from ?? '',
    endDate: range?.to === 'present' ? '' : (range?.to ?? ''),
    gpa: draft.gpa,
    location: draft.place?.text ?? '',
  };
  const found: FoundEducation['found'] = {};
  if (school) found.school = foundSchool(school);
  if (degree) found.degree = degree;
  if (draft.dates) {
    const { line, range } = draft.dates;
    const [start, end] = [line.start + range.start, line.start + range.end];
    found.dates = { value: value.endDate, start, end, confidence: 0.85 };
  }
  return { value, found };
}

/** Whether a line has data to keep; descriptions have none. */
const hasData = ({ isDetail, gpa, major, dates }: EducationLine): boolean =>
  !isDetail || gpa !== '' || major !== '' || dates.length > 0;
/** Whether a bulleted line belongs to the entry above: it names neither a school nor a degree. */
const mayBeOfEntry = ({ line, segments }: EducationLine): boolean =>
  line.bulletDepth === 0 || segments.some(({ degree, isSchool }) => degree ?? isSchool);

/** The lines of a section as drafts of its entries. */
function draftsOf(lines: readonly EducationLine[]): Draft[] {
  const isDateFirst = lines[0]?.dates[0]?.start === 0;
  let draft = emptyDraft();
  const drafts = [draft];
  const kept = lines.filter(hasData);
  for (const [at, line] of kept.entries()) {
    if (!line.isDetail && beginsNext(draft, line, { isDateFirst, next: kept[at + 1] })) {
      draft = emptyDraft();
      drafts.push(draft);
    }
    if (line.isDetail) {
      draft.gpa ||= line.gpa;
      draft.major ||= line.major;
    } else if (mayBeOfEntry(line)) take(draft, line);
  }
  return drafts;
}

/** A school stated by events: its name and the faculty. */
function draftOfStay({ event, dates }: Stay): Draft {
  const { line, at, name, rest } = event;
  const read = readEducationLine(partOf(line, at));
  const [segment] = read.segments;
  const part = (value: string): EducationSegment[] => {
    const start = line.start + line.text.indexOf(value, at);
    return segment && value !== '' ? [{ ...segment, text: value, start, end: start + value.length, degree: null }] : [];
  };
  const [school = null] = part(name).map((found) => ({ ...found, isSchool: true }));
  return { ...emptyDraft(), school, extra: part(rest), dates: { range: dates, line } };
}

const maxEntries = 50;

/**
 * Reads the entries of the education sections.
 * @param sections The lines of each education section, in reading order.
 * @param text The document's whole text.
 */
export function readEducation(sections: readonly LayoutLine[][], text: string, widths: ColumnWidths): FoundEducation[] {
  const entries = sections.flatMap((section) => {
    const lines = section.filter((line) => !isTableHead(line));
    const stays = staysOf(lines);
    if (stays) return stays.flatMap((stay) => entryOf(draftOfStay(stay), text) ?? []);
    const whole = joinWhere(lines, (line, next) => isBrokenEntry(line, next, widths));
    const drafts = draftsOf(barSlashes(whole, 'education').map(readEducationLine));
    return drafts.flatMap((draft) => entryOf(draft, text) ?? []);
  });
  return inheritSchools(entries).slice(0, maxEntries);
}

/** Records the positions of the parts of each entry. */
export function recordEducation(map: ProvenanceMap, entries: readonly FoundEducation[]): void {
  entries.forEach(({ found, value }, index) => {
    recordProvenance(map, `education.${index}.school`, found.school);
    recordProvenance(map, `education.${index}.degree`, found.degree);
    if (value.endDate) recordProvenance(map, `education.${index}.endDate`, found.dates);
    if (value.startDate) recordProvenance(map, `education.${index}.startDate`, found.dates);
  });
}
