import { statesPeriod } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from '../sections/section-headings';

const maxRemarkLength = 80;

/** Words for referees, with common misspellings. */
const referees = /^(?:ref{1,2}e?r{1,2}[ae]?nces|referees)$/;
const oneReference = /^ref{1,2}e?r{1,2}[ae]?nce$/;
const kindOfReferee = new Set(['professional', 'personal', 'character']);
/** The other words of remarks on referees; any other word means that the line is about work. */
const offers = new Set(
  'request requests requested ask asked available provided furnished supplied named given'.split(' '),
);
const smallWords = new Set(
  `and are as at be both by can contact details for further gladly happily if interview is just made may me needed on
  please required time to upon us when will with you your`.split(/\s+/),
);

/**
 * `Referees? Please ask.`: a remark without names. `Reference desk requests answered` is a task, as is a bulleted line.
 */
function offersReferees({ text, words, bulletDepth }: LayoutLine): boolean {
  if (text.length > maxRemarkLength || bulletDepth > 0) return false;
  const [subject = '', ...rest] = kindOfReferee.has(words[0] ?? '') ? words.slice(1) : words;
  if (oneReference.test(subject)) return /^(?:on|upon|by) request$/.test(rest.join(' '));
  return (
    referees.test(subject) &&
    rest.some((word) => offers.has(word)) &&
    rest.every((word) => offers.has(word) || smallWords.has(word))
  );
}

/** The remarks on referees. One directly above positions is in the middle of a career and ends nothing. */
function remarksOnReferees(lines: readonly LayoutLine[]): Set<LayoutLine> {
  const remarks = new Set(lines.filter(offersReferees));
  if (remarks.size === 0) return remarks;
  let isAbovePositions = false;
  for (const line of [...lines].reverse()) {
    if (remarks.has(line)) {
      if (isAbovePositions) remarks.delete(line);
    } else if (headingOfPhrase(line.text)) isAbovePositions = false;
    else if (statesPeriod(line.text)) isAbovePositions = true;
  }
  return remarks;
}

/** Turns a remark on referees into the heading of an empty section. */
const asHeading = (line: LayoutLine): LayoutLine =>
  headingOfPhrase(line.text) ? line : { ...line, text: heading, words: [heading], gaps: [], bulletDepth: 0 };
const heading = 'References';

const thisPage = String.raw`this (?:web ?)?(?:page|site|resume|résumé|cv|document)`;
const made = String.raw`(?:built|made|generated|created|powered|typeset|set|written|published|hosted) (?:with|by|using|on|in)`;
/** Tools for pages and papers that are hardly skills. */
const pageTool = String.raw`(?:jekyll|hugo|hexo|eleventy|pelican|pandoc|(?:xe|lua|pdf)?(?:la)?tex|overleaf|typst|markdown|json resume|wordpress|wix|weebly|squarespace|canva|git(?:hub|lab) pages|google (?:docs|sites)|(?:microsoft|ms) word|(?:libre|open)office(?: writer)?)`;

/** Owner, date of change and tools at the end of a web page. */
const imprints = [
  /\beuropass\.(?:cedefop\.)?europa\.eu\b/i,
  /^(?:©|\(c\) ?(?:19|20)\d\d|copyright (?:©|\(c\)|(?:19|20)\d\d))/i,
  new RegExp(
    String.raw`^(?:${thisPage} (?:was )?)?last (?:updated|modified|changed|built|revised|edited)(?:$| ?[:–-]| (?:on|in) \p{L}+$| (?:(?:on|in|at) )?(?:\p{L}+\.? )?\d)`,
    'iu',
  ),
  new RegExp(String.raw`^${thisPage} (?:(?:is|was) )?${made} \S+(?: \S+){0,3}$`, 'iu'),
  new RegExp(
    String.raw`^(?:${thisPage} (?:(?:is|was) )?)?${made} ${pageTool}(?:(?:,| and| on| &) ${pageTool})*\.?$`,
    'iu',
  ),
];
/** Number of lines at the end of a document searched for an imprint. */
const lastLines = 3;

/** The footer of the European form has date, owner and address in one line. */
const maxImprintLength = 120;
const isImprint = ({ text, bulletDepth }: LayoutLine): boolean =>
  text.length <= maxImprintLength && bulletDepth === 0 && imprints.some((form) => form.test(text));

/** Ends sections at remarks on referees, and removes the imprint of a web page. */
export function withoutClosing(lines: LayoutLine[]): LayoutLine[] {
  const remarks = remarksOnReferees(lines);
  return lines
    .filter((line, index) => index < lines.length - lastLines || !isImprint(line))
    .map((line) => (remarks.has(line) ? asHeading(line) : line));
}
