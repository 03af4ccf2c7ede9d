import actionVerbLines from '../../data/lexicon/action-verbs.json' with { type: 'json' };
import companyNameLines from '../../data/lexicon/company-names.json' with { type: 'json' };
import companyWordLines from '../../data/lexicon/company-words.json' with { type: 'json' };
import titleHeadLines from '../../data/lexicon/title-heads.json' with { type: 'json' };
import titleModifierLines from '../../data/lexicon/title-modifiers.json' with { type: 'json' };
import { fold } from './normalize';

const wordSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => fold(line).split(' ')));

/** Nouns that a job title ends with: `engineer`, `nurse`. */
export const titleHeads = wordSet(titleHeadLines);
/** Words that stand before a title's noun: `senior`, `registered`. */
export const titleModifiers = wordSet(titleModifierLines);
/** Words that employers' names end with or hold: `Inc`, `Hospital`. */
export const companyWords = wordSet(companyWordLines);
/** Employers known everywhere, whose names tell nothing by themselves. */
export const companyNames = wordSet(companyNameLines);
/** Verbs that begin a line about what somebody did. */
export const actionVerbs = wordSet(actionVerbLines);
