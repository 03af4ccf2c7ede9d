import { findCertifications } from '../taxonomy/certifications';
import { isProse } from '../text/classify';
import type { LayoutLine } from '../text/layout-line';
import { headingOfPhrase } from './section-headings';
import type { Section } from './sections';

const credential = /\b(?:licen[cs]ed?|certifi(?:ed|cate|cation)|accredited|chartered|sworn|permit|first aid|cpr)\b/i;
const longest = 80;
/** Kinds whose headings are used for papers of any sort. */
const vagueKinds = new Set(['other', 'awards', 'publications', 'associations']);

/** Whether a line by itself is the name of a certificate or licence. */
export const isCredentialLine = ({ text }: LayoutLine): boolean =>
  text.length <= longest && !isProse(text) && (credential.test(text) || findCertifications(text).length > 0);

/** Whether the heading leaves open what stands under it: nobody listed it, it is ambiguous, or it names several kinds. */
function isVague({ kind, also, heading }: Section): boolean {
  if (!heading || !vagueKinds.has(kind)) return false;
  const known = headingOfPhrase(heading.text);
  return known === undefined || !known.isExact || known.isAmbiguous || also.length > 0;
}

/** Where no section is known to hold certificates, one under a vague heading does that names little else: `Papers`. */
export function nameCredentials(sections: readonly Section[]): Section[] {
  const isNamed = sections.some(
    ({ kind, also, lines }) => lines.length > 0 && (kind === 'certifications' || also.includes('certifications')),
  );
  if (isNamed) return [...sections];
  return sections.map((section) => {
    const count = section.lines.filter(isCredentialLine).length;
    const isMostly = count > 0 && count * 2 >= section.lines.length;
    return isMostly && isVague(section) ? { ...section, kind: 'certifications', also: [] } : section;
  });
}
