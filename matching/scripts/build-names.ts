import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../src/text/normalize';

/**
 * `tsx matching/scripts/build-names.ts DIR`: writes the lists of given names and Iberian surnames from the unpacked
 * PyPI package Faker (`DIR/faker/providers/person`) and of common American given names from the package `names`
 * (`DIR/names-0.3.0/names`). See NOTICE.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: build-names DIR');
const providers = join(directory, 'faker/providers/person');
const lexicon = join(import.meta.dirname, '../data/lexicon');

/** Locales with Latin letters and the given name first. */
const locales =
  /^(?:es|pt)_|^(?:it_IT|en_US|en_GB|en_IE|en_IN|en_NZ|en_NG|en_PK|en_KE|de_DE|fr_FR|nl_NL|pl_PL|sv_SE|tr_TR|cs_CZ|da_DK|no_NO|fi_FI|hu_HU|ro_RO|hr_HR|ga_IE|et_EE|lt_LT|lv_LV|sk_SK|sl_SI)$/;
const iberian = /^(?:es|pt)_(?!CA)/;
/** Number of the most frequent American names taken. */
const maxCommon = 900;
/** Frequent names that the lists lack. */
const further =
  'adebayo ama amit chinedu deepak haruto hiroshi hyun jin jun kenji kofi kwame linh min ming minh ngozi oluwaseun piet rahul raj sakura sanjay sipho soo sunita thandiwe thanh vijay wei xiao yuki';
const particles = new Set('de del la las los da do dos das e y o'.split(' '));

/** Names in the lists of a provider whose variables have a prefix. */
function namesOf(locale: string, prefix: string): string[] {
  const source = readFileSync(join(providers, locale, '__init__.py'), 'utf8');
  const blocks = source.split(/^ {4}(?=[a-z_]+)/m).filter((block) => block.startsWith(prefix));
  return blocks.flatMap((block) =>
    [...block.matchAll(/"([^"{}]+)"|'([^'{}]+)'/g)].map((match) => match[1] ?? match[2] ?? ''),
  );
}

const isWord = (word: string): boolean => /^[a-z][a-z'-]+$/.test(word) && !particles.has(word);
const words = (names: readonly string[]): string[] => names.flatMap((name) => fold(name).split(' ')).filter(isWord);
const whole = (names: readonly string[]): string[] => names.map((name) => fold(name)).filter(isWord);

/** About a hundred characters per line, so that a changed name is a changed line. */
function lines(names: Iterable<string>): string[] {
  const result: string[] = [];
  for (const name of [...new Set(names)].sort()) {
    const last = result[result.length - 1];
    if (last !== undefined && last.length + name.length < 110) result[result.length - 1] = `${last} ${name}`;
    else result.push(name);
  }
  return result;
}

const folders = readdirSync(providers).filter((name) => locales.test(name));
const american = ['dist.female.first', 'dist.male.first'].flatMap((file) =>
  readFileSync(join(directory, 'names-0.3.0/names', file), 'utf8')
    .split('\n')
    .slice(0, maxCommon)
    .map((line) => fold(line.split(' ')[0] ?? '')),
);
const given = folders.flatMap((locale) => whole(namesOf(locale, 'first_name')));
const south = folders.filter((locale) => iberian.test(locale));
const write = (name: string, content: unknown): void => {
  writeFileSync(join(lexicon, name), `${JSON.stringify(content, null, 2)}\n`);
};
write('given-names.json', lines([...given, ...american.filter(isWord), ...further.split(' ')]));
write('iberian-names.json', {
  given: lines(south.flatMap((locale) => words(namesOf(locale, 'first_name')))),
  surnames: lines(south.flatMap((locale) => words(namesOf(locale, 'last_name')))),
});
