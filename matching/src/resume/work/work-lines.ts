import { isProse, startsWithVerb, titleScore } from '../../text/classify';
import { findDates, type DateRange } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { endsWithLegalForm } from '../../text/legal-forms';
import { rowTolerance } from '../lines/row-tolerance';

/** A line of a work section with its possible roles. */
export interface MarkedLine {
  line: LayoutLine;
  dates: readonly DateRange[];
  /** Begins a position: a period, or a single date at an end of a short line. */
  isAnchor: boolean;
  /** Could be part of a head: short, no bullet, no running text. */
  isHeadish: boolean;
}

const moreDetail =
  /^(?:main activities|responsibilities|duties|key (?:responsibilities|achievements|accomplishments)|achievements|accomplishments|technologies|tools|environment|tech stack|(?:job )?descriptions?|tasks|aufgaben|highlights)\b.{0,30}:?$/i;
/** `Projects`, but not `Project Architect`. */
const ownProjects = /^projects?\b.{0,30}:?$/i;
const isDetail = (text: string): boolean => moreDetail.test(text) || (ownProjects.test(text) && titleScore(text) < 0.6);

/** The dates of a line; an open period at the end of its cell counts: `Jun 2021 –    Dublin`. */
function datesOf(line: LayoutLine): readonly DateRange[] {
  const dates = findDates(line.text);
  const [gap] = line.gaps;
  if (gap === undefined || dates.some((date) => date.isRange) || dates.length === 0) return dates;
  const open = findDates(line.text.slice(0, gap).trimEnd()).find((date) => date.isRange);
  return open ? dates.map((date) => (date.start === open.start ? open : date)) : dates;
}

/** An open period in a task: `• Member of the safety team since 2020`. */
const sinceWhen = /\b(?:since|seit|depuis|desde)\b/i;

/** A period inside a sentence, as in a task: `Sat on the rota board from May 2015 to June 2016`. */
const leadsToPeriod = /\p{L} (?:from|between|during|in|over|until|through|von|de|entre)\s*$/iu;

/** A financial year is not a period of work: `Cut costs by 28 % in FY 2023-24`. */
const isYearOfBooks = (text: string): boolean => /\b(?:FY|fiscal year|financial year) ?(?:19|20)\d\d/i.test(text);

/** Abbreviations whose full stop ends no sentence. */
const shortForm = /\b(?:jr|sr|no|l\.l\.c|u\.s\.a|u\.k)\.$/i;

/** Determines the possible roles of a line in a work section. */
function mark(line: LayoutLine): MarkedLine {
  const dates = datesOf(line);
  const period = dates.find((date) => date.isRange);
  const rest = line.text.length - dates.reduce((sum, date) => sum + date.end - date.start, 0);
  const isLabeled = /^(?:(?:start )?dates?|start|period|duration|from|zeitraum)\b/i.test(line.text);
  const isAtEdge = (date: DateRange): boolean =>
    date.start <= 3 || date.end >= line.text.length - 4 || line.gaps.some((gap) => Math.abs(gap - date.start) <= 2);
  const isSentence = rest > 50 && isProse(withoutStop(stripDates(line.text, dates), period)) && !line.isBold;
  const isShort = (rest <= 100 || isLongHead(line, period)) && (!isSentence || isLedByPeriod(line, period));
  const single =
    dates.length === 1 &&
    dates[0] &&
    !dates[0].isRange &&
    rest <= 70 &&
    isAtEdge(dates[0]) &&
    !/^(?:expected|updated)/i.test(line.text);
  const isPeriodHere = period !== undefined && isShort && (isAtEdge(period) || line.bulletDepth === 0);
  const isAnchor =
    (isPeriodHere || (single === true && isShort) || (isLabeled && period !== undefined)) &&
    (line.bulletDepth === 0 ||
      (period !== undefined &&
        !startsWithVerb(line.text) &&
        !leadsToPeriod.test(line.text.slice(0, period.start)) &&
        !sinceWhen.test(line.text) &&
        !isYearOfBooks(line.text)));
  const isHeadish =
    line.bulletDepth === 0 &&
    line.text.length <= 110 &&
    !isDetail(line.text) &&
    (line.isBold || beginsWithTitle(line.text) || !isProse(line.text)) &&
    (!/[.;]$/.test(line.text.replace(shortForm, '')) || endsWithLegalForm(line.text));
  return { line, dates, isAnchor, isHeadish };
}

