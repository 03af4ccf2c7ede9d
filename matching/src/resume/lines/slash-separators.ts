import { isPlace, titleScore } from '../../text/classify';
import { findDegrees } from '../../taxonomy/degrees';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { isBody } from '../certificates/issuers';
import { isSchoolName } from '../education/school-names';

const slash = / \/ /g;

const maxHeadLength = 200;
const maxDateLength = 16;

/** The parts of a line between slashes with spaces; none for bulleted tasks. */
const partsOf = ({ text, bulletDepth }: LayoutLine): string[] =>
  bulletDepth > 0 || text.length > maxHeadLength ? [] : text.split(slash).map((part) => part.trim());

const endsWithPlace = (part: string): boolean => part.includes(', ') && isPlace(part.slice(part.indexOf(', ') + 2));

/** `Hill Farm, Leeds / Shepherd`: a title at one side only; two titles are one position. */
function isHeadLine([first = '', second = '', ...more]: readonly string[]): boolean {
  const titles = [first, second].filter((part) => titleScore(part) >= 0.6).length;
  return (
    more.length <= 1 && titles === 1 && [first, second].some((part) => endsWithPlace(part) || titleScore(part) === 0)
  );
}

/** `Hill College, Leeds / Diploma in Forestry`: a school at one side, a degree at the other. */
function isSchoolLine(parts: readonly string[]): boolean {
  const isDegree = (part: string): boolean => findDegrees(part).length > 0 && !isSchoolName(part);
  return parts.length > 1 && parts.some(isSchoolName) && parts.some(isDegree);
}

/** `Forklift Licence / Hill Training Centre / 2019`: only issuer and date follow the name. */
const isCertificateLine = ([, ...rest]: readonly string[]): boolean =>
  rest.some((part) => isBody(part) || (findDates(part)[0]?.start === 0 && part.length <= maxDateLength));

const tests = { work: isHeadLine, education: isSchoolLine, certifications: isCertificateLine };

/** Minimum number and share of lines that show the purpose of slashes. */
const minShown = 1;
const minShare = 0.5;

/**
 * Replaces slashes between the parts of entries by bars, as used in templates of word processors, when most lines with
 * slashes show that purpose. Offsets do not change.
 */
export function barSlashes(lines: readonly LayoutLine[], kind: keyof typeof tests): readonly LayoutLine[] {
  const split = new Set(lines.filter((line) => line.text.includes(' / ') && partsOf(line).length > 1));
  const shown = [...split].filter((line) => tests[kind](partsOf(line))).length;
  if (shown < minShown || shown < split.size * minShare) return lines;
  return lines.map((line) => (split.has(line) ? { ...line, text: line.text.replace(slash, ' | ') } : line));
}
