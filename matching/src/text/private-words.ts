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
 * Lists of words about private life, one file for each language. Resumes mix languages, so all lists apply to every
 * resume. `grading/README.md` describes each list.
 */
const languages = [en, de, fr, es, pt, it, nl];
export type PrivateList = keyof typeof en;

const phrasesIn = (list: PrivateList): string[] => [
  ...new Set(languages.flatMap((language) => language[list]).map(fold)),
];
const anyOrigin = anyOf(phrasesIn('origins'));

/** A list in all languages as a part of a pattern for folded text; `@` in it matches an origin: `@ citizen`. */
export const anyPrivate = (list: PrivateList): string => anyOf(phrasesIn(list)).replaceAll('@', anyOrigin);

const wordPattern = /[\p{L}\d]+/gu;
/** Frequent words, not used to look for a phrase that has a rarer one. */
const frequent: readonly ReadonlySet<string>[] = [
  new Set('the for with from after and not years experience time work medical service health business'.split(' ')),
  new Set(
    'engineering first full long have out off care am teacher working practice student students community career local early trade old member came took return tech green person national right leave protection moved left grand ran partner something fast late life seeking civil completed served job card'.split(
      ' ',
    ),
  ),
];

/** Length of the beginnings that are looked up; shorter words are not looked up. */
const minLetters = 2;

/** The longest rare word of a phrase; of a word with any ending, its beginning with the star. */
function rarestWord(phrase: string): string {
  const words = fold(phrase).match(/[\p{L}\d]+\*?/gu) ?? [];
  const [everyday, usual] = frequent;
  const long = words.filter((word) => word.length > minLetters && !everyday?.has(word));
  const rare = long.filter((word) => !usual?.has(word));
  const best = [rare, long, words].find((some) => some.length > 0) ?? [];
  return best.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Whether a folded text can contain a phrase of the lists; spares most texts the long patterns. */
function mayHave(lists: readonly PrivateList[]): (text: string) => boolean {
  const words = lists.flatMap((list) => languages.flatMap((language) => language[list])).map(rarestWord);
  const whole = new Set(words.filter((word) => !word.endsWith('*')));
  const beginnings = new Map<string, string[]>();
  for (const word of words.filter((each) => each.endsWith('*'))) {
    const start = word.slice(0, minLetters);
    beginnings.set(start, [...(beginnings.get(start) ?? []), word.slice(0, -1)]);
  }
  const begins = (word: string): boolean =>
    beginnings.get(word.slice(0, minLetters))?.some((beginning) => word.startsWith(beginning)) ?? false;
  return (text) => (text.match(wordPattern) ?? []).some((word) => whole.has(word) || begins(word));
}

/** Whether a folded text can be about the person's private life, and whether about a private group. */
export const hasPersonalWord = mayHave(['are', 'says', 'nouns', 'things', 'family']);
export const hasGroupWord = mayHave(['clubs', 'groups', 'people', 'cultures']);
export const hasPrivateWord = (text: string): boolean => hasPersonalWord(text) || hasGroupWord(text);
