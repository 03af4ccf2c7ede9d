import words from '../../../data/advertisements/languages.json' with { type: 'json' };
import { findLanguages, type LanguageConcept } from '../../taxonomy/languages';
import type { NamedTerm } from '../../taxonomy/named-terms';
import { anyOf, phrasesOf } from '../../text/phrase-list';

/** Words of a sentence about languages. */
const cue = phrasesOf(words.cues);
/** Context of a language in a list of requirements; excludes `French cuisine` and `a German firm`. */
const ahead = new RegExp(String.raw`(?:^|[,;:/(•&–-]|${anyOf(words.ahead)})\s*$`, 'iu');
const behind = new RegExp(String.raw`^\s*(?:$|[,.;:!/)(&–-]|${anyOf(words.behind)})`, 'iu');

/**
 * The languages a job's sentence requires or prefers: all of them in a sentence about languages, else those that are
 * list items.
 * @param isAsking The sentence is among the requirements, or says itself that something is required or preferred.
 */
export function findLanguageRequirements(sentence: string, isAsking: boolean): NamedTerm<LanguageConcept>[] {
  const named = findLanguages(sentence);
  if (named.length === 0 || cue.test(sentence)) return named;
  return isAsking || isNothingElse(sentence, named) ? itemsOf(sentence, named) : [];
}

const joint = /^\s*(?:,|\/|,?\s?(?:and|or|und|oder)\s|&)\s*$/iu;

/** Languages that are list items. One joined to a noun phrase belongs to it: `French and Greek cuisine`. */
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

/** Whether a sentence consists only of languages and conjunctions: `Dutch and English`. */
function isNothingElse(sentence: string, named: readonly NamedTerm<LanguageConcept>[]): boolean {
  let rest = sentence;
  for (const { start, end } of [...named].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return /^(?:[\s,;/&.•-]|\band\b|\bor\b|\bund\b|\boder\b)*$/iu.test(rest);
}