/** Whether a title is set off by a dash at the beginning: `Support Analyst — Mistral Ltd.` is no task. */
function beginsWithTitle(text: string): boolean {
  const [title = '', ...others] = text.split(/ [|–—] /);
  return others.length > 0 && titleScore(title) >= 1;
}

/**
 * Reads the lines of a work section. Text at the right of a period in a margin is a head even when it ends with a full
 * stop, as written by a popular LaTeX class.
 */
export function markLines(lines: readonly LayoutLine[]): MarkedLine[] {
  const marked = lines.map(mark);
  return marked.map((item, index) => {
    const margin = marked[index - 1];
    if (margin && item.isAnchor && isRestOfTask(margin.line, item.line)) return { ...item, isAnchor: false };
    if (!margin || item.isHeadish || item.isAnchor || !/[^.]\.$/.test(item.line.text) || !isAdjacent(margin, item))
      return item;
    return { ...item, isHeadish: mark({ ...item.line, text: item.line.text.slice(0, -1) }).isHeadish };
  });
}

/** Minimum length of a wrapped line of a task, for formats without layout. */
const minBrokenLength = 60;
/** Maximum indentation of the rest of a task from its bullet, in points. */
const maxSetIn = 30;

/**
 * Whether a line in lower case continues the task above it: `the vending round while two were on` over `leave (May to
 * July 2021)`.
 */
function isRestOfTask(above: LayoutLine, line: LayoutLine): boolean {
  if (!/^\p{Ll}/u.test(line.text) || line.bulletDepth > 0 || line.isBold || line.gaps.length > 0) return false;
  if (/[.:]$/.test(above.text) || line.spaceBefore > broken || titleScore(line.text) >= 0.6) return false;
  if (above.box === null || line.box === null) return above.bulletDepth > 0 && above.text.length >= minBrokenLength;
  const isBelow = line.page === above.page && line.block === above.block;
  const isSetIn = line.box.left >= above.box.left - 2 && line.box.left <= above.box.left + maxSetIn;
  return isBelow && isSetIn && (above.bulletDepth > 0 || above.text.length >= minBrokenLength);
}

/** Maximum space between the lines of one task, in letter heights. */
const broken = 0.6;

/** Whether a line is at the right of one that is only a period. */
function isAdjacent({ line, dates }: MarkedLine, { line: { box, page } }: MarkedLine): boolean {
  const isPeriod = dates.some(({ isRange }) => isRange) && stripDates(line.text, dates) === '';
  if (!isPeriod || line.box === null || box === null || line.page !== page) return false;
  // The parts of one line have its box.
  return box === line.box || (box.left >= line.box.right && Math.abs(box.top - line.box.top) <= rowTolerance);
}

/** Maximum length of a head in one line. */
const maxHeadLength = 200;

/** Whether a long line is still a head: a title first, several parts, the period at an end. */
function isLongHead({ text, bulletDepth }: LayoutLine, period: DateRange | undefined): boolean {
  if (period === undefined || bulletDepth > 0 || text.length > maxHeadLength) return false;
  const isAtEnd = period.start === 0 || period.end >= text.length - 1;
  const parts = text.slice(period.start === 0 ? period.end : 0).split(/, | [|–—-] /);
  return isAtEnd && parts.length >= 3 && titleScore((parts[0] ?? '').trim()) >= 0.6;
}

/** Whether a line begins with its period and a sign, even with function words after it: `2021-now · Acme, ...`. */
const isLedByPeriod = (line: LayoutLine, period: DateRange | undefined): boolean =>
  period?.start === 0 && line.bulletDepth === 0 && /^\s*[·|•:,]|^\s+[–—-]\s|^\s{3}/.test(line.text.slice(period.end));

/** A head with its period may end with a full stop, as written by a popular LaTeX class. */
const withoutStop = (text: string, period: DateRange | undefined): string =>
  period ? text.replace(/[\s.,;]+$/, '') : text;

function stripDates(text: string, dates: readonly DateRange[]): string {
  let rest = text;
  for (const date of [...dates].reverse()) rest = rest.slice(0, date.start) + rest.slice(date.end);
  return rest.trim();
}

/** Whether the line has a period. */
export const hasPeriod = (marked: MarkedLine | undefined): boolean =>
  marked?.dates.some((date) => date.isRange) ?? false;

/** The period of a line, else its date. */
export const periodOf = (marked: MarkedLine): DateRange | null =>
  marked.dates.find((date) => date.isRange) ?? marked.dates[0] ?? null;
