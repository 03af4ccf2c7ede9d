import { findCertifications } from '../../taxonomy/certifications';
import { isProse } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { phraseKey } from '../../text/normalize';
import { headingOfPhrase } from './section-headings';
import type { Section } from './sections';

const credential = /\b(?:licen[cs]ed?|certifi(?:ed|cate|cation)|accredited|chartered|sworn|permit|first aid|cpr)\b/i;
const longest = 80;
/** Kinds whose headings are used for papers of any sort. */
const vagueKinds = new Set(['other', 'awards', 'publications', 'associations', 'skills']);

/** Headings under which people list courses; they are papers where nothing else of the resume holds any. */
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

/** Whether a line by itself is the name of a certificate or licence. */
export const isCredentialLine = ({ text }: LayoutLine): boolean =>
  text.length <= longest && !isProse(text) && (credential.test(text) || findCertifications(text).length > 0);

/** Whether the heading leaves open what stands under it: nobody listed it, it is ambiguous, or it names several kinds. */
function isVague({ kind, also, heading }: Section): boolean {
  if (!heading || !vagueKinds.has(kind)) return false;
  const known = headingOfPhrase(heading.text);
  return known === undefined || !known.isExact || known.isAmbiguous || also.length > 0;
}

/** Whether a section lists courses, one in a line or two. */
function isTraining({ heading, lines }: Section): boolean {
  if (!heading || lines.length === 0 || !trainings.has(phraseKey(heading.text))) return false;
  const short = lines.filter(({ text }) => text.length <= longest + 20 && !isProse(text));
  return short.length * 3 >= lines.length * 2 && !lines.some(({ text }) => findDates(text).some(lastsYears));
}

const lastsYears = ({ isRange, from, to }: { isRange: boolean; from: string; to: string }): boolean =>
  isRange && (to === 'present' || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > 1);

/**
 * Where no section is known to hold certificates, one under a vague heading does that names little else (`Papers`), or
 * one that lists courses (`Training`).
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
