import type { Span } from './span';

/** Activities that a denial refers to. */
const doing =
  'work(?:ed|ing)?|us(?:e|ed|ing)|manag(?:e|ed|ing)|handl(?:e|ed|ing)|prepar(?:e|ed|ing)|written|built|taught|teach(?:ing)?|design(?:ed)?|perform(?:ed)?|operat(?:e|ed)|process(?:ed)?|supervis(?:e|ed)|touch(?:ed)?|practi[sc]ed?|trained|learn(?:ed|t)?|tried|administered|welded|programmed|negotiated|been (?:responsible|involved|trained|in charge|certified|licensed)';
/** Verb forms after `have` in a denial: `have not done payroll`, `do not have any`. */
const doneOrHad = `${doing}|done|run|led|sold|held|have (?:any|much|the|an?|experience)|any`;
/** Things one can have that a denial refers to. */
const having =
  'experience|exposure|background|knowledge|training|practice|involvement|responsibilit(?:y|ies)|work|qualifications?|skills';

/** Words between a denial and its object: `no accidents in years of work` denies accidents. */
const word =
  "(?!(?:in|on|at|for|with|from|by|to|during|through|over|across|while|when)\\b|and (?!no\\b|any\\b))[\\p{L}\\d&/'-]+ ";
/** `Has never run over budget` and `has never led to a loss` report results. */
const notOfResults = '(?! (?:out|over|late|short|behind|up|back|to)\\b)';

/**
 * Forms of denial: `have not managed staff`, `never used SAP`, `no night work and no till experience`, `without any
 * payroll experience`. `Never missed a deadline` and `no complaints` deny nothing that jobs ask for.
 */
const denial = new RegExp(
  [
    `\\b(?:have|has|had|'ve|did|do|does|was|am|were|is|are) (?:not|never) (?:yet |personally |really |actually |so far |formally )?(?:${doneOrHad})\\b${notOfResults}`,
    `\\b(?:haven|hasn|hadn|didn|don|doesn)['’]t (?:yet |personally |really |actually )?(?:${doneOrHad})\\b`,
    `\\bnever (?:yet |personally |actually )?(?:${doing})\\b${notOfResults}`,
    `\\b(?:no|without|lacks?|lacking)(?: any)? (?:${word}){0,6}(?:${having})\\b`,
    `\\bnot (?:yet )?(?:familiar|experienced|involved|responsible|trained|qualified|in charge)\\b`,
  ].join('|'),
  'giu',
);
/** Most texts deny nothing; without one of these words the long pattern is skipped. */
const anyDenial = /\b(?:not|never|no|without|lack|theirs|hers|his|else['’]s|my)|n['’]t\b/i;

/** Work of others, before these words or behind them: `dashboards are theirs`, `my supervisor does the server`. */
const ofSomebodyElse =
  /[^.;:!?\n]*\b(?:is|are|was|were) (?:theirs|hers|his|not mine|(?:somebody|someone) else['’]s)\b|\bmy (?:boss|supervisor|manager|colleagues?) (?:do|does|did|handles?|handled|looks? after|takes? care of) [^.;:!?\n]*/giu;

/** The end of the denied clause. */
const clauseEnd =
  /[.;:!?](?=\s|$)|\n|\s[-–—]\s|,\s(?=(?:and |then |now )?(?:i|we|my|instead)\b|(?:and |then )?(?:\p{L}{3,}ed|built|ran|led|wrote|kept|made|taught|sold|grew)\s)|[,;]?\s(?:but|however|though|although|yet|only|apart from|except)\s/iu;

const maxClauseLength = 300;
const maxLengthBefore = 80;

/** `No experience` alone denies only that; `no experience in retail` continues. */
const goesOn = /^ (?:of|in|with|on|for|using)\b/i;
const ofNoun = /^(?:no|without|lack)/i;
/** The denial is about somebody other than the author. */
const ofOthers =
  /\b(?:who|whom|that|which|they|people|clients|staff|colleagues|(?:train|teach|coach|hire|help)\w*|taught)\b[^.;:\n]{0,60}$/i;

/** The parts of a text in which the author states what they have not done, each to the end of its clause. */
export function deniedParts(text: string): Span[] {
  const found: Span[] = [];
  if (!anyDenial.test(text)) return found;
  for (const { index, 0: words } of text.matchAll(ofSomebodyElse))
    found.push({ start: index, end: index + words.length });
  for (const { index, 0: words } of text.matchAll(denial)) {
    const from = index + words.length;
    if (ofOthers.test(text.slice(Math.max(0, index - maxLengthBefore), index))) continue;
    const isWhole = ofNoun.test(words) && !goesOn.test(text.slice(from, from + maxLengthBefore));
    const end = clauseEnd.exec(text.slice(from, from + maxClauseLength));
    const clause = end ? from + end.index : Math.min(text.length, from + maxClauseLength);
    const to = isWhole ? from : clause;
    const last = found.at(-1);
    if (last && index < last.end) last.end = Math.max(last.end, to);
    else found.push({ start: index, end: to });
  }
  return found;
}
