import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { compareDegreeTypes } from '@portal/domain/resumes/degree-type';
import { findDegrees } from '../taxonomy/degrees';
import type { JobLine } from './job-sections';

type YearRange = ParsedJob['experienceYears'];

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
};
const wordAlternatives = Object.keys(numberWords).join('|');
const yearsPattern = new RegExp(
  `\\b(\\d{1,2}|${wordAlternatives})(?:\\s?\\(\\d{1,2}\\))?\\s?(\\+|plus|or more)?\\s?(?:(?:-|–|—|to|bis)\\s?(\\d{1,2}|${wordAlternatives})\\s?\\+?)?\\s?(?:or more )?(?:\\+ ?)?(?:years?|yrs?|jahre?|ans|a[ñn]os)\\b`,
  'gi',
);
const aboutManagement =
  /\b(?:manag(?:ement|ing|erial|er)|supervis\w*|leadership|leading (?:a )?(?:team|people|staff)|people management|team lead\w*|führung\w*)\b/i;
const notExperience =
  /\b(?:years? old|age|founded|history|in business|anniversary|contract|for over \d+ years|has been|over the (?:last|past))\b/i;
/** `In the last three years`: when, and not how long. */
const ofLate = /\b(?:last|past)\s$/i;
const upTo = /\b(?:up to|maximum(?: of)?|no more than|less than|bis zu)\s*$/i;

/** Of the years before in the sentence so many were in charge: `5 years in payroll, 2 of them leading a team`. */
const partOfYears = new RegExp(`\\b(\\d{1,2}|${wordAlternatives}) of (?:them|those|these|which) ([^.;]{3,60})`, 'i');

const numberOf = (text: string): number => numberWords[text.toLowerCase()] ?? Number(text);

/** Reads the years of experience, in all and in management, that a job asks for. */
export function readYears(lines: readonly JobLine[]): { experience: YearRange; management: YearRange } {
  const experience: YearRange = { min: null, max: null };
  const management: YearRange = { min: null, max: null };
  for (const { line, section } of lines) {
    if (section === 'about' || section === 'benefits' || !/\d|year|jahr/i.test(line.text)) continue;
    for (const match of line.text.slice(0, 4000).matchAll(yearsPattern)) {
      const around = line.text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 70);
      if (notExperience.test(around) || ofLate.test(line.text.slice(0, match.index))) continue;
      const first = numberOf(match[1] ?? '');
      const second = match[3] === undefined ? null : numberOf(match[3]);
      if (!(first <= 40) || (second !== null && second <= first)) continue;
      const after =
        line.text.slice(match.index + match[0].length, match.index + match[0].length + 60).split(/[,;.]/)[0] ?? '';
      const isManagement =
        aboutManagement.test(after) &&
        !/\b(?:project|product|account|case|time|data|content|inventory) manage|\bmanaging (?:[\p{L}-]+ ){0,3}(?:projects?|programs?|programmes?|accounts?|products?|budgets?|content|inventory|data)\b/iu.test(
          after,
        );
      const target = isManagement ? management : experience;
      if (upTo.test(line.text.slice(0, match.index))) {
        target.max = first;
        continue;
      }
      if (target.min === null || (section !== 'preferred' && first > target.min && first <= 20)) {
        target.min = first;
        target.max = second;
      }
    }
  }
  for (const { line } of lines) {
    const match = partOfYears.exec(line.text.slice(0, 4000));
    if (match?.[1] && aboutManagement.test(match[2] ?? '')) management.min ??= numberOf(match[1]);
  }
  return { experience, management };
}

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
