import { startsWithVerb } from '../../text/classify';
import { statesPeriod, type DateRange } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { joinBrokenHeads } from './broken-heads';
import { staysOf, type Stay } from '../lines/career-events';
import { joinBrokenPeriods } from '../lines/broken-periods';
import { liftBulletedHeads } from './bulleted-heads';
import { isCareerBreak } from './career-breaks';
import { liftNames, withoutFormDetails } from './form-details';
import { withoutRunningHeads } from '../lines/running-heads';
import { barSentences } from './sentence-heads';
import { liftSideDates, liftTasks } from '../lines/side-dates';
import { barSlashes } from '../lines/slash-separators';
import { segmentsOf, type Segment } from './segments';
import { headEndOf, headStart, isNamedAbove, leadCount, learnLooks, typicalSpace } from './work-heads';
import { hasPeriod, markLines, periodOf, type MarkedLine } from './work-lines';

/** A position's lines: its head (title, employer, place, dates) and its description. */
export interface RawEntry {
  dates: DateRange | null;
  dateLine: LayoutLine | null;
  segments: Segment[];
  /** Index of the head's line with the dates. */
  dateLineIndex: number;
  description: LayoutLine[];
}

/** Removes the outer bullets of positions whose tasks are nested bullets. */
function withoutOuterBullets(lines: readonly LayoutLine[]): readonly LayoutLine[] {
  const isNested = lines.some(({ bulletDepth }) => bulletDepth >= 2);
  const isOuter = lines.every(({ bulletDepth, text }) => bulletDepth > 0 || statesPeriod(text));
  if (!isNested || !isOuter) return lines;
  return lines.map((line) => ({ ...line, bulletDepth: Math.max(0, line.bulletDepth - 1) }));
}

/** A position stated by events: the employer, and the department in the place of the title. */
function entryOfStay({ event, dates, below }: Stay): RawEntry {
  const { line, at, name, rest } = event;
  const part = (text: string, role: 'title' | 'company'): Segment => {
    const start = line.start + Math.max(at, line.text.indexOf(text, at));
    const scores = { title: role === 'title' ? 1 : 0, company: role === 'company' ? 1 : 0 };
    const style = { isPlace: false, isCell: false, isBold: line.isBold, isItalic: line.isItalic };
    return { text, start, end: start + text.length, line: 0, ...scores, ...style };
  };
  const segments = [part(name, 'company'), ...(rest === '' ? [] : [part(rest, 'title')])];
  return { dates, dateLine: line, dateLineIndex: 0, segments, description: below };
}

/**
 * Splits the lines of a work section into positions, anchored at dates. The number of lines above the dates is learned
 * from the first position, because one resume uses the same layout for all.
 */
export function splitWorkEntries(source: readonly LayoutLine[]): RawEntry[] {
  const stays = staysOf(source);
  if (stays) return stays.map(entryOfStay);
  const lines = joinBrokenHeads(
    joinBrokenPeriods(
      liftTasks(
        liftSideDates(
          barSlashes(
            barSentences(
              withoutOuterBullets(liftBulletedHeads(liftNames(withoutFormDetails(withoutRunningHeads(source))))),
            ),
            'work',
          ),
        ),
      ),
    ),
  );
  const marked = markLines(lines);
  const anchors = marked.flatMap((line, index) => (line.isAnchor ? [index] : []));
  const hasPeriods = anchors.some((index) => hasPeriod(marked[index]));
  const kept = hasPeriods
    ? anchors.filter(
        (index) =>
          hasPeriod(marked[index]) || isStrongSingle(marked, index) || isPlacedAsPeriods(marked, anchors, index),
      )
    : anchors;
  if (kept.length === 0) return splitByTitles(marked);
  const typical = typicalSpace(lines);
  const opening = firstPosition(marked, kept);
  const first = kept[opening] ?? 0;
  const lead = leadCount(marked, first, opening === 0 ? 0 : (kept[opening - 1] ?? 0) + 1);
  const looks = learnLooks(marked, first, lead);
  const areNamesAbove = isNamedAbove(marked.slice(first - lead, first + 1));
  const heads = kept.map((anchor, order) => {
    const floor = order === 0 ? 0 : (kept[order - 1] ?? 0) + 1;
    return { anchor, start: headStart(marked, anchor, floor, { looks, typical }) };
  });
  const entries: RawEntry[] = [];
  heads.forEach(({ anchor, start }, order) => {
    const limit = heads[order + 1]?.start ?? marked.length;
    const headEnd = headEndOf(marked, { start, anchor, limit }, { typical, areNamesAbove });
    const headLines = marked.slice(start, headEnd);
    const date = marked[anchor];
    entries.push({
      dates: date ? periodOf(date) : null,
      dateLine: date?.line ?? null,
      dateLineIndex: anchor - start,
      segments: headLines.flatMap((line, index) => segmentsOf(line.line, line.dates, index)),
      description: marked.slice(headEnd, limit).map((line) => line.line),
    });
  });
  return entries;
}

