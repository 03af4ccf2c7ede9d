import type { DocumentLine, DocumentText } from '../../documents/document-text';
import { titleScore } from '../../text/classify';
import type { Span } from '../../text/span';
import { statesPeriod } from '../../text/dates';
import { withoutTimes } from '../../text/private-life';
import { isCareerBreak } from '../work/career-breaks';
import { privateParts } from './private-parts';

/** A text without private parts, with a mapping of positions. */
export interface CutText {
  text: string;
  /** The removed parts, as spans of the whole text. */
  cuts: readonly Span[];
  /** Maps an offset of the remaining text to the whole text; with `isEnd` for the end of a span. */
  inWhole: (offset: number, isEnd?: boolean) => number;
  /** Maps an offset of the whole text to the remaining text; removed text maps to the place of the cut. */
  inCut: (offset: number) => number;
}

/** Maximum length of a line with only a period or a title. */
const maxLengthAlone = 80;
const isPeriodAlone = (line = ''): boolean =>
  line.length <= maxLengthAlone && statesPeriod(line) && !/\p{L}{4}/u.test(withoutTimes(line));

/** Whether a line names time away whose period is on a line of its own: both are left out of the positions. */
const isHeadOfBreak = (lines: readonly string[], index: number): boolean =>
  (isPeriodAlone(lines[index - 1]) || isPeriodAlone(lines[index + 1])) && isCareerBreak(lines[index] ?? '');

/** A title without a period of its own; the period next to the employer applies to it. */
const isTitleAlone = (line = ''): boolean =>
  line.length <= maxLengthAlone && !statesPeriod(line) && titleScore(line.trim()) >= 1;

/** `The Democrat, 2014 - 2016` below a title: a line with a period next to a title names the employer. */
const namesEmployer = (lines: readonly string[], index: number): boolean =>
  statesPeriod(lines[index] ?? '') && (isTitleAlone(lines[index - 1]) || isTitleAlone(lines[index + 1]));

/** The private parts of a text; lines that become empty are removed with their line feeds. */
function cutsOf(text: string): Span[] {
  const cuts: Span[] = [];
  let start = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const end = start + line.length;
    const parts = privateParts(line);
    const isKept = parts.length > 0 && (isHeadOfBreak(lines, index) || namesEmployer(lines, index));
    for (const part of isKept ? [] : parts) {
      const isWhole = part.end - part.start === line.length;
      const cut = { start: start + part.start, end: isWhole ? Math.min(end + 1, text.length) : start + part.end };
      const before = cuts.at(-1);
      if (before?.end === cut.start) before.end = cut.end;
      else cuts.push(cut);
    }
    start = end + 1;
  }
  const last = cuts.at(-1);
  // The line before the removed last lines ends the text.
  if (last?.end === text.length && text[last.start - 1] === '\n') last.start -= 1;
  return cuts;
}

/** Removes the private parts of a text. */
export function cutPrivateLife(whole: string): CutText {
  const cuts = cutsOf(whole);
  const lengthOf = ({ start, end }: Span): number => end - start;
  return {
    text: [
      ...cuts.map(({ start }, at) => whole.slice(cuts[at - 1]?.end ?? 0, start)),
      whole.slice(cuts.at(-1)?.end ?? 0),
    ].join(''),
    cuts,
    inWhole: (offset, isEnd = false) =>
      cuts.reduce((at, cut) => ((isEnd ? at > cut.start : at >= cut.start) ? at + lengthOf(cut) : at), offset),
    inCut: (offset) => cuts.reduce((at, cut) => at - Math.max(0, Math.min(cut.end, offset) - cut.start), offset),
  };
}

/** A line with its remaining text. */
function cutLine(line: DocumentLine, text: string, start: number, inCut: CutText['inCut']): DocumentLine {
  const within = (offset: number): number => inCut(line.start + offset) - start;
  const boldLead = within(line.boldLead);
  return {
    ...line,
    text,
    start,
    boldLead: line.boldLead === 0 || boldLead >= text.length ? 0 : boldLead,
    gaps: [...new Set(line.gaps.map(within))].filter((gap) => gap > 0 && gap < text.length),
  };
}

/**
 * A document without private parts, removed before anything else is read. Empty lines are dropped; their space goes to
 * the next line.
 */
export function withoutPrivateLife(whole: DocumentText): { document: DocumentText; inWhole: CutText['inWhole'] } {
  const { text, cuts, inWhole, inCut } = cutPrivateLife(whole.text);
  if (cuts.length === 0) return { document: whole, inWhole };
  const isGone = ({ start, text: { length } }: DocumentLine): boolean =>
    cuts.some((cut) => cut.start <= start && cut.end >= start + length);
  let space = 0;
  const lines = whole.lines.flatMap((line) => {
    if (isGone(line)) {
      space = Math.max(space, line.spaceBefore);
      return [];
    }
    const [start, end] = [inCut(line.start), inCut(line.start + line.text.length)];
    const spaceBefore = Math.max(space, line.spaceBefore);
    space = 0;
    return [{ ...cutLine(line, text.slice(start, end), start, inCut), spaceBefore }];
  });
  const links = whole.links
    .map((link) => ({ ...link, start: inCut(link.start), end: inCut(link.end) }))
    .filter(({ start, end }) => end > start);
  return { document: { ...whole, text, lines, links }, inWhole };
}
