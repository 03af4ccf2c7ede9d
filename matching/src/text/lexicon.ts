import actionVerbLines from '../../data/lexicon/action-verbs.json' with { type: 'json' };
import companyNameLines from '../../data/lexicon/company-names.json' with { type: 'json' };
import companyWordLines from '../../data/lexicon/company-words.json' with { type: 'json' };
import coopTradeLines from '../../data/lexicon/coop-trades.json' with { type: 'json' };
import departmentLines from '../../data/lexicon/department-words.json' with { type: 'json' };
import firmNounLines from '../../data/lexicon/firm-nouns.json' with { type: 'json' };
import titleHeadLines from '../../data/lexicon/title-heads.json' with { type: 'json' };
import titleModifierLines from '../../data/lexicon/title-modifiers.json' with { type: 'json' };
import { fold } from './normalize';
import { genderNeutralWord } from './gender-neutral-words';

const wordSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => fold(line).split(' ')));

/** The words of a list of titles in gender-neutral form. */
const titleWordSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set([...wordSet(lines)].map(genderNeutralWord));

/** Last nouns of job titles in the form of `genderNeutralWord`: `engineer`, `nurse`. */
export const titleHeads = titleWordSet(titleHeadLines);
/** Words before the noun of a title in the form of `genderNeutralWord`: `senior`, `registered`. */
export const titleModifiers = titleWordSet(titleModifierLines);
/** Words in or at the end of employers' names: `Inc`, `Hospital`. */
export const companyWords = wordSet(companyWordLines);
/** Well-known employers whose names have no typical word. */
export const companyNames = wordSet(companyNameLines);
/** Verbs that begin a line about a task. */
export const actionVerbs = wordSet(actionVerbLines);
/** Words for departments and fields of work: `Intensive Care`, `Accounts Payable`. */
export const departmentWords = wordSet(departmentLines);
/** Nouns for people whose plural ends company names. */
export const firmNouns = wordSet(firmNounLines);
/** What cooperative shops and farms trade in; other co-ops are student placements. */
export const coopTrades = wordSet(coopTradeLines);
