import { findDegrees, type DegreeMatch } from '../taxonomy/degrees';
import { findDates, type DateRange } from '../text/dates';
import type { LayoutLine } from '../text/layout-line';
import { fold } from '../text/normalize';
import { segmentsOf, type Segment } from './segments';

const schoolWord =
  /(?<!\p{L})(?:universit\p{L}{0,6}|universidad\p{L}{0,3}|universidade|uniwersytet|univ|uni|college|institut\p{L}{0,3}|instituto|istituto|school|academy|akademie|academia|polytechnic|politechnika|politecnico|hochschule|fachhochschule|berufsschule|gymnasium|lyc[eé]e|liceo|ecole|escuela|escola|scuola|conservator\p{L}{1,4}|seminary|faculty|facult\p{L}{1,3}|kolleg|schule|[a-z]{3,12}schule|berufskolleg|isd|tafe|iit|nit|mit|ucla|usc|nyu|eth|epfl|suny|cuny|iim|insead|hec|esade|lse|ucl|kth|bootcamp|coursera|udemy|udacity|edx|general assembly|le cordon bleu|training cent(?:er|re)|learning cent(?:er|re)|apprenticeship (?:program|council|committee)|jatc|local \d+|polytechnique|hogeschool|universiteit|rmit|unsw)(?!\p{L})/iu;
const notSchool = /\b(?:high school diploma|school board|school diploma|graduate school of)\b/i;

/** A line of an education section with what it says. */
export interface EducationLine {
  line: LayoutLine;
  segments: EducationSegment[];
  dates: DateRange[];
  gpa: string;
  isDetail: boolean;
}

export interface EducationSegment extends Segment {
  degree: DegreeMatch | null;
  isSchool: boolean;
}

const gpaPattern =
  /\b(?:c?gpa|grade point average|cumulative gpa|grade|notendurchschnitt|note|abschlussnote)\b\s*(?:of|:|=|-|–)?\s*((?:[0-9]{1,3}[.,][0-9]{1,3}|[0-9]{1,3})(?:\s?(?:\/|out of)\s?[0-9]{1,3}(?:[.,][0-9]{1,2})?|\s?%)?)/iu;
const gpaAfter = /\b([0-4]\.\d{1,2}(?:\s?\/\s?[45](?:\.0{1,2})?)?)\s+(?:c?gpa)\b/iu;
const detail =
  /^(?:relevant |key |selected )?(?:coursework|courses|modules|thesis|dissertation|activities|honou?rs?:|awards?|member|minor|dean'?s list|clubs|societies|subjects|study abroad|focus|concentration|specialization|gpa|cgpa|magna|cum|summa|graduated (?:with|magna|summa|cum)|first class|second class|distinction|scholarship|president|captain|capstone|electives|final project|grade)\b/i;

/** Whether a phrase names a place of learning. */
export function isSchoolName(text: string): boolean {
  return schoolWord.test(fold(text)) && !notSchool.test(text) && !/^(?:graduate|student|member) /i.test(text);
}

/** Reads what a line of an education section says. */
export function readEducationLine(line: LayoutLine): EducationLine {
  const dates = findDates(line.text);
  const gpa = gpaPattern.exec(line.text)?.[1] ?? gpaAfter.exec(line.text)?.[1] ?? '';
  const isDetail = detail.test(line.text) || line.text.length > 160;
  const segments = isDetail ? [] : segmentsOf(line, dates, 0).flatMap((segment) => splitSegment(segment));
  return { line, segments, dates, gpa, isDetail };
}

/** Cuts a segment with both a degree and a school at the comma or word between them. */
function splitSegment(segment: Segment): EducationSegment[] {
  const text = segment.text;
  const describe = (part: string, start: number): EducationSegment => {
    const degree = isLikelySchoolOnly(part) ? null : (findDegrees(part)[0] ?? null);
    return { ...segment, text: part, start, end: start + part.length, degree, isSchool: isSchoolName(part) };
  };
  const whole = describe(text, segment.start);
  if (!whole.isSchool || !findDegrees(text)[0]) return [whole];
  const cuts = [...text.matchAll(/,\s+|\s+(?:from|at|bei|an der|in the)\s+(?=\p{Lu})|\s*[;(]\s*/gu)];
  for (const cut of cuts) {
    const left = text.slice(0, cut.index);
    const rightStart = cut.index + cut[0].length;
    const right = text.slice(rightStart).replace(/\)$/, '');
    const [leftPart, rightPart] = [describe(left, segment.start), describe(right, segment.start + rightStart)];
    if (leftPart.degree && !leftPart.isSchool && rightPart.isSchool) return [leftPart, { ...rightPart, degree: null }];
    if (leftPart.isSchool && rightPart.degree && !rightPart.isSchool) return [{ ...leftPart, degree: null }, rightPart];
  }
  return [whole];
}

/** `Boston College`, `School of Business`: a name of a school whose words happen to hold a degree's. */
function isLikelySchoolOnly(text: string): boolean {
  if (!isSchoolName(text)) return false;
  return findDegrees(text).every(
    (degree) =>
      degree.isShort || /^(?:master|intermediate|diploma|certificate)$/i.test(text.slice(degree.start, degree.end)),
  );
}
