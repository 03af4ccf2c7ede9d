import type { DateRange } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import type { EducationLine, EducationSegment } from './education-lines';

/** The parts of an entry found so far. */
export interface Draft {
  school: EducationSegment | null;
  degree: EducationSegment | null;
  extra: EducationSegment[];
  place: EducationSegment | null;
  dates: { range: DateRange; line: LayoutLine } | null;
  gpa: string;
}

export const emptyDraft = (): Draft => ({ school: null, degree: null, extra: [], place: null, dates: null, gpa: '' });
export const hasContent = (draft: Draft): boolean => draft.school !== null || draft.degree !== null;

/** Whether a line is only the second date of a period that a date column has on two lines. */
function isEndOf(range: DateRange, { line, dates, segments }: EducationLine): boolean {
  const [date] = dates;
  const isAlone = segments.length === 0 && dates.length === 1 && line.text.trim().length <= 12;
  return isAlone && date?.isRange === false && !range.isRange && (range.from || range.to) < (date.from || date.to);
}

/** Whether a line has a part that the current entry already has, so that it begins the next entry. */
export function beginsNext(draft: Draft, line: EducationLine, isDateFirst: boolean): boolean {
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

/** Adds the parts of a line. */
export function take(draft: Draft, line: EducationLine): void {
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
