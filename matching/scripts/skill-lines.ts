import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termKey } from '../src/text/tokens';
import { parseAdditions, type SkillEntry } from './parse-additions';

/** The result of the hand-written skill lists. */
export interface SkillLines {
  /** `id, label, synonyms, parents, industry`, separated by tabs. */
  lines: string[];
  industries: { id: string; name: string }[];
  /** Terms in use, so that no phrase has two concepts. */
  taken: Set<string>;
}

/** The id of a concept by its label. */
export const idOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\+/g, 'p')
    .replace(/#/g, '-sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Makes the lines of `data/skills.json` from the lists in a directory, by name.
 * @throws when a skill names a parent that is in no list.
 */
export function skillLines(additions: string): SkillLines {
  const entries: SkillEntry[] = [];
  const industries: { id: string; name: string }[] = [];
  for (const file of readdirSync(additions).sort()) {
    const parsed = parseAdditions(readFileSync(join(additions, file), 'utf8'));
    entries.push(...parsed.entries);
    for (const industry of parsed.industries)
      if (!industries.some(({ id }) => id === industry.id)) industries.push(industry);
  }

  const byKey = new Map<string, SkillEntry>();
  const merged: SkillEntry[] = [];
  for (const entry of entries) {
    const known = byKey.get(termKey(entry.label));
    if (known) {
      known.synonyms.push(...entry.synonyms);
      known.parents.push(...entry.parents.filter((parent) => !known.parents.includes(parent)));
      continue;
    }
    merged.push(entry);
    byKey.set(termKey(entry.label), entry);
  }

  /** Terms in use, so that no phrase has two concepts. */
  const taken = new Set(merged.map((entry) => termKey(entry.label)));
  const lines = merged.map((entry) => {
    const synonyms = [...new Set(entry.synonyms)].filter((synonym) => {
      const key = termKey(synonym);
      const isCased = synonym.startsWith('!');
      if (isCased && key === termKey(entry.label)) return true;
      if (key === '' || taken.has(key)) return false;
      taken.add(key);
      return true;
    });
    const parents = entry.parents.map((parent) => {
      const concept = byKey.get(termKey(parent));
      if (!concept) throw new Error(`${entry.label}: unknown parent ${parent}`);
      return idOf(concept.label);
    });
    return [
      idOf(entry.label),
      entry.label,
      synonyms.join('|'),
      parents.filter((id) => id !== idOf(entry.label)).join('|'),
      entry.industry,
    ].join('\t');
  });
  return { lines, industries, taken };
}
