import { isProse } from '../../text/classify';
import type { LayoutLine } from '../../text/layout-line';
import { evidenceOf } from '../sections/content-kind';
import type { Section } from '../sections/section';

/** Minimum space above a block, in letter heights. */
export const blockSpace = 0.6;

/** Sections that are often written after their name in one line: `Skills: SQL, Excel`. */
const lists: ReadonlySet<string> = new Set(['skills', 'certifications', 'languages', 'awards', 'associations']);

/** Whether a section's content begins in the line of its heading. */
const isInline = ({ heading, lines: [first] }: Section): boolean =>
  heading !== null && first !== undefined && first.start > heading.start && first.end <= heading.end;

/** List entries in lower case are shorter than sentences. */
const minOfSentence = 5;

/** Whether a line cannot be part of a list: a position or a sentence. */
export function isBeyondList(line: LayoutLine): boolean {
  if (line.bulletDepth > 0) return false;
  const { hasPeriod, isTitled } = evidenceOf(line);
  return (
    hasPeriod || (isTitled && !line.text.includes(',')) || (isProse(line.text) && line.words.length >= minOfSentence)
  );
}

/**
 * Ends a list that begins in the line of its heading at a block that is set apart and has no entries: `Licenses: Texas,
 * Florida` covers one line only.
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
