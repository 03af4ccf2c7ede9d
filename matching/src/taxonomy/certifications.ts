import lines from '../../data/certifications.json' with { type: 'json' };
import { phraseKey } from '../text/normalize';
import { TermIndex, type NamedTerm } from './named-terms';

/** A certificate or licence that employers ask for. */
export interface CertificationConcept {
  id: string;
  label: string;
  kind: 'certification' | 'license';
}

const index = new TermIndex<CertificationConcept>();
const concepts = new Map<string, CertificationConcept>();
for (const line of lines) {
  const [kind, label = '', ...names] = line.split('|');
  const concept: CertificationConcept = {
    id: phraseKey(label).replaceAll(' ', '-'),
    label,
    kind: kind === 'license' ? 'license' : 'certification',
  };
  concepts.set(concept.id, concept);
  index.add(label, concept);
  for (const name of names) index.add(name, concept);
}

/** Certificates named in a text. Short forms count only in capitals. */
export function findCertifications(text: string): NamedTerm<CertificationConcept>[] {
  return index.find(text);
}

/** Names of all certificates and licences. */
export function certificationLabels(): string[] {
  return Array.from(concepts.values(), (concept) => concept.label);
}

/** The concept with an id, or undefined. */
export function certificationConcept(id: string): CertificationConcept | undefined {
  return concepts.get(id);
}
