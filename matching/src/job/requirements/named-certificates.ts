import { findCertifications, isEverydayName, type CertificationConcept } from '../../taxonomy/certifications';
import type { NamedTerm } from '../../taxonomy/named-terms';

const ofCertificates =
  /\b(?:certif\w*|licen[cs]\w*|registration|accredit\w*|credentials?|endorse\w*|clearances?|tickets?|cards?|courses?|trained)\b/i;

/** Whether words speak of certificates, whichever they are: a sentence, the heading above it. */
export const speaksOfCertificates = (text: string): boolean => ofCertificates.test(text);

/**
 * The certificates and licences of our list that words of a job name. A name that is also a title, work or a thing
 * (`wears fall protection`) counts only where they speak of certificates, or beside another certificate.
 *
 * @param isUnderCertificates The heading above says that certificates stand below.
 */
export function namedCertificates(
  text: string,
  isUnderCertificates = false,
): readonly NamedTerm<CertificationConcept>[] {
  const named = findCertifications(text);
  const certain = named.filter(({ start, end }) => !isEverydayName(text.slice(start, end)));
  return certain.length > 0 || isUnderCertificates || speaksOfCertificates(text) ? named : [];
}
