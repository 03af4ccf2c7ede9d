import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { compareDegreeTypes } from '@portal/domain/resumes/degree-type';
import { findDegrees } from '../../taxonomy/degrees';
import type { JobLine } from '../job-sections';

const degreeCue =
  /\b(?:degree|bachelor|master|diploma|ph\.?d|mba|graduate|education|b\.?s\.?c?|b\.?a\.?|m\.?sc|[bm]\.?eng|ged|certificate|associate'?s|doctorate|studium|abschluss|dipl[oô]me|high school|bsn|msn|jd|j\.d|abitur|ausbildung|licenciatura|juris doctor|doctor of|associate of|laurea|mestrado)\b/i;
const equivalent =
  /\b(?:or (?:an? )?equivalent|equivalent (?:work |professional )?experience|or related experience|or experience)\b/i;
/** Something other than a degree that is enough: `paralegal certificate or bachelor's degree`. */
const otherWay =
  /\b(?:certificat\w+|credentials?|qualification|apprenticeship|experience|licen[cs]e|training) or (?:an? )?(?:bachelor|master|associate|degree)|\bdegree or (?:an? )?(?:\p{L}+ )?(?:certificat\w+|apprenticeship|licen[cs]e|qualification|credential)/iu;
const preferred = /\b(?:preferred|a plus|desirable|nice to have|advantage|ideally|bonus)\b/i;
const majorsPattern =
  /\b(?:degree|bachelor'?s?|master'?s?|associate'?s?|doctor|juris doctor|b\.?sc?\.?|m\.?sc?\.?|mba|diploma|ph\.?d\.?)\b[^.;]{0,40}?\b(?:of (?:applied )?(?:science|arts|engineering|technology|fine arts|business administration)\s+in|in|of)\s+([^.;()]{3,140})/i;

/** `BS in civil engineering (MS preferred)`: what brackets add is about another degree. */
const inBrackets = /\([^)]*\b(?:degree|bachelor|master|ph\.?d|[bm]\.?s\.?c?|[bm]\.?a)\b[^)]*\)/giu;

/** Abbreviations of degrees that mean something else as often. */
const noDegree = /^(?:certificate|intermediate|master|licen[cs]e|doctor|ma|ms|as|be|cap|diploma of|med|matric)$/i;
/** A degree without details: `a college degree`. */
const anyDegree = /\b(?:university|college) degree\b|\bdegree in\b/i;
/** Phrases that name no field of study: `a related field`. */
const noMajor =
  /\b(?:a|an|related|similar|relevant|another|other|technical|near to it|close to it|the like|suitable|appropriate|comparable|field|discipline|area|of study|preferred|required|equivalent.*|experience.*)\b/gi;
const majorLength = { least: 3, most: 49 };
const maxMajors = 20;

/** Reads the lowest degree that a job accepts, its fields of study and whether it is required. */
export function readDegree(lines: readonly JobLine[]): ParsedJob['degree'] {
  let degree: ParsedJob['degree'] = { type: '', name: '', majors: [], required: false };
  for (const { line, section, isHeading } of lines) {
    if (isHeading || section === 'about' || section === 'benefits' || !degreeCue.test(line.text)) continue;
    for (const sentence of line.text.split(/(?<=[.;])\s+/)) {
      const isPreferred = preferred.test(sentence.replace(inBrackets, ''));
      const asked = degreeIn(sentence, section !== 'preferred' && !isPreferred);
      // Required wins over preferred.
      if (asked && (degree.type === '' || (asked.required && !degree.required))) degree = asked;
    }
  }
  return degree;
}

/** The lowest degree that a sentence names, or null. */
function degreeIn(sentence: string, required: boolean): ParsedJob['degree'] | null {
  const named = findDegrees(sentence).filter(
    ({ start, end, isShort }) => !(isShort && !degreeCue.test(sentence)) && !noDegree.test(sentence.slice(start, end)),
  );
  const lowest = named
    .filter(({ type }) => type !== 'certification')
    .sort((a, b) => compareDegreeTypes(a.type, b.type))[0];
  const isAny = named.length === 0 && anyDegree.test(sentence);
  if (!lowest && !isAny) return null;
  const name = lowest ? nameOf(sentence, lowest) : 'degree';
  return {
    type: lowest?.type ?? 'bachelors',
    name: equivalent.test(sentence) || otherWay.test(sentence) ? `${name} or equivalent` : name,
    majors: majorsIn(sentence)
      .filter((major) => !noSubject.test(major))
      .filter((major) => !name.toLowerCase().includes(major.toLowerCase())),
    required,
  };
}

/** A degree as written, with the bracket that it opens: `BSc (Hons)`. */
function nameOf(sentence: string, { start, end }: { start: number; end: number }): string {
  const name = sentence.slice(start, end);
  return name.includes('(') && !name.includes(')') && sentence.charAt(end) === ')' ? `${name})` : name;
}

/** The next demand of the sentence: `and be registered with the HCPC`. */
const noSubject = /^(?:be|being|have|having|hold|holding|registered|current|at least|minimum|with|you|must|plus)\b/iu;

/** `BSc (Hons) Quantity Surveying`, `BSc/MSc Occupational Therapy`. */
const majorBehind =
  /\b(?:B\.?Sc?|M\.?Sc?|BA|MA|B\.?Eng|M\.?Eng|B\.?Tech|B\.?Com)\.?(?: \(Hons?\.?\))? (\p{Lu}\p{Ll}{3,}(?:(?: (?:and|&))? \p{Lu}\p{Ll}{3,}){0,2})/u;

/** The fields of study that a sentence names after a degree. */
function majorsIn(sentence: string): string[] {
  const listed = majorsPattern.exec(sentence)?.[1] ?? majorBehind.exec(sentence)?.[1] ?? '';
  return listed
    .split(/,|\bor\b|\/|\band\b/)
    .map((major) => major.replace(noMajor, '').trim())
    .filter(({ length }) => length >= majorLength.least && length <= majorLength.most)
    .slice(0, maxMajors);
}
