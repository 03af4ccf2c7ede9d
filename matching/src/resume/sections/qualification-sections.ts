import { findDates } from '../../text/dates';
import { lookUpSkill } from '../../taxonomy/skills';
import type { LayoutLine } from '../../text/layout-line';
import { areColumnNames } from '../work/entry-labels';
import { splitItems } from '../skills/list-items';
import type { Section } from './section';

/** Minimum number of dated credentials in a list of certificates. */
const minPapers = 2;
/** Minimum share of dated lines. */
const mostlyDated = 0.6;

const isQualifications = ({ kind, heading, lines }: Section): boolean =>
  kind === 'skills' && lines.length > 0 && /^(?:my |key )?qualifications?\s*:?$/i.test(heading?.text.trim() ?? '');

const cellsOf = ({ text, gaps }: LayoutLine): string[] =>
  [0, ...gaps].map((gap, index) => text.slice(gap, gaps[index]).trim());

/** The rows of a table without its header. */
const withoutTableHead = (lines: LayoutLine[]): LayoutLine[] =>
  lines[0] && lines[0].gaps.length > 0 && areColumnNames(cellsOf(lines[0])) ? lines.slice(1) : lines;

/** Whether most lines are a name and a date. */
function areDatedPapers(lines: readonly LayoutLine[]): boolean {
  const dated = lines.filter(({ text }) => findDates(text).some(({ isRange, start }) => !isRange && start > 2)).length;
  return dated >= minPapers && dated >= mostlyDated * lines.length;
}

/** Whether hardly any entry of a list is a known skill. */
function hasNoSkills(lines: readonly LayoutLine[]): boolean {
  const items = lines.flatMap(({ text, gaps }) => splitItems(text, gaps));
  return items.filter(({ text }) => lookUpSkill(text) !== undefined).length * 4 < items.length;
}

/**
 * `Qualifications` may be a list of dated credentials, or a summary in short lines when another section lists the
 * skills.
 */
export function nameQualifications(sections: readonly Section[]): Section[] {
  return sections.map((section) => {
    if (!isQualifications(section)) return section;
    const lines = withoutTableHead(section.lines);
    if (areDatedPapers(lines)) return { ...section, kind: 'certifications', also: [], lines };
    const hasOther = sections.some((other) => other !== section && other.kind === 'skills' && other.lines.length > 0);
    return hasOther && hasNoSkills(lines) ? { ...section, kind: 'summary', also: [] } : section;
  });
}
