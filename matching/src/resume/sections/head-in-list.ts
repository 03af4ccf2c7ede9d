import type { Found } from '../../text/span';
import type { Section } from './section';

/** Sections of a side column, which saved profiles have before the name. */
const sideLists: ReadonlySet<string> = new Set(['skills', 'certifications', 'languages', 'awards', 'publications']);

/** Ends the list in whose lines the candidate's name is: the name begins the head of the resume. */
export function headAtName(sections: readonly Section[], name: Found | null): Section[] {
  if (name === null) return [...sections];
  return sections.flatMap((section) => {
    const at = section.lines.findIndex(
      ({ start, end, text }) => start <= name.start && name.end <= end && text === name.value,
    );
    if (at < 1 || !sideLists.has(section.kind)) return [section];
    const head: Section = { kind: 'header', also: [], heading: null, lines: section.lines.slice(at) };
    return [{ ...section, lines: section.lines.slice(0, at) }, head];
  });
}
