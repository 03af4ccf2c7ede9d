import type { Span } from './span';

/** What somebody may have done, and says that they have not. */
const doing =
  'work(?:ed|ing)?|us(?:e|ed|ing)|do|did|done|doing|manag(?:e|ed|ing)|r[ua]n|running|handl(?:e|ed|ing)|h[eo]ld|held|prepar(?:e|ed|ing)|writ(?:e|ten|ing)|wrote|buil[dt]|own(?:ed)?|le[ad]d?|taught|teach(?:ing)?|design(?:ed)?|perform(?:ed)?|operat(?:e|ed)|process(?:ed)?|supervis(?:e|ed)|cover(?:ed)?|dealt?|touch(?:ed)?|seen|practi[sc]ed?|trained|learn(?:ed|t)?|tried|administered|welded|programmed|sold|negotiated|been (?:responsible|involved|trained|in charge|certified|licensed|on)|have (?:any|much|the|an?|experience)|know|hold|any';
/** What somebody may have, and says that they have not. */
const having =
  'experience|exposure|background|knowledge|training|practice|involvement|responsibilit(?:y|ies)|work|qualifications?|skills';

/**
 * How people deny: `have not managed staff`, `never used SAP`, `no hospital and no sterile work`, `without any payroll
 * experience`. `Never missed a deadline` and `no complaints` deny nothing that is asked.
 */
const denial = new RegExp(
  [
    `\\b(?:have|has|had|'ve|did|do|does|was|am|were|is|are) (?:not|never) (?:yet |personally |really |actually |so far |formally )?(?:${doing})\\b`,
    `\\b(?:haven|hasn|hadn|didn|don|doesn)['’]t (?:yet |personally |really |actually )?(?:${doing})\\b`,
    `\\bnever (?:yet |personally |actually )?(?:${doing})\\b`,
    `\\b(?:no|without|lacks?|lacking)(?: any)? (?:[\\p{L}\\d&/'-]+[ ,]+){0,6}(?:${having})\\b`,
    `\\bnot (?:yet )?(?:familiar|experienced|involved|responsible|trained|qualified|in charge)\\b`,
  ].join('|'),
  'giu',
);
/** Where what is denied ends. */
const clauseEnd = /[.;!?\n](?=\s|$)|\s[-–—]\s|[,;]?\s(?:but|however|though|although|yet|only|apart from|except)\s/iu;

const longestClause = 300;

/** The parts of a text in which somebody says what they have not done, each to the end of its clause. */
export function deniedParts(text: string): Span[] {
  const found: Span[] = [];
  for (const { index, 0: words } of text.matchAll(denial)) {
    const from = index + words.length;
    const end = clauseEnd.exec(text.slice(from, from + longestClause));
    const to = end ? from + end.index : Math.min(text.length, from + longestClause);
    const last = found.at(-1);
    if (last && index < last.end) last.end = Math.max(last.end, to);
    else found.push({ start: index, end: to });
  }
  return found;
}
