import { headingOfPhrase } from '../sections/section-headings';
import { styleOf, type Section } from '../sections/sections';
import { isPlainList } from '../sections/unlisted-headings';

/** No more words has an entry of a sidebar's list. */
const longestItem = 5;

/** Whether nobody knows what the heading of a section stands for. */
const isUnnamed = ({ kind, heading }: Section): boolean =>
  kind === 'other' && heading !== null && headingOfPhrase(heading.text)?.isExact !== true;

/**
 * Groups of skills under headings of their own: a heading of skills with nothing below it stands for all lists under
 * smaller headings, up to the next one that looks as it does.
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

/** Where two sections stand in one column, one below the other. */
const placeOf = ({ lines: [first] }: Section): string => (first?.box ? `${first.page}/${first.block}` : '');

/**
 * Lists of a sidebar under headings that nobody knows, next to lists of skills in its column: people name the groups of
 * their skills there as they like.
 */
export function nameSidebarLists(sections: readonly Section[]): Section[] {
  return sections.map((section, index): Section => {
    if (!isUnnamed(section) || placeOf(section) === '' || !isPlainList(section.lines)) return section;
    const isBesideSkills = [sections[index - 1], sections[index + 1]].some(
      (other) =>
        other?.kind === 'skills' &&
        other.heading !== null &&
        section.heading !== null &&
        styleOf(other.heading) === styleOf(section.heading) &&
        placeOf(other) === placeOf(section) &&
        isPlainList(other.lines),
    );
    const isShort = section.lines.every(({ gaps, words }) => gaps.length === 0 && words.length <= longestItem);
    return isBesideSkills && isShort ? { ...section, kind: 'skills', also: [] } : section;
  });
}
