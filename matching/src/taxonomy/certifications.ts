import bodies from '../../data/lexicon/issuing-bodies.json' with { type: 'json' };
import lines from '../../data/certifications.json' with { type: 'json' };
import regulated from '../../data/regulated.json' with { type: 'json' };
import { phraseKey } from '../text/normalize';
import { memoizeByText } from '../text/memoize-by-text';
import { termKey } from '../text/tokens';
import { TermIndex, type NamedTerm } from './named-terms';

/** A certificate or license that employers require. */
export interface CertificationConcept {
  id: string;
  label: string;
  kind: 'certification' | 'license';
  /** The issuer; empty when several issue it. */
  issuer: string;
  /** Ids of lower steps of the same ladder, which its holder has or nearly has. */
  implies: readonly string[];
}

const idOf = (label: string): string => phraseKey(label).replaceAll(' ', '-');

const index = new TermIndex<CertificationConcept>();
const concepts = new Map<string, CertificationConcept>();
const everydayNames = new Set<string>();

/** A name without the `~` that marks everyday words. */
function nameOf(written: string): string {
  if (!written.startsWith('~')) return written;
  const name = written.slice(1);
  everydayNames.add(termKey(name));
  return name;
}

for (const line of lines) {
  const [kind, written = '', ...rest] = line.split('|');
  const label = nameOf(written);
  const concept: CertificationConcept = {
    id: idOf(label),
    label,
    kind: kind === 'license' ? 'license' : 'certification',
    issuer: rest.find((part) => part.startsWith('@'))?.slice(1) ?? '',
    implies: rest.flatMap((part) => (part.startsWith('>') ? [idOf(part.slice(1))] : [])),
  };
  concepts.set(concept.id, concept);
  index.add(/^[A-Z]{2,6}$/.test(label) ? `!${label}` : label, concept);
  for (const name of rest) if (!name.startsWith('@') && !name.startsWith('>')) index.add(nameOf(name), concept);
}

/**
 * Certificates named in a text. Abbreviations count only in capitals. Cached, because the same lines are read for
 * several parts of a resume.
 */
export const findCertifications = memoizeByText((text: string): readonly NamedTerm<CertificationConcept>[] =>
  index.find(text),
);

/**
 * Whether a certificate's name is also a title, an activity or a thing (`~` in the list): `fall protection`, `fetal
 * monitoring`.
 */
export const isEverydayName = (name: string): boolean => everydayNames.has(termKey(name));

/** Issuers as people write them after certificates: those of our list, and bodies that issue many. */
export const issuingBodies: ReadonlySet<string> = new Set([
  ...bodies,
  ...Array.from(concepts.values(), ({ issuer }) => issuer).filter((issuer) => /^\p{Lu}/u.test(issuer)),
]);

/** Names of all certificates and licences. */
export function certificationLabels(): string[] {
  return Array.from(concepts.values(), (concept) => concept.label);
}

/** The concept with an id, or undefined. */
export function certificationConcept(id: string): CertificationConcept | undefined {
  return concepts.get(id);
}

/** All lower steps that a certificate implies, itself excluded. */
export function impliedCertificates(id: string): ReadonlySet<string> {
  const implied = new Set<string>();
  const queue = [id];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const below of concepts.get(at)?.implies ?? []) {
      if (below === id || implied.has(below)) continue;
      implied.add(below);
      queue.push(below);
    }
  }
  return implied;
}

const practisedBy = new Map<string, readonly string[]>(Object.entries(regulated));

/** Professions that require the license by law; empty for other certificates. */
export function professionsUnder(id: string): readonly string[] {
  return practisedBy.get(id) ?? [];
}

/** Licenses that the law requires for a profession, the main one first. */
export function licensesOf(professionId: string): readonly string[] {
  return [...practisedBy].filter(([, professions]) => professions.includes(professionId)).map(([id]) => id);
}
