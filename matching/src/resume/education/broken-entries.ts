import { findDegrees } from '../../taxonomy/degrees';
import { isPlace } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { isCutOff, type ColumnWidths } from '../lines/wrapped-lines';
import { namesOnlyKind } from './campus-names';
import { isDetail, readEducationLine, type EducationLine } from './education-lines';
import { isSchoolName } from './school-names';

/** Words that are not a school's whole name, so the rest of a wrapped name. */
const bareSchool =
  /^(?:(?:polytechnic|state|technical|high|business|trade|community|vocational|preparatory|career|law|medical|of technology) ?)*(?:school|college|university|institute|academy|center|centre)?$/i;

const partEnd = /\s*[,;|(–—]\s*|\s-\s/;
const maxNameLength = 4;
/** A capitalized text without numbers that may begin the name of a school. */
const mayBeginName = (part: string): boolean =>
  part.split(' ').length <= maxNameLength && /^\p{Lu}/u.test(part) && !/\d/.test(part);

/** `BSc, Denby` over `State University, Ohio`: whether a school's name wraps to the next line. */
function isBrokenSchool(line: LayoutLine, next: LayoutLine, widths: ColumnWidths): boolean {
  const begins = line.text.split(partEnd).at(-1) ?? '';
  const goesOn = next.text.split(partEnd)[0] ?? '';
  if (isSchoolName(line.text)) return namesOnlyKind(begins) && mayBeginName(goesOn) && widths.isFull(line, next);
  if (bareSchool.test(goesOn)) return true;
  const isPart = begins !== line.text && mayBeginName(begins) && findDegrees(begins).length === 0;
  return isPart && isSchoolName(goesOn) && goesOn.split(' ').length <= maxNameLength && widths.isFull(line, next);
}

/** Whether the name of a school or degree wraps to the next line. */
export function isBrokenEntry(line: LayoutLine, next: LayoutLine, widths: ColumnWidths): boolean {
  if (/,\s*$/.test(line.text)) return true;
  if (isDetail(next.text)) return false;
  if (isCutOff(line, next)) return findDates(next.text)[0]?.start !== 0;
  // A date before the entry does not end it.
  const isEnded = findDates(line.text).some(({ end }) => end * 2 > line.text.length);
  if (!isEnded && isBrokenSchool(line, next, widths)) return true;
  if (!widths.isFull(line, next) || findDates(line.text).length > 0) return false;
  const [first, second] = [readEducationLine(line), readEducationLine(next)];
  if (first.isDetail && isSchoolName(next.text)) return false;
  const hasContent = (read: EducationLine): boolean =>
    read.segments.some((segment) => segment.degree !== null || segment.isSchool);
  return (
    (hasContent(first) !== hasContent(second) &&
      !isPlace(next.text) &&
      line.text.split(' ').length > 1 &&
      next.text.split(' ').length <= 3 &&
      !/\d/.test(next.text)) ||
    /(?:[–—-])\s*$/.test(line.text)
  );
}
