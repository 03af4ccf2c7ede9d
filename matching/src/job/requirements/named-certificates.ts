import { findCertifications, isEverydayName, type CertificationConcept } from '../../taxonomy/certifications';
import type { NamedTerm } from '../../taxonomy/named-terms';

const ofCertificates =
  /\b(?:certif\w*|licen[cs]\w*|registration|accredit\w*|credentials?|endorse\w*|clearances?|tickets?|cards?|courses?|trained)\b/i;

/** Whether a sentence or heading is about certificates in general. */
export const speaksOfCertificates = (text: string): boolean => ofCertificates.test(text);

/**
 * Listed certificates and licenses that a job names. A name that is also a title, an activity or a thing (`fall
 * protection`) counts only in text about certificates, or next to another certificate.
 *
 * @param isUnderCertificates The heading above is about certificates.
 */
export function namedCertificates(
  text: string,
  isUnderCertificates = false,
): readonly NamedTerm<CertificationConcept>[] {
  const named = findCertifications(text);
  const certain = named.filter(({ start, end }) => !isEverydayName(text.slice(start, end)));
  return certain.length > 0 || isUnderCertificates || speaksOfCertificates(text) ? named : [];
}
