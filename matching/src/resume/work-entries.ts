import { isProse, startsWithVerb } from '../text/classify';
import { findDates, type DateRange } from '../text/dates';
import type { LayoutLine } from '../text/layout-line';
import { joinBrokenHeads } from './broken-heads';
import { joinBrokenPeriods } from './broken-periods';
import { liftSideDates } from './side-dates';
import { segmentsOf, type Segment } from './segments';

/** A position's lines: its head (title, employer, place, dates) and what it tells. */
export interface RawEntry {
  dates: DateRange | null;
  dateLine: LayoutLine | null;
  segments: Segment[];
  /** Number of the head's line that carries the dates. */
  dateLineIndex: number;
  description: LayoutLine[];
}

interface MarkedLine {
  line: LayoutLine;
  dates: DateRange[];
  /** Begins a position: a period, or a date alone at an end of a short line. */
  isAnchor: boolean;
  /** Could be part of a head: short, no bullet, no running text. */
  isHeadish: boolean;
}

const moreDetail =
  /^(?:main activities|responsibilities|duties|key (?:responsibilities|achievements|accomplishments)|achievements|accomplishments|technologies|tools|environment|tech stack|description|tasks|aufgaben|highlights|projects?)\b.{0,30}:?$/i;

/** The dates of a line; a period that is open at the end of its cell is one: `Jun 2021 –    Dublin`. */
function datesOf(line: LayoutLine): DateRange[] {
  const dates = findDates(line.text);
  const [gap] = line.gaps;
  if (gap === undefined || dates.some((date) => date.isRange) || dates.length === 0) return dates;
  const open = findDates(line.text.slice(0, gap).trimEnd()).find((date) => date.isRange);
  return open ? dates.map((date) => (date.start === open.start ? open : date)) : dates;
}

/** What still lasts is told below a position, not by it: `• Member of the safety team since 2020`. */
const sinceWhen = /\b(?:since|seit|depuis|desde)\b/i;

function mark(line: LayoutLine): MarkedLine {
  const dates = datesOf(line);
  const period = dates.find((date) => date.isRange);
  const rest = line.text.length - dates.reduce((sum, date) => sum + date.end - date.start, 0);
  const isLabelled = /^(?:dates?|period|duration|from|zeitraum)\b/i.test(line.text);
  const isAtEdge = (date: DateRange): boolean =>
    date.start <= 3 || date.end >= line.text.length - 4 || line.gaps.some((gap) => Math.abs(gap - date.start) <= 2);
  const isShort =
    rest <= 100 && !(rest > 50 && isProse(withoutStop(stripDates(line.text, dates), period)) && !line.isBold);
  const single =
    dates.length === 1 &&
    dates[0] &&
    !dates[0].isRange &&
    rest <= 70 &&
    isAtEdge(dates[0]) &&
    !/^(?:expected|updated)/i.test(line.text);
  const isPeriodHere = period !== undefined && isShort && (isAtEdge(period) || line.bulletDepth === 0);
  const isAnchor =
    (isPeriodHere || (single === true && isShort) || (isLabelled && period !== undefined)) &&
    (line.bulletDepth === 0 || (period !== undefined && !startsWithVerb(line.text) && !sinceWhen.test(line.text)));
  const isHeadish =
    line.bulletDepth === 0 &&
    line.text.length <= 110 &&
    !moreDetail.test(line.text) &&
    (line.isBold || !isProse(line.text)) &&
    !/[.;]$/.test(line.text.replace(/\b(?:inc|ltd|co|corp|jr|sr|no|l\.l\.c|u\.s\.a|u\.k)\.$/i, ''));
  return { line, dates, isAnchor, isHeadish };
}

/** A head with its period may end with a full stop, as a popular class for typesetting writes it. */
const withoutStop = (text: string, period: DateRange | undefined): string =>
  period ? text.replace(/[\s.,;]+$/, '') : text;

function stripDates(text: string, dates: readonly DateRange[]): string {
  let rest = text;
  for (const date of [...dates].reverse()) rest = rest.slice(0, date.start) + rest.slice(date.end);
  return rest.trim();
}

const hasPeriod = (marked: MarkedLine | undefined): boolean => marked?.dates.some((date) => date.isRange) ?? false;

const periodOf = (marked: MarkedLine): DateRange | null =>
  marked.dates.find((date) => date.isRange) ?? marked.dates[0] ?? null;

