import de from '../../data/private-life/de.json' with { type: 'json' };
import en from '../../data/private-life/en.json' with { type: 'json' };
import es from '../../data/private-life/es.json' with { type: 'json' };
import fr from '../../data/private-life/fr.json' with { type: 'json' };
import it from '../../data/private-life/it.json' with { type: 'json' };
import nl from '../../data/private-life/nl.json' with { type: 'json' };
import pt from '../../data/private-life/pt.json' with { type: 'json' };
import { fold } from './normalize';
import { anyOf } from './phrase-list';

/**
 * The lists by which private life is told, one file a language. Resumes mix languages, so that all of them are looked for in
 * every resume. `grading/README.md` says what each list holds.
 */
const languages = [en, de, fr, es, pt, it, nl];
export type PrivateList = keyof typeof en;

const phrasesIn = (list: PrivateList): string[] => [
  ...new Set(languages.flatMap((language) => language[list]).map(fold)),
];
const anyOrigin = anyOf(phrasesIn('origins'));

/** A list of all languages as a part of a pattern for folded text; `@` in it stands for an origin: `@ citizen`. */
export const anyPrivate = (list: PrivateList): string => anyOf(phrasesIn(list)).replaceAll('@', anyOrigin);

const wordPattern = /[\p{L}\d]+/gu;
/** Words of every resume, and words of many: no phrase is looked for by them that has another one. */
const frequent: readonly ReadonlySet<string>[] = [
  new Set('the for with from after and not years experience time work medical service health business'.split(' ')),
  new Set(
    'engineering first full long have out off care am teacher working practice student students community career local early trade old member came took return tech green person national right leave protection moved left grand ran partner something fast late life seeking civil completed served job card'.split(
      ' ',
    ),
  ),
];

/** By so many letters beginnings are found, none is shorter, and a word of no more tells nothing. */
const fewestLetters = 2;

/** Of a phrase its longest word that is not everyday; of words with any ending the beginning, with its star. */
function tellingWord(phrase: string): string {
  const words = fold(phrase).match(/[\p{L}\d]+\*?/gu) ?? [];
  const [everyday, usual] = frequent;
  const long = words.filter((word) => word.length > fewestLetters && !everyday?.has(word));
  const rare = long.filter((word) => !usual?.has(word));
  const best = [rare, long, words].find((some) => some.length > 0) ?? [];
  return best.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Whether a folded text may have a phrase of the lists at all: most have none, and are spared the long patterns. */
function mayHave(lists: readonly PrivateList[]): (text: string) => boolean {
  const words = lists.flatMap((list) => languages.flatMap((language) => language[list])).map(tellingWord);
  const whole = new Set(words.filter((word) => !word.endsWith('*')));
  const beginnings = new Map<string, string[]>();
  for (const word of words.filter((each) => each.endsWith('*'))) {
    const start = word.slice(0, fewestLetters);
    beginnings.set(start, [...(beginnings.get(start) ?? []), word.slice(0, -1)]);
  }
  const begins = (word: string): boolean =>
    beginnings.get(word.slice(0, fewestLetters))?.some((beginning) => word.startsWith(beginning)) ?? false;
  return (text) => (text.match(wordPattern) ?? []).some((word) => whole.has(word) || begins(word));
}

/** Whether a folded text may tell what somebody is, has or believes, and whether of a private group. */
export const hasPersonalWord = mayHave(['are', 'says', 'nouns', 'things', 'family']);
export const hasGroupWord = mayHave(['clubs', 'groups', 'people', 'cultures']);
export const hasPrivateWord = (text: string): boolean => hasPersonalWord(text) || hasGroupWord(text);
