import { headingOfPhrase } from '../sections/section-headings';
import { styleOf } from '../sections/sections';
import type { Section } from '../sections/section';
import { isPlainList } from '../sections/unlisted-headings';

/** Maximum number of words of an entry in a sidebar's list. */
const maxItemLength = 5;

/** Whether the kind of a section is unknown. */
const isUnnamed = ({ kind, heading }: Section): boolean =>
  kind === 'other' && heading !== null && headingOfPhrase(heading.text)?.isExact !== true;

/**
 * Groups of skills with their own headings: a skills heading without content covers all lists under smaller headings,
 * up to the next heading of its style.
 */
export function nameGroups(sections: readonly Section[]): Section[] {
  let title = '';
  let group = '';
  return sections.map((section): Section => {
    const { heading, kind, lines } = section;
    if (heading === null) {
      if (lines.length > 0) title = '';
      return section;
    }
    const style = styleOf(heading);
    if (kind === 'skills' && lines.length === 0) [title, group] = [style, ''];
    else if (title !== '' && group === '' && style !== title) group = style;
    else if (style !== group) title = '';
    const isGroup = title !== '' && style === group && lines.length > 0;
    return isGroup && kind === 'other' ? { ...section, kind: 'skills', also: [] } : section;
  });
}

/** Key of the page and column of a section. */
const placeOf = ({ lines: [first] }: Section): string => (first?.box ? `${first.page}/${first.block}` : '');

/**
 * Lists in a sidebar with unknown headings, next to lists of skills in the same column, are skills: authors name their
 * groups as they like.
 */
export function nameSidebarLists(sections: readonly Section[]): Section[] {
  return sections.map((section, index): Section => {
    if (!isUnnamed(section) || placeOf(section) === '' || !isPlainList(section.lines)) return section;
    const isAdjacentToSkills = [sections[index - 1], sections[index + 1]].some(
      (other) =>
        other?.kind === 'skills' &&
        other.heading !== null &&
        section.heading !== null &&
        styleOf(other.heading) === styleOf(section.heading) &&
        placeOf(other) === placeOf(section) &&
        isPlainList(other.lines),
    );
    const isShort = section.lines.every(({ gaps, words }) => gaps.length === 0 && words.length <= maxItemLength);
    return isAdjacentToSkills && isShort ? { ...section, kind: 'skills', also: [] } : section;
  });
}
