import escoLines from '../../data/esco-skills.json' with { type: 'json' };
import industryList from '../../data/industries.json' with { type: 'json' };
import skillLines from '../../data/skills.json' with { type: 'json' };
import { phrasesFrom, termKey, tokenize, type Token } from '../text/tokens';

/** A skill of the taxonomy. */
export interface SkillConcept {
  id: string;
  label: string;
  parents: string[];
  /** Id of the industry that requires it most; empty when none stands out. */
  industry: string;
}

/** A skill's name in a text. */
export interface SkillMatch {
  concept: SkillConcept;
  start: number;
  end: number;
}

interface Term {
  concept: SkillConcept;
  /**
   * The exact spelling required in running text, for names that are also plain words; empty for names that count only
   * in lists.
   */
  spelling: string | null;
  /** An everyday word: in running text it counts only near another skill of its industry. */
  needsContext: boolean;
}

interface SkillIndex {
  concepts: Map<string, SkillConcept>;
  terms: Map<string, Term>;
  /** Length in words of the longest term that starts with a word. */
  longestFrom: Map<string, number>;
}

let index: SkillIndex | null = null;

/** Very short names and everyday words: valid in lists, in running text only with an exact spelling. */
const isGuarded = (key: string): boolean => key.length <= 2 && !/[+#]/.test(key);

function load(): SkillIndex {
  const concepts = new Map<string, SkillConcept>();
  const terms = new Map<string, Term>();
  const longestFrom = new Map<string, number>();
  const add = (name: string, concept: SkillConcept, isListOnly: boolean): void => {
    const isCased = name.startsWith('!');
    const isEveryday = name.startsWith('~');
    const spelling = isCased || isEveryday ? name.slice(1) : name;
    const key = termKey(spelling);
    if (key === '') return;
    const needsContext = isEveryday || (key.length === 1 && !isListOnly);
    const guard = isListOnly && !key.includes(' ') ? '' : isCased || isGuarded(key) ? spelling : null;
    const known = terms.get(key);
    if (known && known.concept !== concept) return;
    terms.set(key, { concept, spelling: guard, needsContext });
    const space = key.indexOf(' ');
    const first = space < 0 ? key : key.slice(0, space);
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, key.split(' ').length));
  };
  const addLine = (line: string, isListOnly: boolean): void => {
    const [id = '', label = '', synonyms = '', parents = '', industry = ''] = line.split('\t');
    const concept: SkillConcept = { id, label, parents: parents === '' ? [] : parents.split('|'), industry };
    if (!concepts.has(id)) concepts.set(id, concept);
    add(label, concept, isListOnly);
    for (const synonym of synonyms === '' ? [] : synonyms.split('|')) add(synonym, concept, isListOnly);
  };
  for (const line of skillLines) addLine(line, false);
  for (const line of escoLines) addLine(line, true);
  return { concepts, terms, longestFrom };
}

const loaded = (): SkillIndex => (index ??= load());

/** The concept with an id, or undefined. */
export function skillConcept(id: string): SkillConcept | undefined {
  return loaded().concepts.get(id);
}

/** Preferred names of all skills. */
export function skillLabels(): string[] {
  return Array.from(loaded().concepts.values(), (concept) => concept.label);
}

/** Number of skills in the taxonomy, and of their names. */
export function skillCounts(): { concepts: number; terms: number } {
  return { concepts: loaded().concepts.size, terms: loaded().terms.size };
}

/** Names of industries by id. */
export const industryNames: ReadonlyMap<string, string> = new Map(
  industryList.map((industry) => [industry.id, industry.name]),
);

const versionNumber = /\s+(?:v\.?\s?)?\d+(?:\.\d+|\.x)*\+?$/i;

/** The concept that a whole phrase names, as in a list of skills. */
export function lookUpSkill(phrase: string): SkillConcept | undefined {
  const { terms } = loaded();
  const key = termKey(phrase);
  const direct = terms.get(key);
  if (direct) return direct.concept;
  const unversioned = phrase.replace(versionNumber, '');
  return unversioned === phrase ? undefined : terms.get(termKey(unversioned))?.concept;
}

/**
 * Finds skills in running text: the longest name at each offset, from left to right, without overlap. Names that are
 * also plain words need their exact spelling, everyday words another skill nearby.
 */
export function findSkills(text: string): SkillMatch[] {
  return findSkillsIn(text, tokenize(text));
}

