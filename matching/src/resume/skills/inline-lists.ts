import { isProse } from '../../text/classify';
import type { LayoutLine } from '../../text/layout-line';
import { evidenceOf } from '../sections/content-kind';
import type { Section } from '../sections/sections';

/** Space above a line, in letter heights, that sets a block apart. */
export const blockSpace = 0.6;

/** Sections of one line or few that people write behind their name: `Skills: SQL, Excel`. */
const lists: ReadonlySet<string> = new Set(['skills', 'certifications', 'languages', 'awards', 'associations']);

/** Whether a section's content begins in the line of its heading. */
const isInline = ({ heading, lines: [first] }: Section): boolean =>
  heading !== null && first !== undefined && first.start > heading.start && first.end <= heading.end;

/** Entries of lists may begin with small letters as sentences do, but are shorter. */
const fewestOfSentence = 5;

/** Whether a line tells something that no list holds: a position, or how people go on in sentences. */
export function isBeyondList(line: LayoutLine): boolean {
  if (line.bulletDepth > 0) return false;
  const { hasPeriod, isTitled } = evidenceOf(line);
  return (
    hasPeriod || (isTitled && !line.text.includes(',')) || (isProse(line.text) && line.words.length >= fewestOfSentence)
  );
}

/**
 * Ends a list that begins in the line of its heading where a block is set apart that holds no entries of it: `Licenses:
 * Texas, Florida` names a line and not all that follows.
 */
export function endInlineLists(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (!lists.has(section.kind) || !isInline(section)) return [section];
    const { lines } = section;
    const end = lines.findIndex((line, at) => at > 0 && line.spaceBefore >= blockSpace && isBeyondList(line));
    if (end < 0) return [section];
    return [
      { ...section, lines: lines.slice(0, end) },
      { kind: 'other', also: [], heading: null, lines: lines.slice(end) },
    ];
  });
}