/** Whether there is visibly more space before a line than between the lines around it. */
function isApart(marked: MarkedLine, typical: number): boolean {
  return marked.line.spaceBefore > Math.max(typical + 0.25, typical * 1.6);
}

/** Whether a line may belong to the head of the position whose date line is below it. */
function canLead(marked: MarkedLine | undefined, anchor: MarkedLine): boolean {
  if (!marked?.isHeadish || marked.isAnchor) return false;
  if (
    startsWithVerb(marked.line.text) &&
    !marked.line.isBold &&
    segmentsOf(marked.line, [], 0).every((segment) => segment.title < 1)
  )
    return false;
  const [above, below] = [marked.line.box, anchor.line.box];
  if (
    above &&
    below &&
    marked.line.page === anchor.line.page &&
    above.left > below.left + 60 &&
    above.right > below.left
  )
    return false;
  return true;
}

function typicalSpace(lines: readonly LayoutLine[]): number {
  const spaces = lines.map((line) => line.spaceBefore).sort((a, b) => a - b);
  return spaces[Math.floor(spaces.length / 2)] ?? 0;
}

/** How many lines stand above the date line in the head of the section's first position. */
function leadCount(marked: readonly MarkedLine[], first: number): number {
  let count = 0;
  const anchor = marked[first];
  if (!anchor) return 0;
  while (count < 3 && first - count - 1 >= 0 && canLead(marked[first - count - 1], anchor)) count++;
  return count;
}

/** Positions that are bullets themselves, with their tasks as bullets inside: the outer bullets tell nothing. */
function withoutOuterBullets(lines: readonly LayoutLine[]): readonly LayoutLine[] {
  const isNested = lines.some(({ bulletDepth }) => bulletDepth >= 2);
  const isOuter = lines.every(
    ({ bulletDepth, text }) => bulletDepth > 0 || findDates(text).some(({ isRange }) => isRange),
  );
  if (!isNested || !isOuter) return lines;
  return lines.map((line) => ({ ...line, bulletDepth: Math.max(0, line.bulletDepth - 1) }));
}

/**
 * Cuts the lines of a work section into positions. Dates anchor them; how many lines the head has above its dates is
 * learned from the first position, because one resume lays out all positions alike.
 */
