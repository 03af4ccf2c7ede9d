import { lookUpSkill } from '../../taxonomy/skills';
import type { LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from '../sections/section-headings';
import { splitItems } from './list-items';

/** The name of a group with a colon: `Tools: Git`. */
export const colonLabel = /^[\p{Lu}\p{N}][^:,;•|]{1,48}[:：]\s+(?=\S)/u;
/** The name of a group with a dash, before several entries: `Tools – Git, Jira`. */
const dashLabel = /^\p{Lu}[\p{L}\s&/]{2,35}\s[–—-]\s+(?=[^,]+,)/u;
/** `Tools—Git`: a dash without spaces, which is not used inside names. */
const tightLabel = /^\p{Lu}[\p{L}\s&/]{2,35}—(?=\p{L})/u;
/** A name before a dash with any text: a group when the other lines have one too. */
const anyDash = /^\p{Lu}[\p{L}\s&/]{2,35}(?:\s[–—-]\s+|—)(?=\S)/u;
/** A label inside a line that begins with one: `Languages: Java, SQL | Tools: Git`. */
export const innerLabel = /^\p{Lu}[^.:,;•|]{1,40}[:：]\s+(?=\S)/u;

/** Whether a phrase is a known name of a list of skills. */
export function namesSkills(text: string): boolean {
  const heading = headingOfPhrase(text.replace(/\s*[:：–—-]\s*$/, ''));
  return heading?.isExact === true && (heading.section === 'skills' || heading.section === 'languages');
}

/** The name of a group before a list, with its sign; null without one. */
export function labelOf(line: LayoutLine, areDashed: boolean): string | null {
  const sure = colonLabel.exec(line.text) ?? dashLabel.exec(line.text);
  if (sure) return sure[0];
  const dashed = anyDash.exec(line.text)?.[0] ?? null;
  if (dashed === null || !(areDashed || namesSkills(dashed) || (tightLabel.test(line.text) && line.text.includes(','))))
    return null;
  return dashed;
}

/** Whether every line of a list has a name before a dash, and one of them several entries after it. */
export const areAllDashed = (lines: readonly LayoutLine[]): boolean =>
  lines.length >= 2 &&
  lines.every(({ text }) => anyDash.test(text)) &&
  lines.some(({ text }) => dashLabel.test(text) || (tightLabel.test(text) && text.includes(',')));

/** Kinds of lists that may follow a label among skills: `Interests: fell running`. */
const otherLists = new Set<string>(['other', 'certifications', 'awards', 'references']);

/** Whether a label among skills names another list, whose entries are not mostly skills. */
export function isOfOtherList(name: string, content: string): boolean {
  const heading = headingOfPhrase(name.replace(/[:：–—-]\s*$/, '').trim());
  if (heading?.isExact !== true || !otherLists.has(heading.section)) return false;
  const items = splitItems(content, []);
  return items.filter(({ text }) => lookUpSkill(text) !== undefined).length * 2 < items.length;
}
