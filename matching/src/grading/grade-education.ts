import { compareDegreeTypes, degreeTypes, type DegreeType } from '@portal/domain/resumes/degree-type';
import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedEducation } from '@portal/domain/resumes/parsed-resume';
import { foldWords } from '../text/normalize';
import { quoteAt, spanAt } from './evidence-span';
import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import type { ImpersonalResume } from './impersonal-resume';
import { positionLine, sameWork, type Position } from './positions/positions';
import { totalMonths } from './positions/work-months';

const types = new Set<string>(degreeTypes);
const isDegreeType = (value: string): value is DegreeType => types.has(value);

/** Levels that employers distinguish; the parsing service's list has more. */
const steps: readonly (readonly DegreeType[])[] = [
  ['specialeducation', 'someHighSchoolOrEquivalent'],
  ['ged', 'secondary', 'highSchoolOrEquivalent'],
  ['certification', 'vocational', 'someCollege', 'HND_HNC_OrEquivalent', 'associates'],
  ['international', 'bachelors', 'somePostgraduate'],
  ['masters', 'intermediategraduate'],
  ['professional', 'postprofessional', 'doctorate', 'postdoctorate'],
];
const stepOf = (type: DegreeType): number => steps.findIndex((step) => step.includes(type));

const smallWords = new Set([
  'and',
  'of',
  'the',
  'in',
  'studies',
  'science',
  'sciences',
  'degree',
  'general',
  'or',
  'management',
  'engineering',
]);
/** Fields of study that employers accept for one another. */
const fields: readonly RegExp[] = [
  /comput|software|informati|data|cyber|informatik|programming|web/,
  /account|financ|econom|business|commerce|bank|audit|taxation|administration|\bbba\b|\bmba\b/,
  /nurs|health|medic|clinic|pharm|biomed|care|\bbsn\b|\bmsn\b|\badn\b/,
  /engineer|mechanic|electr|civil|industrial|manufactur|mechatron|physic|technology/,
  /market|communicat|journalis|advert|media|public relations|english/,
  /law|legal|juris|paralegal|politic|\bjd\b/,
  /educat|teach|pedagog|childhood|liberal|\bb ed\b|\bm ed\b/,
  /design|art|graphic|illustrat|visual|fine/,
  /biolog|chemis|biochem|life|environment|molecular/,
  /hospitality|culinary|hotel|tourism|food|restaurant/,
  /psycholog|sociolog|human resource|social|organi[sz]ation|\bmsw\b|\bbsw\b/,
  /supply|logistic|operations|transport/,
  /math|statist|quantitat|actuar|physic|analytic/,
  /construct|architect|civil|building|carpent/,
];

/** Fields that a degree's own name says: `B.Tech`, `BSN`. */
const namedFields: readonly (readonly [name: RegExp, field: string])[] = [
  [/^(?:b\.? ?tech|m\.? ?tech|b\.?e|m\.?e|b\.? ?eng|m\.? ?eng)\b/iu, 'engineering'],
  [/^(?:bsn|msn|adn|dnp)\b/iu, 'nursing'],
  [/^(?:llb|llm|j\.?d|juris)\b/iu, 'law'],
  [/^(?:b\.? ?com|m\.? ?com|bba|mba)\b/iu, 'business'],
  [/^(?:b\.? ?ed|m\.? ?ed)\b/iu, 'education'],
  [/^(?:bsw|msw)\b/iu, 'social work'],
];

const fieldsInName = (name: string): string[] =>
  namedFields.flatMap(([pattern, field]) => (pattern.test(name) ? [field] : []));

/** The fields of study that a job's degree asks for, by its words or by its name. */
function askedFields({ name, majors }: ParsedJob['degree']): readonly string[] {
  if (majors.length > 0) return majors;
  const named = fieldsInName(name);
  return named.length > 0 && /^\p{L}{3,}$/u.test(name) ? [...named, name] : named;
}

const unfinished =
  /\b(?:half|partly|partially|not|never|in)[- ](?:completed?|finished|progress)\b|\b(?:incomplete|unfinished|ongoing|enrolled|expected|anticipated|pursuing|candidate|dropped out|withdrew|studying)\b/iu;

/** Whether the line of a degree says that it is not there (yet): `Master of Music, half completed`. */
export const isUnfinished = (line: string): boolean => unfinished.test(line);

