import actionVerbLines from '../../data/lexicon/action-verbs.json' with { type: 'json' };
import companyNameLines from '../../data/lexicon/company-names.json' with { type: 'json' };
import companyWordLines from '../../data/lexicon/company-words.json' with { type: 'json' };
import coopTradeLines from '../../data/lexicon/coop-trades.json' with { type: 'json' };
import departmentLines from '../../data/lexicon/department-words.json' with { type: 'json' };
import firmNounLines from '../../data/lexicon/firm-nouns.json' with { type: 'json' };
import titleHeadLines from '../../data/lexicon/title-heads.json' with { type: 'json' };
import titleModifierLines from '../../data/lexicon/title-modifiers.json' with { type: 'json' };
import { fold } from './normalize';
import { oneForAll } from './one-for-all';

const wordSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => fold(line).split(' ')));

/** The words of a title's list, each in one form for all genders. */
const titleWordSet = (lines: readonly string[]): ReadonlySet<string> => new Set([...wordSet(lines)].map(oneForAll));

/** Nouns that a job title ends with, as `oneForAll` makes them: `engineer`, `nurse`. */
export const titleHeads = titleWordSet(titleHeadLines);
/** Words that stand before a title's noun, as `oneForAll` makes them: `senior`, `registered`. */
export const titleModifiers = titleWordSet(titleModifierLines);
/** Words that employers' names end with or hold: `Inc`, `Hospital`. */
export const companyWords = wordSet(companyWordLines);
/** Employers known everywhere, whose names tell nothing by themselves. */
export const companyNames = wordSet(companyNameLines);
/** Verbs that begin a line about what somebody did. */
export const actionVerbs = wordSet(actionVerbLines);
/** Words of departments and fields of work: `Intensive Care`, `Accounts Payable`. */
export const departmentWords = wordSet(departmentLines);
/** Nouns of people that, in the plural, end the names of firms. */
export const firmNouns = wordSet(firmNounLines);
/** What shops and farms that belong to their members deal in: other co-ops are placements of students. */
export const coopTrades = wordSet(coopTradeLines);
