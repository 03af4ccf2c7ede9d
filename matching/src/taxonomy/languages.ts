import lines from '../../data/languages.json' with { type: 'json' };
import { TermIndex, type NamedTerm } from './named-terms';

/** A spoken language. */
export interface LanguageConcept {
  name: string;
  /** ISO 639-1, or empty where there is none. */
  code: string;
}

const index = new TermIndex<LanguageConcept>();
for (const line of lines) {
  const [code = '', name = '', ...names] = line.split('|');
  const concept: LanguageConcept = { name, code: code.length === 2 ? code : '' };
  index.add(name, concept);
  for (const other of names) index.add(other, concept);
}

/** Languages named in a text. */
export function findLanguages(text: string): NamedTerm<LanguageConcept>[] {
  return index.find(text);
}

export type LanguageLevel = '' | 'basic' | 'intermediate' | 'fluent' | 'native';

const levels: readonly [LanguageLevel, RegExp][] = [
  [
    'native',
    /\b(?:native|mother tongue|bilingual|first language|muttersprache|muttersprachlich|langue maternelle|nativ[oa]|lengua materna|madrelingua|moedertaal|ojczysty|c2)\b/i,
  ],
  [
    'fluent',
    /\b(?:fluent|fluently|full professional|professional(?: working)?|advanced|proficient|excellent|business|c1|b2\+|fließend|fliessend|verhandlungssicher|sehr gut|courant|couramment|fluide|avanc[eé]|fluido|avanzado|fluente|vloeiend|biegły|upper[- ]intermediate|very good)\b/i,
  ],
  [
    'intermediate',
    /\b(?:intermediate|conversational|working|good|limited working|b1|b2|gut|interm[eé]diaire|intermedio|intermedi[aá]ri[oa]|intermediário|conversation|moderate|fair)\b/i,
  ],
  [
    'basic',
    /\b(?:basic|beginner|elementary|a1|a2|grundkenntnisse|notions|d[eé]butant|scolaire|b[aá]sic[oa]|scolastico|basis|podstawowy|limited|novice|learning|some)\b/i,
  ],
];

/** The level stated next to a language; empty when none. */
export function languageLevel(text: string): LanguageLevel {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
}
