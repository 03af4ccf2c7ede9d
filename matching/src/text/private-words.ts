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
const telling = ['are', 'says', 'nouns', 'things', 'family', 'clubs', 'groups', 'people', 'cultures'] as const;
/** Words of every resume, by which no phrase is looked for that has another one. */
const everyday = new Set(
  'years experience time work medical service first full health business engineering'.split(' '),
);

/** Of each phrase its longest word that is not everyday: without any of them nothing private is told. Of words with any ending the beginning. */
const [wholeWords, beginnings] = (() => {
  const [whole, begun] = [new Set<string>(), new Set<string>()];
  for (const phrase of telling.flatMap((list) => languages.flatMap((language) => language[list]))) {
    const words = fold(phrase).match(/[\p{L}\d]+\*?/gu) ?? [];
    const rare = words.filter((word) => !everyday.has(word));
    const longest = (rare.length > 0 ? rare : words).reduce(
      (best, word) => (word.length > best.length ? word : best),
      '',
    );
    if (longest.endsWith('*')) begun.add(longest.slice(0, -1));
    else if (longest !== '') whole.add(longest);
  }
  return [whole, begun];
})();
const lengths = [...new Set([...beginnings].map(({ length }) => length))];

/** Whether a folded text has a word of private life in it at all: most have none, and are spared the long patterns. */
export const hasPrivateWord = (text: string): boolean =>
  (text.match(wordPattern) ?? []).some(
    (word) => wholeWords.has(word) || lengths.some((length) => beginnings.has(word.slice(0, length))),
  );