export function splitWorkEntries(source: readonly LayoutLine[]): RawEntry[] {
  const lines = joinBrokenHeads(joinBrokenPeriods(liftSideDates(withoutOuterBullets(source))));
  const marked = lines.map(mark);
  const anchors = marked.flatMap((line, index) => (line.isAnchor ? [index] : []));
  const hasPeriods = anchors.some((index) => hasPeriod(marked[index]));
  const kept = hasPeriods
    ? anchors.filter((index) => hasPeriod(marked[index]) || isStrongSingle(marked, index))
    : anchors;
  if (kept.length === 0) return splitByTitles(marked);
  const typical = typicalSpace(lines);
  const lead = leadCount(marked, kept[0] ?? 0);
  const heads = kept.map((anchor, order) => {
    const floor = order === 0 ? 0 : (kept[order - 1] ?? 0) + 1;
    return { anchor, start: headStart(marked, anchor, floor, lead, typical) };
  });
  const entries: RawEntry[] = [];
  heads.forEach(({ anchor, start }, order) => {
    const limit = heads[order + 1]?.start ?? marked.length;
    const headEnd = headEndOf(marked, start, anchor, limit, typical);
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

/** A single date counts beside periods when its line looks like the head of a position. */
function isStrongSingle(marked: readonly MarkedLine[], index: number): boolean {
  const line = marked[index];
  if (!line || line.line.bulletDepth > 0 || startsWithVerb(line.line.text)) return false;
  return segmentsOf(line.line, line.dates, 0).some((segment) => segment.title >= 1) && line.line.words.length <= 12;
}

/** Whether the line above a title with its period looks as the section's first line does, and the title's line does not. */
function isEmployerAbove(marked: readonly MarkedLine[], anchor: number, floor: number): boolean {
  const [first, above, date] = [marked[0], marked[anchor - 1], marked[anchor]];
  if (!first || !above || !date || anchor - 1 < floor || floor === 0 || !canLead(above, date)) return false;
  const look = ({ line }: MarkedLine): string =>
    `${String(line.isBold)}/${String(line.isItalic)}/${String(line.relativeSize)}`;
  return look(first) === look(above) && look(first) !== look(date) && above.line.bulletDepth === 0;
}

/** How many lines above an anchor belong to its head. */
function headStart(
  marked: readonly MarkedLine[],
  anchor: number,
  floor: number,
  lead: number,
  typical: number,
): number {
  const date = marked[anchor];
  if (!date) return anchor;
  if (lead === 0) return isEmployerAbove(marked, anchor, floor) ? anchor - 1 : anchor;
  let start = anchor;
  while (anchor - start < lead && start - 1 >= floor && canLead(marked[start - 1], date)) {
    const above = marked[start - 1];
    const current = marked[start];
    if (current && isApart(current, typical) && start !== anchor) break;
    if (above && floor > 0 && !namesWhole(above) && isContinuation(marked, start - 1)) break;
    start--;
  }
  return start;
}

/** Whether a line names a title and who employed, as no rest of a task does. */
function namesWhole({ line, dates }: MarkedLine): boolean {
  const names = segmentsOf(line, dates, 0).filter(({ isPlace }) => !isPlace);
  return (names[0]?.title ?? 0) >= 1 && names.some(({ title }, index) => index > 0 && title < 0.6);
}

/** Whether a line goes on with the bullet above it, which a page's width broke. */
function isContinuation(marked: readonly MarkedLine[], index: number): boolean {
  const [previous, line] = [marked[index - 1]?.line, marked[index]?.line];
  if (!previous || !line || line.isBold || previous.bulletDepth === 0 || line.gaps.length > 0) return false;
  if (Math.abs(previous.relativeSize - line.relativeSize) > 0.1) return false;
  if (previous.box && line.box && previous.page === line.page)
    return (
      Math.abs(line.box.left - previous.box.left) < 30 &&
      line.box.left > previous.box.left - 2 &&
      line.spaceBefore < 0.6 &&
      !hasRoomFor(line, previous, marked)
    );
  return false;
}

/** Whether the first word of a line had room behind the bullet above it, as wide as other bullets of the section are. */
function hasRoomFor(line: LayoutLine, bullet: LayoutLine, marked: readonly MarkedLine[]): boolean {
  if (!bullet.box) return false;
  const rights = marked.flatMap((other) =>
    other.line.bulletDepth > 0 && other.line.block === bullet.block ? [other.line.box?.right ?? 0] : [],
  );
  const perCharacter = (bullet.box.right - bullet.box.left) / Math.max(1, bullet.text.length);
  const word = (line.text.split(' ')[0] ?? '').length + 1;
  return bullet.box.right + word * perCharacter < Math.max(...rights) - perCharacter;
}

/** Where the head ends below its date line: it takes more lines only while title or employer are missing. */
function headEndOf(
  marked: readonly MarkedLine[],
  start: number,
  anchor: number,
  limit: number,
  typical: number,
): number {
  let end = anchor + 1;
  while (end < limit && end - anchor <= 2) {
    const next = marked[end];
    if (!next?.isHeadish || next.isAnchor) break;
    const segments = marked.slice(start, end).flatMap((line, index) => segmentsOf(line.line, line.dates, index));
    const names = segments.filter((segment) => !segment.isPlace && segment.isKind !== true);
    const ahead = segmentsOf(next.line, next.dates, 0);
    const isOnlyPlace = ahead.length > 0 && ahead.every((segment) => segment.isPlace);
    const hasTitle = names.some((segment) => segment.title >= 0.6);
    const hasBoth = names.length >= 2 && !isFieldOnly(names, ahead);
    if (hasBoth && !isOnlyPlace && (hasTitle || !ahead.some((segment) => segment.title >= 1))) break;
    if (!isOnlyPlace && isApart(next, typical) && names.length > 0 && !next.line.isBold && !next.line.isItalic) break;
    if (startsWithVerb(next.line.text) && ahead.every((segment) => segment.title < 1 && segment.company < 0.7)) break;
    if (next.line.words.length > 14) break;
    end++;
  }
  return end;
}

/** Whether what stands behind a title's comma is its field, as the next line names an employer: `Team Lead, Home Birth`. */
function isFieldOnly(names: readonly Segment[], ahead: readonly Segment[]): boolean {
  const [title, field] = names;
  return (
    names.length === 2 &&
    title !== undefined &&
    field?.line === title.line &&
    field.start - title.end <= 2 &&
    title.title >= 1 &&
    field.company < 0.5 &&
    ahead.some((segment) => segment.company >= 0.75 && segment.title < 0.6)
  );
}

/** A section without any date: lines that are titles begin the positions, the line below each may name the employer. */
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
