import { degreeNames } from '@portal/domain/resumes/degree-names';
import type { TermKind } from '@portal/domain/tags/term-kinds';
import { foldWords } from '../text/normalize';
import { certificationLabels } from './certifications';
import { occupationTitles } from './occupations';
import { industryNames, lookUpSkill, skillLabels } from './skills';

/** A name with its search words. */
interface Listed {
  name: string;
  words: string[];
}

/** Names of each kind; a job's category is the industry of its profession. */
const namesOfKind: Record<TermKind, () => Iterable<string>> = {
  skill: skillLabels,
  jobTitle: () => occupationTitles.map(capitalized),
  industry: () => industryNames.values(),
  category: () => industryNames.values(),
  education: () => Object.values(degreeNames),
  degree: () => Object.values(degreeNames),
  certification: certificationLabels,
};

const lists = new Map<TermKind, Listed[]>();

/**
 * Suggests taxonomy names for typed text: every typed word is a prefix of a word of the name. Names that start with the
 * text come first, then shorter ones. A synonym (`JS`) gives the skill itself.
 * @param text As typed; without a letter or digit nothing is found.
 * @param max Upper bound of names.
 */
export function suggestTerms(kind: TermKind, text: string, max: number): string[] {
  const typed = foldWords(text);
  if (typed.length === 0) return [];
  const meant = kind === 'skill' ? lookUpSkill(text)?.label : undefined;
  const found = listOf(kind)
    .filter(({ words }) => typed.every((start) => words.some((word) => word.startsWith(start))))
    .sort((a, b) => startRank(a, typed) - startRank(b, typed) || a.name.length - b.name.length || compare(a, b))
    .map(({ name }) => name);
  return [...new Set(meant === undefined ? found : [meant, ...found])].slice(0, max);
}

function listOf(kind: TermKind): Listed[] {
  const known = lists.get(kind);
  if (known) return known;
  const list = Array.from(namesOfKind[kind](), (name) => ({ name, words: foldWords(name) }));
  lists.set(kind, list);
  return list;
}

/** 0 for names that start with the typed text, 1 for others. */
function startRank({ words }: Listed, typed: readonly string[]): number {
  return words[0]?.startsWith(typed[0] ?? '') ? 0 : 1;
}

function compare(a: Listed, b: Listed): number {
  return a.name < b.name ? -1 : 1;
}

/** Taxonomy titles are lower case; abbreviations (`cna`, `sde`) become upper case. */
function capitalized(title: string): string {
  return title.replace(/[\p{L}\d.+#]+/gu, (word) =>
    word.length <= 3 && !smallWords.has(word) && !/[aeiou]/.test(word)
      ? word.toUpperCase()
      : smallWords.has(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

const smallWords = new Set(['of', 'and', 'for', 'the', 'in', 'to', 'at']);