/** Closeness of a related field of study. */
const relatedField = 0.85;
const ofDegree =
  /\b(?:degrees?|bachelor\S*|master['’]?s|diploma|graduat\w+)\b|\b[BM]\. ?\p{Lu}\p{Ll}{3,}|\b[BM]\.?(?:Sc|A|S|Eng|Tech|Com|Ed)\b/u;

/**
 * Whether a line of a resume names a degree that was not read as one: `B. Occupational Therapy`. Then nobody can say that
 * the person has none.
 */
export const namesUnreadDegree = ({ workLines, education }: ImpersonalResume): boolean =>
  workLines.some(
    (line) => ofDegree.test(line) && !education.some(({ degree }) => degree !== '' && line.includes(degree)),
  );

/** A degree without a field counts between a related field and an unrelated one. */
const unknownField = 0.75;

/** Similarity of a field of study to the required ones: 1 same, 0.85 related, 0.5 other. */
function fieldCloseness(asked: readonly string[], held: string): number {
  if (asked.length === 0) return 1;
  const heldWords = foldWords(held);
  const text = heldWords.join(' ');
  if (asked.some((field) => foldWords(field).some((word) => !smallWords.has(word) && heldWords.includes(word))))
    return 1;
  const isNeighbour = fields.some(
    (field) => field.test(text) && asked.some((other) => field.test(foldWords(other).join(' '))),
  );
  if (isNeighbour) return 0.85;
  return fields.some((field) => field.test(text)) || heldWords.length > 4 ? 0.5 : unknownField;
}

interface Held {
  index: number;
  education: ParsedEducation;
  type: DegreeType;
  credit: number;
}

function creditOf(asked: DegreeType, held: DegreeType, closeness: number): number {
  const difference = stepOf(held) - stepOf(asked);
  const level = difference >= 0 ? 1 : difference === -1 ? 0.5 : difference === -2 ? 0.2 : 0.05;
  return level * closeness;
}

/** Share of the education that the person's work implies when the resume states less or none. */
const assumedShare = 0.4;

/** The position that best implies the required education, and how far. */
function assumedBy(positions: readonly Position[]): { position: Position; credit: number } | null {
  const worth = ({ similarity, recency }: Position): number => similarity * recency;
  const best = positions.reduce<Position | undefined>((a, b) => (a && worth(a) >= worth(b) ? a : b), undefined);
  return best && worth(best) > 0 ? { position: best, credit: worth(best) * assumedShare } : null;
}

/** How well the resume's degrees meet the requirement; fields of study count where the job names some. */
export function gradeEducation({ job, resume, positions }: GradeContext): CategoryResult {
  const asked = job.degree.type;
  if (!isDegreeType(asked)) return notAsked;
  const held = resume.education.flatMap((education, index): Held[] => {
    if (!isDegreeType(education.degreeType)) return [];
    const closeness = fieldCloseness(
      askedFields(job.degree),
      [education.degree, education.major, ...fieldsInName(education.degree)].join(' '),
    );
    return [{ index, education, type: education.degreeType, credit: creditOf(asked, education.degreeType, closeness) }];
  });
  const best = held.sort((a, b) => b.credit - a.credit || compareDegreeTypes(b.type, a.type))[0];
  const years = totalMonths(positions) / 12;
  const isWaivable = !job.degree.required || job.degree.name.endsWith('or equivalent');
  const waived = isWaivable && years >= Math.max(4, job.experienceYears.min ?? 4) ? 0.55 : 0;
  // Applied to everybody, so stating a lower degree is never worse than stating none.
  const assumed = assumedBy(positions);
  const credit = Math.max(best?.credit ?? 0, waived, assumed?.credit ?? 0);
  const item = {
    asked: [job.degree.name, job.degree.majors.join(', ')].filter((part) => part !== '').join(': '),
    required: job.degree.required,
    credit,
  };
  return {
    isAsked: true,
    unweightedScore: credit * 100,
    evidence: [
      evidence({
        ...item,
        ...(best ? heldDegree(best, asked, resume) : assumed ? impliedBy(assumed.position, resume) : {}),
      }),
    ],
  };
}

type FoundEvidence = Pick<GradeEvidence, 'found' | 'relation' | 'sentence' | 'span'> &
  Partial<Pick<GradeEvidence, 'outcome'>>;

function heldDegree(
  { index, education, type, credit }: Held,
  asked: DegreeType,
  resume: ImpersonalResume,
): FoundEvidence {
  const step = stepOf(type) - stepOf(asked);
  const span = spanAt(resume, `education.${String(index)}.degree`);
  const sentence = (span && quoteAt(resume, span)) || education.degree;
  const level = step > 0 ? 'higher' : step < 0 ? 'lower' : 'same';
  // A degree of another field does not meet the requirement, however high it is.
  const isOther = credit < relatedField || isUnfinished(sentence);
  return {
    found: education.degree,
    relation: step >= 0 && credit < 0.99 ? 'related' : level,
    ...(step >= 0 && isOther ? { outcome: 'near' as const, relation: 'related' as const } : {}),
    sentence,
    span,
  };
}

/** Only the job's own work implies a degree in a way that a reader sees. */
function impliedBy({ work, title, index, similarity }: Position, resume: ImpersonalResume): Partial<FoundEvidence> {
  if (similarity < sameWork) return { outcome: 'missing' };
  return {
    found: title,
    relation: 'implied',
    outcome: 'missing',
    sentence: positionLine({ work, index }, resume),
    span: spanAt(resume, `work.${String(index)}.title`),
  };
}
