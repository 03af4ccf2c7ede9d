import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { compareDegreeTypes } from '@portal/domain/resumes/degree-type';
import { findDegrees } from '../../taxonomy/degrees';
import type { JobLine } from '../job-sections';

const degreeCue =
  /\b(?:degree|bachelor|master|diploma|ph\.?d|mba|graduate|education|b\.?s\.?c?|b\.?a\.?|m\.?sc|[bm]\.?eng|ged|certificate|associate'?s|doctorate|studium|abschluss|dipl[oô]me|high school|bsn|msn|jd|j\.d|abitur|ausbildung|licenciatura|juris doctor|doctor of|associate of|laurea|mestrado)\b/i;
const equivalent =
  /\b(?:or (?:an )?equivalent|equivalent (?:work |professional )?experience|or related experience|or experience)\b/i;
const preferred = /\b(?:preferred|a plus|desirable|nice to have|advantage|ideally|bonus)\b/i;
const majorsPattern =
  /\b(?:degree|bachelor'?s?|master'?s?|associate'?s?|doctor|juris doctor|b\.?sc?\.?|m\.?sc?\.?|mba|diploma|ph\.?d\.?)\b[^.;]{0,40}?\b(?:of (?:applied )?(?:science|arts|engineering|technology|fine arts|business administration)\s+in|in|of)\s+([^.;()]{3,140})/i;

/** Reads the lowest degree a job accepts, its fields of study and whether it is required. */
export function readDegree(lines: readonly JobLine[]): ParsedJob['degree'] {
  const degree: ParsedJob['degree'] = { type: '', name: '', majors: [], required: false };
  for (const { line, section, isHeading } of lines) {
    if (isHeading || section === 'about' || section === 'benefits' || !degreeCue.test(line.text)) continue;
    for (const sentence of line.text.split(/(?<=[.;])\s+/)) {
      const found = findDegrees(sentence).filter(
        (match) =>
          !(match.isShort && !degreeCue.test(sentence)) &&
          !/^(?:certificate|intermediate|master|licen[cs]e|doctor|ma|ms|as|be|cap|diploma of|med|matric)$/i.test(
            sentence.slice(match.start, match.end),
          ),
      );
      const plain = /\b(?:university|college) degree\b|\bdegree in\b/i.test(sentence) && found.length === 0;
      const isRequired = section !== 'preferred' && !preferred.test(sentence);
      const lowest = found
        .filter((match) => match.type !== 'certification')
        .sort((a, b) => compareDegreeTypes(a.type, b.type))[0];
      const type = lowest?.type ?? (plain ? 'bachelors' : '');
      if (type === '' || (degree.type !== '' && (degree.required || !isRequired))) continue;
      degree.type = type;
      const name = lowest ? sentence.slice(lowest.start, lowest.end) : 'degree';
      degree.name = equivalent.test(sentence) ? `${name} or equivalent` : name;
      degree.required = isRequired;
      const majors = majorsPattern.exec(sentence)?.[1] ?? '';
      degree.majors = majors
        .split(/,|\bor\b|\/|\band\b/)
        .map((major) =>
          major
            .replace(
              /\b(?:a|an|related|similar|relevant|another|other|technical|field|discipline|area|of study|preferred|required|equivalent.*|experience.*)\b/gi,
              '',
            )
            .trim(),
        )
        .filter((major) => major.length > 2 && major.length < 50)
        .slice(0, 20);
    }
  }
  return degree;
}
