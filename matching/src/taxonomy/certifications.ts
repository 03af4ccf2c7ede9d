import bodies from '../../data/lexicon/issuing-bodies.json' with { type: 'json' };
import lines from '../../data/certifications.json' with { type: 'json' };
import regulated from '../../data/regulated.json' with { type: 'json' };
import { phraseKey } from '../text/normalize';
import { remembered } from '../text/remembered';
import { termKey } from '../text/tokens';
import { TermIndex, type NamedTerm } from './named-terms';

/** A certificate or licence that employers ask for. */
export interface CertificationConcept {
  id: string;
  label: string;
  kind: 'certification' | 'license';
  /** Who issues it; empty when several do. */
  issuer: string;
  /** Ids of what its holder holds as well, or nearly: the steps below it on a ladder. */
  implies: readonly string[];
}

const idOf = (label: string): string => phraseKey(label).replaceAll(' ', '-');

const index = new TermIndex<CertificationConcept>();
const concepts = new Map<string, CertificationConcept>();
const everydayNames = new Set<string>();

/** A name without the `~` of those that are also everyday words. */
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

/** Certificates named in a text. Short forms count only in capitals. A resume's lines are asked for in several of its parts. */
export const findCertifications = remembered((text: string): readonly NamedTerm<CertificationConcept>[] =>
  index.find(text),
);

/** Whether a certificate's name is also a title, work or a thing (`~` in the list): `fall protection`, `fetal monitoring`. */
export const isEverydayName = (name: string): boolean => everydayNames.has(termKey(name));

/** Who issues certificates, as people write it behind their names: those of our list, and bodies that issue many. */
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

/** Everything that the holder of a certificate holds with it, itself left out. */
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

/** Professions that nobody practises without a licence; empty for a certificate that the law does not ask. */
export function professionsUnder(id: string): readonly string[] {
  return practisedBy.get(id) ?? [];
}

/** Licences that the law asks of a profession, the main one first. */
export function licensesOf(professionId: string): readonly string[] {
  return [...practisedBy].filter(([, professions]) => professions.includes(professionId)).map(([id]) => id);
}
