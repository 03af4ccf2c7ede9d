import { partOf, maxAnalyzedLineLength, type LayoutLine } from '../../text/layout-line';
import type { Found, Span } from '../../text/span';
import type { NameFinder } from './name-finder';
import { personalLinesOf } from './personal-lines';

/** The lines of a resume, separated into personal and other lines. */
export interface SetApart {
  /** Lines with the candidate's personal data. */
  own: LayoutLine[];
  /** Lines from which sections, positions, schools and skills are read; a line without words replaces the head. */
  others: LayoutLine[];
  /** The line with the name at the top. */
  nameLine: LayoutLine | undefined;
  /** Headlines below the personal data, before the first section or position. */
  headlines: LayoutLine[];
  /** Further occurrences of the name. */
  names: Span[];
}

/** Minimum size of a name that is recognized anywhere, relative to the text. */
const large = 1.3;

const spansIn = (line: LayoutLine, finder: NameFinder): Span[] =>
  finder.spansIn(line.text.slice(0, maxAnalyzedLineLength)).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }));

/** Replaces name and address without a trace of their form. */
const placeholder = (line: LayoutLine): LayoutLine => ({
  ...line,
  text: '·',
  end: line.start + 1,
  words: [],
  gaps: [],
  bulletDepth: 0,
  isUpper: false,
});

/**
 * Separates personal lines from the others, so that a name or a street neither opens a section nor counts as a title or
 * a skill.
 * @param name The name, when it was found.
 */
export function impersonalLines(lines: readonly LayoutLine[], name: Found | null): SetApart {
  const { lines: own, aside, opening, head, name: finder } = personalLinesOf(lines.map(({ text }) => text));
  const first = lines.findIndex((_, index) => own.has(index));
  const isLargeName = (line: LayoutLine): boolean =>
    name !== null && line.relativeSize >= large && name.start >= line.start && name.start < line.end;
  const isOwn = (line: LayoutLine, index: number): boolean => own.has(index) || aside.has(index) || isLargeName(line);
  return {
    nameLine: head.nameLine === null ? undefined : lines[head.nameLine],
    headlines: lines.slice(head.own, head.end),
    names: lines.flatMap((line) => spansIn(line, finder)),
    own: lines.filter(isOwn),
    others: lines.flatMap((line, index) => {
      if (isOwn(line, index)) return index === first ? [placeholder(line)] : [];
      return opening?.line === index && opening.span.start === 0 ? [partOf(line, opening.span.end)] : [line];
    }),
  };
}
