import words from '../../../data/advertisements/languages.json' with { type: 'json' };
import { findLanguages, type LanguageConcept } from '../../taxonomy/languages';
import type { NamedTerm } from '../../taxonomy/named-terms';
import { anyOf, phrasesOf } from '../../text/phrase-list';

/** Words of a sentence that tells of languages. */
const cue = phrasesOf(words.cues);
/** What stands before and behind a language in a list of what is asked; `French cuisine` and `a German firm` are none. */
const ahead = new RegExp(String.raw`(?:^|[,;:/(•&–-]|${anyOf(words.ahead)})\s*$`, 'iu');
const behind = new RegExp(String.raw`^\s*(?:$|[,.;:!/)(&–-]|${anyOf(words.behind)})`, 'iu');

/**
 * Languages that a sentence of a job asks or wishes for: all it names where it tells of languages, else those that stand as an item
 * of a list does.
 * @param isAsking The sentence stands among what is asked, or says of something that it is asked or wished for.
 */
export function findLanguageRequirements(sentence: string, isAsking: boolean): NamedTerm<LanguageConcept>[] {
  const named = findLanguages(sentence);
  if (named.length === 0 || cue.test(sentence)) return named;
  return isAsking || isNothingElse(sentence, named) ? itemsOf(sentence, named) : [];
}

const joint = /^\s*(?:,|\/|,?\s?(?:and|or|und|oder)\s|&)\s*$/iu;

/** The languages that stand as items; those joined to one that does not are of its noun as well: `French and Greek cuisine`. */
function itemsOf(sentence: string, named: readonly NamedTerm<LanguageConcept>[]): NamedTerm<LanguageConcept>[] {
  const stands = named.map(
    ({ start, end }) =>
      ahead.test(sentence.slice(Math.max(0, start - 20), start)) && behind.test(sentence.slice(end, end + 30)),
  );
  const isItem = (index: number): boolean => {
    const next = named[index + 1];
    const isJoined = next !== undefined && joint.test(sentence.slice(named[index]?.end, next.start));
    return stands[index] === true && (!isJoined || isItem(index + 1));
  };
  return named.filter((_, index) => isItem(index));
}

/** Whether a sentence has no words but languages and what joins them: `Dutch and English`. */
function isNothingElse(sentence: string, named: readonly NamedTerm<LanguageConcept>[]): boolean {
  let rest = sentence;
  for (const { start, end } of [...named].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return /^(?:[\s,;/&.•-]|\band\b|\bor\b|\bund\b|\boder\b)*$/iu.test(rest);
}
