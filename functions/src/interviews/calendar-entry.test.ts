import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { formatSlot } from '@portal/domain/interviews/time-zone';
import { calendarEntry } from './calendar-entry';

const slot = { start: Date.UTC(2026, 11, 1, 9), minutes: 45 };
const interview = {
  uid: 'interview-1@portal.test',
  sequence: 0,
  state: 'confirmed' as const,
  place: 'Bahnhofstrasse 1, Zurich; room "B"',
  videoUrl: 'https://meet.example/abc?x=1,2',
};
const people = [
  { name: 'Ann Client', email: 'ann@client.example' },
  { name: 'Rita Recruiter', email: 'rita@agency.example' },
];
const entry = (changes: Partial<Parameters<typeof calendarEntry>[0]> = {}) =>
  calendarEntry({
    ...{ interview, slot, summary: 'Interview: Jane Doe, Nurse', description: 'See you,\nAnn' },
    organizer: { name: 'Northwind Staffing', email: 'portal@example.com' },
    ...{ attendees: people, now: Date.UTC(2026, 10, 30) },
    ...changes,
  });

/** The entry as another library reads it. */
function readEntry(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const [component] = events;
  if (!component || events.length > 1) throw new Error('there must be one event');
  const event = new ICAL.Event(component);
  const [begin, end] = [event.startDate.toJSDate().getTime(), event.endDate.toJSDate().getTime()];
  return {
    method: calendar.getFirstPropertyValue('method'),
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, location: event.location },
    description: event.description,
    status: component.getFirstPropertyValue('status'),
    slot: { start: begin, minutes: (end - begin) / 60_000 },
    organizer: component.getFirstPropertyValue('organizer'),
    attendees: event.attendees.map((person) => [
      person.getParameter('cn'),
      String(person.getFirstValue()).toLowerCase(),
    ]),
    names: component.getAllProperties().map(({ name }) => name),
  };
}

test('another library reads the entry, at the same moment in Zurich and New York', () => {
  const { method, content } = entry();
  const read = readEntry(content);
  expect(method).toBe('REQUEST');
  expect(read).toMatchObject({
    ...{ method: 'REQUEST', uid: 'interview-1@portal.test', sequence: 0, status: 'CONFIRMED', slot },
    ...{ summary: 'Interview: Jane Doe, Nurse', description: 'See you,\nAnn', organizer: 'mailto:portal@example.com' },
    location: interview.place,
    attendees: people.map(({ name, email }) => [name, `mailto:${email}`]),
  });
  expect(formatSlot(read.slot, 'Europe/Zurich')).toBe('Tue, Dec 1, 2026, 10:00 – 10:45 AM GMT+1');
  expect(formatSlot(read.slot, 'America/New_York')).toBe('Tue, Dec 1, 2026, 4:00 – 4:45 AM EST');
});

test('a canceled interview removes the entry with the same UID and the next sequence', () => {
  const { method, content } = entry({ interview: { ...interview, state: 'canceled', sequence: 2 } });
  expect(method).toBe('CANCEL');
  expect(readEntry(content)).toMatchObject({ method: 'CANCEL', uid: interview.uid, sequence: 2, status: 'CANCELLED' });
});

test.each(['\r\n', '\n', '\r', '\u0085', '\u2028'])('texts with %j add no line to the entry', (end) => {
  const evil = `Jane"${end}ATTENDEE:mailto:evil@example.com${end}END:VEVENT${end}BEGIN:VALARM`;
  const { content } = entry({
    ...{ summary: evil, description: evil, interview: { ...interview, place: evil } },
    attendees: [{ name: evil, email: 'ann@client.example' }],
    organizer: { name: `;CN=x:${evil}`, email: 'portal@example.com' },
  });
  const read = readEntry(content);
  const plain = readEntry(entry({ attendees: people.slice(0, 1) }).content);
  expect(read.names).toEqual(plain.names);
  expect(read.attendees.map(([, email]) => email)).toEqual(['mailto:ann@client.example']);
  const unfolded = content.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(unfolded.filter((line) => /^(?:ATTENDEE:mailto:evil|BEGIN:VALARM)/.test(line))).toEqual([]);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
