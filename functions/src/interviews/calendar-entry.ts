import type { Interview } from '@portal/domain/interviews/interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { endOf } from '@portal/domain/interviews/slot-times';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarPart } from '../runtime/ports';

interface Person {
  name: string;
  email: string;
}

interface CalendarEntry {
  interview: Pick<Interview, 'uid' | 'sequence' | 'state' | 'place' | 'videoUrl'>;
  slot: Slot;
  summary: string;
  description: string;
  /** The sender of the mails, so that calendars accept it as the one who may change the entry. */
  organizer: Person;
  attendees: readonly Person[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The calendar entry of an agreed interview as an invitation (RFC 5546), or its removal once it was canceled. All versions
 * have one UID, and a rising SEQUENCE. Times are in UTC, so that each calendar shows its own.
 */
export function calendarEntry(entry: CalendarEntry): CalendarPart {
  const { interview, slot, summary, description, organizer, attendees, now } = entry;
  const isCanceled = interview.state === 'canceled';
  const calendar = new ICalCalendar({
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Recruiting Portal', product: 'Interviews' },
  });
  const url = interview.videoUrl;
  calendar.createEvent({
    id: interview.uid,
    sequence: interview.sequence,
    stamp: new Date(now),
    start: new Date(slot.start),
    end: new Date(endOf(slot)),
    summary: oneLine(summary),
    description: lines(description),
    location: oneLine(interview.place || url),
    ...(url === '' ? {} : { url }),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name || organizer.email), email: oneLine(organizer.email) },
    attendees: attendees.map(({ name, email }) => ({
      name: parameter(name || email),
      email: oneLine(email),
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: false,
    })),
  });
  return { method: isCanceled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}

// eslint-disable-next-line no-control-regex -- control characters would end a line of the entry or its quotes
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g;

/** Text with line feeds alone, which the library escapes. */
function lines(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(controls, ' ');
}

function oneLine(text: string): string {
  return lines(text).replace(/\s+/g, ' ').trim();
}

/** The value of a parameter, which cannot hold quotes (RFC 5545, section 3.2). */
function parameter(text: string): string {
  return oneLine(text).replaceAll('"', '’').replaceAll('\\', '/');
}
