import type { DateRange } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import type { EducationLine, EducationSegment } from './education-lines';
import { programmeOf } from './school-of-entry';

/** The parts of an entry found so far. */
export interface Draft {
  school: EducationSegment | null;
  degree: EducationSegment | null;
  extra: EducationSegment[];
  place: EducationSegment | null;
  dates: { range: DateRange; line: LayoutLine } | null;
  gpa: string;
  /** The field of study from a line of its own. */
  major: string;
}

export const emptyDraft = (): Draft => ({
  school: null,
  degree: null,
  extra: [],
  place: null,
  dates: null,
  gpa: '',
  major: '',
});
export const hasContent = (draft: Draft): boolean =>
  draft.school !== null || draft.degree !== null || isProgramme(draft);

/** Whether a line is only the second date of a period that a date column has on two lines. */
function isEndOf(range: DateRange, { line, dates, segments }: EducationLine): boolean {
  const [date] = dates;
  const isAlone = segments.length === 0 && dates.length === 1 && line.text.trim().length <= 12;
  return isAlone && date?.isRange === false && !range.isRange && (range.from || range.to) < (date.from || date.to);
}

/** Whether an entry has a degree or a programme without a degree. */
const namesStudies = (draft: Draft): boolean => draft.degree !== null || programmeOf(draft) !== null;

/** Whether an entry is a programme with an unrecognized school. */
const isProgramme = (draft: Draft): boolean =>
  programmeOf(draft) !== null && draft.extra.filter(({ isPlace }) => !isPlace).length > 1;

/** Whether an entry has an unrecognized school in a line above its degree: `Caltech` over `Ph.D., Physics`. */
const isNamedAbove = ({ degree, extra }: Draft): boolean =>
  degree !== null && extra.some(({ isPlace, end }) => !isPlace && end < degree.start);

/**
 * Whether an unrecognized name is above the degree of the next entry, as in the entry before it.
 * @param next The line below.
 */
const leadsToDegree = (draft: Draft, line: EducationLine, next: EducationLine | undefined): boolean =>
  isNamedAbove(draft) &&
  draft.dates !== null &&
  line.line.bulletDepth === 0 &&
  line.segments.filter(({ isPlace, degree }) => !isPlace && !degree).length === 1 &&
  next?.segments.some(({ degree, isSchool }) => degree !== null && !isSchool) === true;

/** Whether a line has a part that the current entry already has, so that it begins the next entry. */
export function beginsNext(
  draft: Draft,
  line: EducationLine,
  { isDateFirst, next }: { isDateFirst: boolean; next: EducationLine | undefined },
): boolean {
  if (!hasContent(draft) && draft.dates === null) return false;
  const brings = (test: (segment: EducationSegment) => boolean): boolean => line.segments.some(test);
  if (draft.school && brings((segment) => segment.isSchool)) return true;
  if (draft.degree && brings((segment) => segment.degree !== null && !segment.isSchool)) return true;
  if (leadsToDegree(draft, line, next)) return true;
  if (isDateFirst && draft.dates && line.dates.length > 0 && hasContent(draft))
    return !isEndOf(draft.dates.range, line);
  const isComplete = draft.school === null ? isNamedAbove(draft) || isProgramme(draft) : namesStudies(draft);
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