/**
 * The first anchor that belongs to a position: time away from work, which may precede it, does not show the layout of
 * heads.
 */
function firstPosition(marked: readonly MarkedLine[], anchors: readonly number[]): number {
  const isAway = (at: number): boolean =>
    [marked[at - 1], marked[at]].some(
      (line) => line && segmentsOf(line.line, line.dates, 0).some(({ text }) => isCareerBreak(text)),
    );
  const found = anchors.findIndex((anchor) => !isAway(anchor));
  return Math.max(0, found);
}

/** A line without its dates. */
const dateless = ({ line, dates }: MarkedLine): string =>
  dates.reduceRight((text, date) => text.slice(0, date.start) + text.slice(date.end), line.text);

/** A single date counts among periods when its line looks like the head of a position or is below a bold title. */
function isStrongSingle(marked: readonly MarkedLine[], index: number): boolean {
  const line = marked[index];
  if (!line || line.line.bulletDepth > 0 || startsWithVerb(line.line.text)) return false;
  if (line.line.words.length > 12) return false;
  const above = marked[index - 1];
  const isTitled = ({ line, dates }: MarkedLine): boolean => segmentsOf(line, dates, 0).some(({ title }) => title >= 1);
  const isBelowTitle =
    above !== undefined &&
    above.line.isBold &&
    !line.line.isBold &&
    above.isHeadish &&
    !above.isAnchor &&
    !/\d/.test(dateless(line)) &&
    isTitled(above);
  return isTitled(line) || isBelowTitle;
}

/** The text in the line of a date, and whether the line above or below it is a title. */
function datePlace(marked: readonly MarkedLine[], index: number): string {
  const line = marked[index];
  if (!line) return '';
  const names = (at: number): boolean => {
    const other = marked[at];
    return (
      other?.isHeadish === true &&
      !other.isAnchor &&
      segmentsOf(other.line, other.dates, 0).some(({ title }) => title >= 1)
    );
  };
  const isLed = (line.dates[0]?.start ?? 1) === 0;
  const rest = segmentsOf(line.line, line.dates, 0);
  const isBare = rest.every(({ isPlace }) => isPlace);
  return isLed && isBare && line.line.bulletDepth === 0
    ? `${String(rest.length)} ${String(names(index - 1))} ${String(names(index + 1))}`
    : '';
}

/**
 * Whether a single date has the place of the section's periods: on a line of its own or before the place, with the
 * title in the line above or below.
 */
function isPlacedAsPeriods(marked: readonly MarkedLine[], anchors: readonly number[], index: number): boolean {
  const place = datePlace(marked, index);
  const periods = anchors.filter((anchor) => hasPeriod(marked[anchor]));
  return (
    place.includes('true') && periods.length >= 2 && periods.every((anchor) => datePlace(marked, anchor) === place)
  );
}

/** A section without dates: titles begin the positions, and the line below each may be the employer. */
function splitByTitles(marked: readonly MarkedLine[]): RawEntry[] {
  const entries: RawEntry[] = [];
  let headEnd = -1;
  marked.forEach((line, index) => {
    const segments = line.isHeadish ? segmentsOf(line.line, line.dates, 0) : [];
    const previous = entries[entries.length - 1];
    if (segments.some((segment) => segment.title >= 1) && line.line.words.length <= 12) {
      entries.push({ dates: null, dateLine: null, dateLineIndex: 0, segments, description: [] });
      headEnd = index;
    } else if (previous && headEnd === index - 1 && line.isHeadish && previous.segments.length === 1) {
      previous.segments.push(...segments.map((segment) => ({ ...segment, line: 1 })));
    } else {
      previous?.description.push(line.line);
    }
  });
  return entries;
}
