import { partOf, longestAnalysedLine, type LayoutLine } from '../../text/layout-line';
import type { Found, Span } from '../../text/span';
import type { NameFinder } from './name-finder';
import { ownLinesOf } from './own-lines';

/** The lines of a resume, set apart. */
export interface SetApart {
  /** Lines that tell who and where the person is. */
  own: LayoutLine[];
  /** What sections, positions, schools and skills are read from; one line without any word stands for the head. */
  others: LayoutLine[];
  /** The line with the name at the top. */
  nameLine: LayoutLine | undefined;
  /** Headlines below what is the person's, which end before the first section or position. */
  headlines: LayoutLine[];
  /** Where the name comes again. */
  names: Span[];
}

/** A name in letters of this size stands alone, wherever columns have put it. */
const large = 1.3;

const spansIn = (line: LayoutLine, finder: NameFinder): Span[] =>
  finder.spansIn(line.text.slice(0, longestAnalysedLine)).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }));

/** What stands in the place of name and address: nothing of how they are written is left. */
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
 * Takes the lines that tell who and where the person is out of those in which their work is told: what a name or a street
 * is called then neither opens a section nor tells a title or a skill.
 * @param name The name, where it was found.
 */
export function impersonalLines(lines: readonly LayoutLine[], name: Found | null): SetApart {
  const { lines: own, aside, opening, head, name: finder } = ownLinesOf(lines.map(({ text }) => text));
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
