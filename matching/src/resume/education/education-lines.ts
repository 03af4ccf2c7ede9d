import { findDegrees, type DegreeMatch } from '../../taxonomy/degrees';
import { findDates, type DateRange } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { isPlace } from '../../text/classify';
import { trimmedRange } from '../../text/normalize';
import { isFamousCity, isKnownCity, isState } from '../../text/place-names';
import { isCollegeOf, isOneCampus, isSystem, namesOnlyKind } from './campus-names';
import { segmentsOf, type Segment } from '../work/segments';
import { isSchoolName } from './school-names';
import { findSubjectDegree, type SubjectDegree } from './subject-degrees';

/** A line of an education section with its parts. */
export interface EducationLine {
  line: LayoutLine;
  segments: EducationSegment[];
  dates: readonly DateRange[];
  gpa: string;
  /** The field of study on a line of its own. */
  major: string;
  isDetail: boolean;
}

export interface EducationSegment extends Segment {
  degree: DegreeMatch | SubjectDegree | null;
  isSchool: boolean;
}

const gpaPattern =
  /\b(?:c?gpa|grade point average|cumulative gpa|grade|notendurchschnitt|note|abschlussnote)\b\s*(?:of|:|=|-|–)?\s*((?:[0-9]{1,3}[.,][0-9]{1,3}|[0-9]{1,3})(?:\s?(?:\/|out of)\s?[0-9]{1,3}(?:[.,][0-9]{1,2})?|\s?%)?)/iu;