/** {@link findSkills} for tokenized text. */
export function findSkillsIn(text: string, tokens: readonly Token[]): SkillMatch[] {
  const { terms, longestFrom } = loaded();
  const matches: (SkillMatch & { needsContext: boolean })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    const longest = first ? (longestFrom.get(first.key) ?? 0) : 0;
    const phrases = longest === 0 ? [] : phrasesFrom(tokens, at, longest);
    for (let count = phrases.length; count >= 1; count--) {
      const term = terms.get(phrases[count - 1] ?? '');
      const last = tokens[at + count - 1];
      if (!term || !first || !last || !isAdjacent(text, tokens, at, count) || isInitial(text, first)) continue;
      if (isStandard(phrases[count - 1] ?? '', text.slice(last.end, last.end + 24))) continue;
      if (
        term.spelling !== null &&
        (text.slice(first.start, last.end) !== term.spelling || isSentenceStart(text, first.start))
      )
        continue;
      matches.push({ concept: term.concept, start: first.start, end: last.end, needsContext: term.needsContext });
      at += count - 1;
      break;
    }
  }
  return inContext(matches);
}

/**
 * Drops everyday words without another skill of their industry in the text: `brakes` counts among engines, not alone.
 */
function inContext(matches: readonly (SkillMatch & { needsContext: boolean })[]): SkillMatch[] {
  const found = new Map<string, Set<string>>();
  for (const { concept } of matches) {
    const ids = found.get(concept.industry) ?? new Set<string>();
    found.set(concept.industry, ids.add(concept.id));
  }
  return matches
    .filter(({ concept, needsContext }) => !needsContext || (found.get(concept.industry)?.size ?? 0) > 1)
    .map(({ concept, start, end }) => ({ concept, start, end }));
}

/** At the start of a sentence a capital proves nothing about the spelling: `Express`. */
function isSentenceStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start).trimEnd();
  const isStart = before === '' || /[.!?]$/.test(before);
  if (!isStart) return false;
  const next = text.slice(start, start + 60).search(/[,;|\n]/);
  return next < 0 || next > 40;
}

/** An initial of a name: `R. K. Mehta`. */
const isInitial = (text: string, { start, end }: Token): boolean =>
  end - start === 1 &&
  (/^\.\s?\p{Lu}\./u.test(text.slice(end, end + 4)) ||
    (text[end] === '.' && /(?<!\p{L})\p{Lu}\.\s?$/u.test(text.slice(Math.max(0, start - 5), start))));

/** Products whose name is also the body of a standard, with the beginnings of its designations: `AWS D1.1`. */
const standards: ReadonlyMap<string, RegExp> = new Map([
  ['aws', /^[\s-]*(?:(?:[A-D]|QC)\d|CWI\b|(?:certifi(?:ed|cation) )?weld)/i],
]);

const isStandard = (key: string, behind: string): boolean => standards.get(key)?.test(behind) ?? false;

/** Whether only spaces and light punctuation separate the words. */
function isAdjacent(text: string, tokens: readonly Token[], at: number, count: number): boolean {
  for (let next = at; next < at + count - 1; next++) {
    const [left, right] = [tokens[next], tokens[next + 1]];
    if (!left || !right || right.start - left.end > 3) return false;
    if (/[,;:|.()\n•]/.test(text.slice(left.end, right.start)) && !/^\n$/.test(text.slice(left.end, right.start)))
      return false;
  }
  return true;
}

/** How two skills of the taxonomy are related. */
export type SkillRelation = 'same' | 'child' | 'parent' | 'sibling';

const ancestors = new Map<string, ReadonlyMap<string, number>>();

/** A concept's ancestors with their distance, itself at 0. */
export function ancestorsOf(id: string): ReadonlyMap<string, number> {
  const { concepts } = loaded();
  const known = ancestors.get(id);
  if (known) return known;
  const distances = new Map<string, number>([[id, 0]]);
  const queue = [id];
  for (let current = queue.shift(); current !== undefined; current = queue.shift()) {
    const distance = distances.get(current) ?? 0;
    for (const parent of concepts.get(current)?.parents ?? []) {
      if (distances.has(parent)) continue;
      distances.set(parent, distance + 1);
      queue.push(parent);
    }
  }
  if (concepts.has(id)) ancestors.set(id, distances);
  return distances;
}
