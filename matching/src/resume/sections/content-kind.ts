import type { ResumeSection } from '@portal/domain/resumes/parsed-resume';
import { findCertifications } from '../../taxonomy/certifications';
import { findDegrees, type DegreeMatch } from '../../taxonomy/degrees';
import { lookUpSkill } from '../../taxonomy/skills';
import { isProse, startsWithVerb, titleScore } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { memoizeByObject } from '../../text/memoize-by-object';
import { isSchoolName } from '../education/school-names';
import { splitItems } from '../skills/list-items';
import { segmentsOf, type Segment } from '../work/segments';

/** Kinds of sections that the content alone identifies. */
export type ContentKind = Extract<ResumeSection, 'work' | 'education' | 'skills' | 'certifications'>;

/** Evidence of a single line. */
export interface LineEvidence {
  hasPeriod: boolean;
  hasDate: boolean;
  /** It has a job title, alone or between separators. */
  isTitled: boolean;
  /** It is a complete head of a position: title, employer and period. */
  isWholeHead: boolean;
  /** It has an employer next to its period. */
  isEmployed: boolean;
  isLearning: boolean;
  isCertificate: boolean;
  isRunning: boolean;
  /** Entries of a list in the line, and how many of them are known skills. */
  items: number;
  known: number;
}

const maxItemLength = 5;

/** Whether the parts of a line are a title and an employer, in either order. */
function isWhole(segments: readonly Segment[]): boolean {
  const names = segments.filter(({ isPlace }) => !isPlace);
  const title = names.find((segment) => segment.title >= minTitle && findDegrees(segment.text).every(isShortDegree));
  return title !== undefined && names.some((segment) => segment !== title && segment.title < 1);
}

const minTitle = 0.6;
const minCompany = 0.75;
const isShortDegree = ({ isShort }: { isShort: boolean }): boolean => isShort;

/** The form of a field of study after a degree's abbreviation. */
const field = /^(?:\s*\((?:Hons\.?|Honours|Honors)\))?(?:,| in| of| -| –)? \p{Lu}\p{Ll}{2,}/u;

/** The text after the full name of a degree. */
const inField = /^(?: degree)?(?:,| in | of | \(|$)/i;

/** Whether a line begins with a degree in a field, even without a year. `MS Office` does not. */
function opensWithDegree(text: string, degree: DegreeMatch | undefined): boolean {
  if (!degree || degree.start > 0) return false;
  const [name = ''] = text.split(/[,;(|]/);
  const rest = text.slice(degree.end);
  return degree.isShort ? field.test(rest) && lookUpSkill(name.trim()) === undefined : inField.test(rest);
}

/** Collects the evidence of a line, once for all steps that split sections. */
export const evidenceOf = memoizeByObject((line: LayoutLine): LineEvidence => {
  const text = line.text.slice(0, 300);
  const dates = findDates(text);
  const isRunning = isProse(text) && !line.isBold && lookUpSkill(text) === undefined;
  const isTask = startsWithVerb(text) && titleScore(text.split(',')[0] ?? '') < 1;
  const isHeadish = line.bulletDepth === 0 && !isTask && text.length <= 120;
  const degrees = findDegrees(text);
  const isDated = dates.length > 0;
  const isDegree = opensWithDegree(text, degrees[0]);
  const isLearning =
    isHeadish &&
    (!isRunning || ((isDated || isDegree) && text.length <= 110)) &&
    (isDegree || isSchoolName(text) || degrees.some((degree) => !degree.isShort || isDated));
  const hasPeriod = dates.some((date) => date.isRange);
  const segments =
    isHeadish && (!isRunning || dates.length > 0) && !/\S@\S/.test(text) ? segmentsOf(line, dates, 0) : [];
  const isTitled = segments.some((segment) => segment.title >= 1);
  const certificates = text.length <= 90 ? findCertifications(text) : [];
  const covered = certificates.reduce((sum, { start, end }) => sum + end - start, 0);
  const items = isRunning && !text.includes(',') ? [] : splitItems(text.replace(/\.$/, ''), line.gaps);
  const short = items.filter((item) => item.text.split(' ').length <= maxItemLength);
  return {
    hasPeriod,
    hasDate: dates.length > 0,
    isTitled,
    isWholeHead: hasPeriod && isWhole(segments),
    isEmployed: hasPeriod && segments.some(({ company }) => company >= minCompany),
    isLearning,
    isCertificate:
      covered * 2 >= text.length ||
      (certificates.length > 0 && !isTitled && text.length <= 60 && dates.length === 0 && !/[.;]\s+\p{Lu}/u.test(text)),
    isRunning,
    items: short.length >= 0.8 * items.length ? items.length : 0,
    known: short.filter((item) => lookUpSkill(item.text) !== undefined).length,
  };
});

/** Degrees given only by schools; a certificate may belong to a trade. */
const academic = new Set(['associates', 'bachelors', 'masters', 'doctorate']);

/** A bulleted school or degree is an entry only under a heading about education. */
const isBulletedSchool = ({ text, bulletDepth }: LayoutLine): boolean =>
  bulletDepth > 0 &&
  text.length <= 120 &&
  (isSchoolName(text) || findDegrees(text).some(({ type, isShort }) => !isShort && academic.has(type)));

const count = (evidence: readonly LineEvidence[], test: (one: LineEvidence) => boolean): number =>
  evidence.filter(test).length;

/**
 * What the lines under one heading are about, by their content.
 * @param hint The kind that the heading suggests; it decides when the content is inconclusive.
 */
export function contentKind(lines: readonly LayoutLine[], hint?: ResumeSection): ResumeSection | undefined {
  const evidence = lines.map((line) => evidenceOf(line));
  const titled = count(evidence, (one) => one.isTitled);
  const learning = count(evidence, (one) => one.isLearning && !one.isTitled);
  const periods = count(evidence, (one) => one.hasPeriod);
  const dated = count(evidence, (one) => one.hasDate);
  const certified = count(evidence, (one) => one.isCertificate && !one.hasPeriod);
  const items = evidence.reduce((sum, one) => sum + one.items, 0);
  const known = evidence.reduce((sum, one) => sum + one.known, 0);
  const running = count(evidence, (one) => one.isRunning && one.items < 3);
  const hasWork = titled > 0 && periods > 0;
  if (hint === 'work' && (hasWork || (dated > 0 && learning === 0))) return 'work';
  if (hint === 'education' && (learning > 0 || lines.some(isBulletedSchool))) return 'education';
  if (hasWork && titled >= learning) return 'work';
  if (learning > 0 && learning * 4 >= lines.length && learning > titled) return 'education';
  if (hint === 'certifications' && running * 2 <= lines.length && periods === 0) return 'certifications';
  if (certified * 2 >= lines.length && certified > 0 && hint !== 'skills') return 'certifications';
  if (periods === 0 && running * 3 <= lines.length && items >= 3) {
    if (hint === 'skills' || (known >= 3 && known * 3 >= items)) return 'skills';
  }
  if (running > 0 && (hint === 'summary' || (hint === undefined && running * 2 >= lines.length && dated === 0)))
    return hint === 'summary' ? 'summary' : undefined;
  return undefined;
}