const percentage = /\bwith (?:an? )?(?:aggregate (?:of )?)?(\d{2,3}(?:\.\d{1,2})?\s?%)/iu;
const gpaAfter = /\b([0-4]\.\d{1,2}(?:\s?\/\s?[45](?:\.0{1,2})?)?)\s+(?:c?gpa)\b/iu;
const detail =
  /^(?:relevant |key |selected )?(?:coursework|courses|modules|thesis|dissertation|activities|honou?rs?:|awards?|member|minor|dean'?s list|clubs|societies|subjects|study abroad|focus|concentration|specialization|gpa|cgpa|magna|cum|summa|graduated (?:with|magna|summa|cum)|first class|second class|distinction|scholarship|president|captain|capstone|electives|final project|grade|majors?(?= in |:)|(?:cumulative|overall|major|final|current|weighted|unweighted) (?:c?gpa|grade|average))\b/i;
/** `Major in Mathematics; Minor in Music` */
const majorLine = /^majors?(?: in|:)\s+([^;.|]{2,60}?)(?=\s*(?:[;.|]|,? (?:and )?minors?\b|$))/i;

/** Whether a line has details of the studies: honors, subjects, a thesis. */
export const isDetail = (text: string): boolean => detail.test(text);

/** Reads the parts of a line of an education section. */
export function readEducationLine(line: LayoutLine): EducationLine {
  const dates = findDates(line.text);
  const stated = gpaPattern.exec(line.text) ?? gpaAfter.exec(line.text) ?? percentage.exec(line.text);
  const gpa = stated?.[1] ?? '';
  const isOnlyDetail = isDetail(line.text) || line.text.length > 160;
  const read = isOnlyDetail
    ? []
    : segmentsOf(withoutGpa(line, stated), dates, 0).flatMap((segment) => splitSegment(segment));
  // `MA` after a town is a state when the school is before it, or with a degree in the same line.
  const segments = joinCampus(read).map((segment, index, all) => {
    const isOfPlace =
      all.slice(0, index).some((other) => other.isSchool) || all.some((other) => other.degree && !other.isPlace);
    return segment.isPlace && segment.degree && isOfPlace ? { ...segment, degree: null } : segment;
  });
  return { line, segments, dates, gpa, major: majorLine.exec(line.text)?.[1] ?? '', isDetail: isOnlyDetail };
}

/** A line without the grade behind its school or degree: `Silver State University GPA 3.8`. */
function withoutGpa(line: LayoutLine, stated: RegExpExecArray | null): LayoutLine {
  if (!stated || stated.index === 0 || /[([]\s*$/.test(line.text.slice(0, stated.index))) return line;
  const end = stated.index + stated[0].length;
  const text = line.text.slice(0, stated.index) + ' '.repeat(stated[0].length) + line.text.slice(end);
  return { ...line, text };
}

/** Whether the town after a school's name is part of it. */
const ownsTown = (school: string): boolean => isSystem(school) || namesOnlyKind(school);

/**
 * Adds the town after the comma to schools named by their campus, and the college before federal universities:
 * `University of California, Berkeley`, `Goldsmiths, University of London`.
 */
function joinCampus(segments: readonly EducationSegment[]): EducationSegment[] {
  const joined: EducationSegment[] = [];
  for (const segment of segments) {
    const school = joined[joined.length - 1];
    const isBehind = school?.line === segment.line && segment.start - school.end === 2;
    if (isBehind && segment.isSchool && isCollegeOf(school.text, segment.text)) {
      joined[joined.length - 1] = { ...segment, text: `${school.text}, ${segment.text}`, start: school.start };
      continue;
    }
    if (!school?.isSchool || !isBehind || !segment.isPlace || !ownsTown(school.text)) {
      joined.push(segment);
      continue;
    }
    const [town = ''] = segment.text.split(', ');
    if (isState(town) && !isKnownCity(town)) {
      joined.push(segment);
      continue;
    }
    const end = segment.start + town.length;
    joined[joined.length - 1] = { ...school, text: `${school.text}, ${town}`, end };
    const rest = segment.text.slice(town.length + 2);
    if (rest !== '') joined.push({ ...segment, text: rest, start: end + 2 });
  }
  return joined;
}

const parts = /[^,;]+(?:,\s+(?:inc|ltd)\b\.?)?/gi;
const fromWord = /\s+(?:from|at|bei|an der|in the|–|—|-)\s+(?=\p{Lu})/u;
/** `JNTU Hyderabad in`, before the year of the degree. */
const leadsToYear = /\s+(?:in|en|im)\s*$/i;
/** `Universität Bern (Note 1,6)` */
const gradeInBrackets = /\s*\((?:abschlussnote|note|grade|c?gpa)\b[^()]*\)\s*$/i;

function describe(whole: EducationSegment | Segment, from: number, to: number): EducationSegment {
  const named = whole.text.slice(from, to).replace(gradeInBrackets, '');
  const raw = isSchoolName(named) ? named.replace(leadsToYear, '') : named;
  const [start, end] = trimmedRange(raw);
  const text = raw.slice(start, end);
  const at = whole.start + from + start;
  const degree = isLikelySchoolOnly(text) ? null : (findDegrees(text)[0] ?? findSubjectDegree(text));
  return {
    ...whole,
    text,
    start: at,
    end: at + text.length,
    degree,
    isSchool: isSchoolName(text),
    isPlace: isPlace(text),
  };
}

/** Splits a segment with a degree, a school and a town at the commas and words between them. */
function splitSegment(segment: Segment): EducationSegment[] {
  const whole = describe(segment, 0, segment.text.length);
  if (!whole.isSchool) return splitAtFrom(segment, whole);
  const bracketDepths = depths(segment.text);
  const pieces = [...segment.text.matchAll(parts)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .reduce<{ from: number; to: number }[]>((kept, piece) => {
      const last = kept[kept.length - 1];
      if (last && (bracketDepths[piece.from] ?? 0) > 0) last.to = piece.to;
      else kept.push({ ...piece });
      return kept;
    }, [])
    .flatMap((piece) => {
      const cut = fromWord.exec(segment.text.slice(piece.from, piece.to));
      const before = segment.text.slice(piece.from, piece.from + (cut?.index ?? 0)).trim();
      if (!cut || !(findDegrees(before)[0] ?? findSubjectDegree(before))) return [piece];
      return [
        { from: piece.from, to: piece.from + cut.index },
        { from: piece.from + cut.index + cut[0].length, to: piece.to },
      ];
    });
  const described = pieces.map((piece) => describe(segment, piece.from, piece.to));
  const first = described.findIndex((piece) => piece.isSchool);
  const last = described.findLastIndex((piece) => piece.isSchool);
  if (first < 0) return [whole];
  const result: EducationSegment[] = [];
  const [firstPiece, lastPiece, before, after] = [pieces[first], pieces[last], pieces[first - 1], pieces[last + 1]];
  if (!firstPiece || !lastPiece) return [whole];
  if (before) result.push({ ...describe(segment, 0, before.to), isSchool: false });
  const isCampus =
    after !== undefined &&
    isOneCampus(segment.text.slice(firstPiece.from, lastPiece.to)) &&
    described[last + 1]?.degree === null;
  const school = describe(segment, firstPiece.from, isCampus ? after.to : lastPiece.to);
  result.push({ ...splitTown(school), degree: before || !school.degree ? null : school.degree });
  const rest = pieces[last + (isCampus ? 2 : 1)];
  if (rest) {
    const tail = describe(segment, rest.from, segment.text.length);
    const isTown = tail.degree === null && !tail.isSchool && tail.text.split(' ').length <= 4;
    result.push({ ...tail, isPlace: tail.isPlace || isTown });
  }
  return result;
}

/** A word that leads to the school: `B.Tech from JNTU Hyderabad`. */
const leadsToSchool = /\s+from\s+(?=\p{Lu})/u;

/** A degree and the unrecognized school after `from`. */
function splitAtFrom(segment: Segment, whole: EducationSegment): EducationSegment[] {
  const cut = leadsToSchool.exec(segment.text);
  if (!cut || !whole.degree || whole.degree.end > cut.index) return [whole];
  const behind = cut.index + cut[0].length;
  const school = describe(segment, behind, segment.text.replace(leadsToYear, '').length);
  return [describe(segment, 0, cut.index), { ...school, degree: null, isSchool: true, isPlace: false }];
}

/** The bracket depth at each offset. */
function depths(text: string): number[] {
  let depth = 0;
  return text.split('').map((sign) => {
    if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    return depth;
  });
}

/** Schools whose name ends with their town. */
const namedAfterTown =
  /^(?:loyola university (?:chicago|new orleans|maryland)|(?:imperial|king'?s|university) college (?:london|dublin|cork)|trinity college dublin|(?:ravensbourne|queen mary|regent'?s) university london|indiana university (?:bloomington|indianapolis)|purdue university (?:fort wayne|northwest|indianapolis)|washington university(?: in)? st\.? louis|(?:johnson & wales|embry-riddle|concordia) university \p{L}+|technische universität \p{L}+|tu \p{L}+|freie universität berlin)/iu;

/** `Wexmouth University Nottingham`: a well-known town after the word for a school. */
function splitTown(school: EducationSegment): EducationSegment {
  if (!/\b(?:university|college|school|institute|academy|polytechnic)\b/i.test(school.text)) return school;
  if (namedAfterTown.test(school.text)) return school;
  const words = school.text.split(' ');
  const schoolAt = words.findLastIndex((word) => isSchoolName(word));
  for (let cut = schoolAt + 1; cut < words.length; cut++) {
    const previous = words[cut - 1] ?? '';
    if (!isFamousCity(words.slice(cut).join(' ')) || /^(?:of|de|at|in|di|da|do|del|the|zu|van|der)$/i.test(previous))
      continue;
    const text = words.slice(0, cut).join(' ');
    if (isOneCampus(text) || namesOnlyKind(text)) return school;
    return { ...school, text, end: school.start + text.length };
  }
  return school;
}

/** `Boston College`, `School of Business`: a school whose name contains the word for a degree. */
function isLikelySchoolOnly(text: string): boolean {
  if (!isSchoolName(text)) return false;
  return findDegrees(text).every(
    (degree) =>
      degree.isShort || /^(?:master|intermediate|diploma|certificate)$/i.test(text.slice(degree.start, degree.end)),
  );
}
