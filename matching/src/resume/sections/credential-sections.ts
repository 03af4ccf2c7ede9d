import { findCertifications } from '../../taxonomy/certifications';
import { isProse } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { phraseKey } from '../../text/normalize';
import { headingOfPhrase } from './section-headings';
import type { Section } from './section';

const credential = /\b(?:licen[cs]ed?|certifi(?:ed|cate|cation)|accredited|chartered|sworn|permit|first aid|cpr)\b/i;
const maxLength = 80;
/** Kinds whose headings are used for all sorts of credentials. */
const vagueKinds = new Set(['other', 'awards', 'publications', 'associations', 'skills']);

/** Headings for lists of courses, which are credentials when the resume has no other. */
const trainings = new Set(
  [
    'training',
    'trainings',
    'training and development',
    'professional development',
    'professional training',
    'professional development and training',
    'continuing education',
    'continuing professional development',
    'further training',
    'additional training',
    'job related training',
    'courses',
    'courses and training',
    'training and courses',
    'additional courses',
    'short courses',
    'professional courses',
    'workshops and courses',
    'seminars and courses',
  ].map(phraseKey),
);

/** Whether a line is only the name of a certificate or license. */
export const isCredentialLine = ({ text }: LayoutLine): boolean =>
  text.length <= maxLength && !isProse(text) && (credential.test(text) || findCertifications(text).length > 0);

/** Whether the heading is vague: unlisted, ambiguous, or with several kinds. */
function isVague({ kind, also, heading }: Section): boolean {
  if (!heading || !vagueKinds.has(kind)) return false;
  const known = headingOfPhrase(heading.text);
  return known === undefined || !known.isExact || known.isAmbiguous || also.length > 0;
}

/** Whether a section lists courses on one or two lines each. */
function isTraining({ heading, lines }: Section): boolean {
  if (!heading || lines.length === 0 || !trainings.has(phraseKey(heading.text))) return false;
  const short = lines.filter(({ text }) => text.length <= maxLength + 20 && !isProse(text));
  return short.length * 3 >= lines.length * 2 && !lines.some(({ text }) => findDates(text).some(lastsYears));
}

const lastsYears = ({ isRange, from, to }: { isRange: boolean; from: string; to: string }): boolean =>
  isRange && (to === 'present' || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > 1);

/**
 * When there is no section of certificates, one with mostly certificates under a vague heading (`Papers`), or one that
 * lists courses (`Training`), becomes one.
 */
export function nameCredentials(sections: readonly Section[]): Section[] {
  const isNamed = sections.some(
    (section) =>
      section.lines.length > 0 &&
      (section.kind === 'certifications' || (section.also.includes('certifications') && !isVague(section))),
  );
  if (isNamed) return [...sections];
  const named = sections.map((section): Section => {
    const count = section.lines.filter(isCredentialLine).length;
    const isMostly = count > 0 && count * 2 >= section.lines.length;
    return isMostly && isVague(section) ? { ...section, kind: 'certifications', also: [] } : section;
  });
  if (named.some(({ kind }) => kind === 'certifications')) return named;
  return named.map((section) => (isTraining(section) ? { ...section, kind: 'certifications', also: [] } : section));
}
