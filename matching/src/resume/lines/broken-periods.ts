import { findDates } from '../../text/dates';
import { partOf, type LayoutLine } from '../../text/layout-line';

const isDateOnly = (text: string): boolean => {
  const first = findDates(`2000 - ${text}`)[0];
  return first !== undefined && first.isRange && first.end >= text.length + 6;
};

/** The sign at the end of a line whose period continues in the next one. */
const openSign = /(?:[-–—→]|\bt\/m)\s*$/;

/**
 * Joins a period whose end is in the next line: `Jan 2020 –` over `Present`, whose dash may have been read as a bullet.
 */
function joinPeriodsBelow(lines: readonly LayoutLine[]): LayoutLine[] {
  const joined: LayoutLine[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    const dates =
      last && line.text.length <= 20 && last.text.length <= 120 && line.start - last.end <= 3
        ? findDates(last.text)
        : [];
    const open = dates[dates.length - 1];
    const isOpen =
      last !== undefined &&
      open !== undefined &&
      open.end >= last.text.replace(openSign, '').trimEnd().length - 2 &&
      (!open.isRange || openSign.test(last.text));
    if (last && isOpen && isDateOnly(line.text)) {
      const text = `${last.text}${' '.repeat(Math.max(1, line.start - last.end))}${line.text}`;
      joined[joined.length - 1] = { ...last, text: withDash(text, last.text.length), end: line.end };
    } else joined.push(line);
  }
  return joined;
}

/**
 * Joins a period that a narrow date column broke, with the text of the position next to both lines: `03/2018 –
 * Electrician` over `Present    Austin, TX`. The period gets a line of its own above them.
 */
function joinCellPeriods(lines: readonly LayoutLine[]): LayoutLine[] {
  const joined: LayoutLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const cut = openPeriodEnd(line);
    const until = cut > 0 && next ? endOfPeriodStart(next) : 0;
    if (!next || until === 0) {
      joined.push(line);
      continue;
    }
    const first = partOf(line, 0, cut);
    joined.push({ ...first, text: `${first.text} ${next.text.slice(0, until).trim()}`, bulletDepth: 0 });
    joined.push({ ...partOf(line, cut), spaceBefore: 0 });
    if (until < next.text.length) joined.push({ ...partOf(next, until), spaceBefore: 0 });
    index++;
  }
  return joined;
}

/** Maximum length of a line with only one end of a period. */
const maxEndLength = 20;

/** Joins a period whose ends are above and below the title: `2012-10 →`, the title's line, `2017-02`. */
function joinPeriodsAround(lines: readonly LayoutLine[]): LayoutLine[] {
  const joined: LayoutLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, between, end] = [lines[index], lines[index + 1], lines[index + 2]];
    if (!line) continue;
    const isAround =
      between !== undefined &&
      end !== undefined &&
      line.text.length <= maxEndLength &&
      end.text.length <= maxEndLength &&
      openSign.test(line.text) &&
      findDates(between.text).length === 0 &&
      isDateOnly(end.text) &&
      findDates(line.text.replace(openSign, '–')).length === 1;
    if (isAround) {
      joined.push({ ...line, text: `${line.text} ${end.text}` }, { ...between, spaceBefore: 0 });
      index += 2;
    } else joined.push(line);
  }
  return joined;
}

const openPeriod = /^[^|]{4,24}?\d{2,4}\s?(?:[-–—→]|t\/m\b)\s?/;

/** The end of an open period at the beginning of a line, before its other text; 0 without one. */
function openPeriodEnd(line: LayoutLine): number {
  const [gap = 0] = line.gaps;
  // The dash may begin the next cell.
  const dash = gap > 0 ? (/^[-–—→]\s+/.exec(line.text.slice(gap))?.[0].length ?? 0) : 0;
  const end = gap > 0 ? gap + dash : (openPeriod.exec(line.text)?.[0].length ?? 0);
  const head = line.text.slice(0, end).trimEnd();
  if (end === 0 || end >= line.text.length || !openSign.test(head)) return 0;
  const [date] = findDates(head.replace(openSign, '–'));
  return date && date.start <= 1 && date.to === 'present' ? end : 0;
}

/** The end of the second date of a period at the beginning of the next line; 0 without one. */
function endOfPeriodStart(line: LayoutLine): number {
  const end = line.gaps[0] ?? (line.text.length <= 20 ? line.text.length : 0);
  return end > 0 && isDateOnly(line.text.slice(0, end).trim()) ? end : 0;
}

/** Replaces the line break by a dash, so that both dates read as one period; offsets do not change. */
const withDash = (text: string, at: number): string =>
  openSign.test(text.slice(0, at)) ? text : `${text.slice(0, at)}–${text.slice(at + 1)}`;

const fromLabel = /^(?:from|start(?:ed|ing)?(?: date)?|date (?:started|from)|begin(?:ning)? date|von|desde)\s*:\s*/i;
const toLabel = /^(?:to|until|end(?:ed|ing)?(?: date)?|date (?:ended|to|left)|left|bis|hasta)\s*:\s*/i;

/** Joins a period whose ends are on labeled lines: `From: 03/2018` over `To: Present`. Offsets do not change. */
function joinLabeledPeriods(lines: readonly LayoutLine[]): LayoutLine[] {
  const joined: LayoutLine[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    const label = toLabel.exec(line.text)?.[0].length ?? 0;
    const isPeriod =
      last !== undefined && label > 0 && fromLabel.test(last.text) && isDateOnly(line.text.slice(label).trim());
    const dates = isPeriod ? findDates(last.text) : [];
    if (last && dates.length === 1 && line.start - last.end <= 3 && line.start >= last.end) {
      const between = '–'.padStart(line.start - last.end + label - 1).concat(' ');
      joined[joined.length - 1] = { ...last, text: `${last.text}${between}${line.text.slice(label)}`, end: line.end };
    } else joined.push(line);
  }
  return joined;
}

/** Joins periods that a narrow date column or a form broke. */
export const joinBrokenPeriods = (lines: readonly LayoutLine[]): LayoutLine[] =>
  joinPeriodsBelow(joinCellPeriods(joinPeriodsAround(joinLabeledPeriods(lines))));
