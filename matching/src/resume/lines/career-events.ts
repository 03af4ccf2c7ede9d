import words from '../../../data/career-events.json' with { type: 'json' };
import { findDates, type DateRange } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';

/**
 * Careers of East Asia stated as events, one a line: `2013年4月 山川商事 入社` and `2018年9月 山川商事 退社`.
 */
export interface CareerEvent {
  line: LayoutLine;
  kind: 'joined' | 'left';
  date: DateRange;
  /** The offset of the organization's name in the line, and its text. */
  at: number;
  name: string;
  /** The text after the name: a department, a faculty. */
  rest: string;
}

/** A stay at an organization: from the event that begins it to the one that ends it. */
export interface Stay {
  event: CareerEvent;
  dates: DateRange;
  /** Other lines below its event. */
  below: LayoutLine[];
}

const kinds = { joined: words.joined, left: words.left } as const;
const pattern = (list: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?:^|[\s\u3000)）])(?:${[...list].sort((a, b) => b.length - a.length).join('|')})(?=$|[\s\u3000(（、,])`,
    'u',
  );
const ofKind = { joined: pattern(kinds.joined), left: pattern(kinds.left) };
const goingOn = new Set(words.goingOn);

function eventOf(line: LayoutLine): CareerEvent | null {
  const [date] = findDates(line.text);
  if (date?.start !== 0 || date.isRange) return null;
  const text = line.text.slice(date.end);
  const kind = ofKind.left.test(text) ? 'left' : ofKind.joined.test(text) ? 'joined' : null;
  if (kind === null) return null;
  const lead = /^[\s\u3000]*/u.exec(text)?.[0].length ?? 0;
  const [name = '', ...others] = text
    .slice(lead)
    .replace(ofKind[kind], ' ')
    .trim()
    .split(/[\s\u3000]+/u);
  return name === '' ? null : { line, kind, date, at: date.end + lead, name, rest: others.join(' ') };
}

/** Minimum number of events of a career stated by them. */
const minEvents = 2;

/**
 * The stays that the lines of a section tell by events; null when they do not. An organization that nobody left lasts
 * until the next one, or until today where the section says so.
 */
export function staysOf(lines: readonly LayoutLine[]): Stay[] | null {
  const events = lines.map(eventOf);
  if (events.filter((event) => event !== null).length < minEvents) return null;
  const stays: Stay[] = [];
  let open: Stay | null = null;
  for (const [index, line] of lines.entries()) {
    const event = events[index];
    if (event?.kind === 'left') {
      const left = open?.event.name === event.name ? open : null;
      if (left) left.dates = { ...left.dates, to: event.date.to, isRange: true };
      else stays.push({ event, dates: event.date, below: [] });
      open = null;
    } else if (event) {
      if (open) open.dates = { ...open.dates, to: event.date.to, isRange: true };
      open = { event, dates: { ...event.date, from: event.date.to }, below: [] };
      stays.push(open);
    } else if (open && goingOn.has(line.text.trim())) open.dates = { ...open.dates, to: 'present', isRange: true };
    else stays[stays.length - 1]?.below.push(line);
  }
  return stays;
}
