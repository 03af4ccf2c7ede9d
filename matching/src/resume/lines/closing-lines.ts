import type { LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from '../sections/section-headings';

/** `Referees? Please ask.`, in whatever spelling: names nobody. */
const onRequest =
  /^(?:professional )?(?:ref\p{Ll}{0,4}nces?|referees)\b.{0,40}\b(?:requests?|requested|ask|available|provided|furnished|supplied)\b.{0,20}$/iu;
const longestRemark = 80;

/** Whose page it is, when it was changed and with what it was made, at the end of a page of the web. */
const imprint =
  /^(?:©|\(c\) ?(?:19|20)\d\d|copyright (?:©|\(c\)|(?:19|20)\d\d))|^(?:this (?:page|site) (?:was )?)?(?:last )(?:updated|modified|changed|built|revised|edited)\b|^(?:this (?:page|site|resume|cv) (?:is|was) )?(?:built|made|generated|created|powered|typeset|published) (?:with|by|using|on|in) \S+(?: \S+){0,2}\.?$/i;
/** An imprint stands in the last lines of a document. */
const lastLines = 3;

/** A line that says only that referees can be named, as the heading of a section in which nobody is. */
const asHeading = (line: LayoutLine): LayoutLine =>
  headingOfPhrase(line.text) ? line : { ...line, text: heading, words: [heading], gaps: [], bulletDepth: 0 };
const heading = 'References';

/** Ends sections where a resume says that referees can be named, and takes out the imprint of a page. */
export function withoutClosing(lines: LayoutLine[]): LayoutLine[] {
  return lines
    .filter(({ text }, index) => index < lines.length - lastLines || text.length > longestRemark || !imprint.test(text))
    .map((line) => (line.text.length <= longestRemark && onRequest.test(line.text) ? asHeading(line) : line));
}
