import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PortalError } from '../errors/portal-error';
import { interviewTexts } from '../texts/interviews';
import { changeInterview, hasChange, proposeInterview, versionOf, type InterviewStep } from './change-interview';
import type { Interview } from './interview';
import { readScheduleTimes } from './read-schedule-time';
import type { Slot } from './slot';
import { overlaps, slotProblem } from './slot-times';
import { formatSlot, instantOf, isTimeZone } from './time-zone';

const now = Date.UTC(2026, 0, 5, 12);
const hour = 3_600_000;
const slot = (hours: number, minutes = 45): Slot => ({ start: now + hours * hour, minutes });
const at = (text: string) => Date.parse(text);

const given = {
  ...{ id: 'i1', organizationId: 'a', jobId: 'j', candidateId: 'c', candidateName: 'Jane Doe', jobTitle: 'Nurse' },
  client: {
    name: 'Ann',
    email: 'ann@client.example',
    recipientId: 'r',
    contactId: '',
    guid: '',
    linkVersion: 0,
    timeZone: '',
  },
  recruiter: { id: 'u', name: 'Rita', email: 'rita@agency.example', timeZone: '' },
  uid: 'interview-i1@portal.test',
};
let steps = 0;
function step(changes: Partial<InterviewStep> = {}): InterviewStep {
  steps += 1;
  const by = { by: 'client', name: 'Ann' } as const;
  return { id: `step-${steps}`, action: 'propose', ...by, slots: [slot(24)], message: '', version: 0, now, ...changes };
}
const asRecruiter = { by: 'recruiter', name: 'Rita' } as const;
const proposed = (slots = [slot(24), slot(48), slot(72)]) => proposeInterview(given, step({ slots }));
const next = (interview: Interview, changes: Partial<InterviewStep>) =>
  changeInterview(interview, step({ version: versionOf(interview), ...changes }));

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return PortalError.from(error).userMessage;
  }
  return 'accepted';
}

describe('times', () => {
  test.each([
    ['none', [], interviewTexts.chooseTime],
    ['six', [1, 2, 3, 4, 5, 6].map((day) => slot(day * 24)), interviewTexts.tooManyTimes],
    ['one that has begun', [slot(0)], interviewTexts.past],
    ['one in two years', [slot(2 * 366 * 24)], interviewTexts.tooFar],
    ['the same twice', [slot(1), slot(1)], interviewTexts.overlapping],
    ['one right after the other', [slot(1, 60), slot(2, 60)], null],
  ])('%s', (_name, slots, problem) => {
    expect(slotProblem(slots, now)).toBe(problem);
  });

  test('overlapping goes both ways', () => {
    const any = fc.record({ start: fc.integer({ min: 0, max: 1e9 }), minutes: fc.integer({ min: 5, max: 480 }) });
    fc.assert(fc.property(any, any, (one, other) => overlaps(one, other) === overlaps(other, one)));
  });

  test('are shown on the clocks of each zone, with its name', () => {
    const shown = { start: at('2026-12-01T09:00:00Z'), minutes: 45 };
    expect(formatSlot(shown, 'Europe/Zurich')).toBe('Tue, Dec 1, 2026, 10:00 – 10:45 AM GMT+1');
    expect(formatSlot(shown, 'America/New_York')).toBe('Tue, Dec 1, 2026, 4:00 – 4:45 AM EST');
  });

  test.each([
    ['Europe/Zurich', true],
    ['America/New_York', true],
    ['Europe/Atlantis', false],
    ['', false],
    ['x'.repeat(65), false],
  ])('%s as a time zone', (name, isOne) => {
    expect(isTimeZone(name)).toBe(isOne);
  });

  test('of a clock are the moment of their zone, also around the change of summer time', () => {
    const read = (hourOfDay: number, day: number, month: number, zone: string) =>
      instantOf({ year: 2026, month, day, hour: hourOfDay, minute: 30 }, zone);
    expect(read(10, 1, 12, 'Europe/Zurich')).toBe(at('2026-12-01T09:30:00Z'));
    expect(read(10, 1, 7, 'Europe/Zurich')).toBe(at('2026-07-01T08:30:00Z'));
    expect(read(22, 1, 7, 'America/New_York')).toBe(at('2026-07-02T02:30:00Z'));
    expect(read(9, 1, 7, 'Pacific/Kiritimati')).toBe(at('2026-06-30T19:30:00Z'));
    // 2:30 does not exist on the last Sunday in March, and exists twice on the last one in October.
    expect(read(2, 29, 3, 'Europe/Zurich')).toBeNull();
    expect(read(2, 25, 10, 'Europe/Zurich')).toBe(at('2026-10-25T00:30:00Z'));
    expect(read(10, 31, 2, 'Europe/Zurich')).toBeNull();
  });
});

test.each<[string, string[]]>([
  ['2026-12-01 10:00', ['2026-12-01T09:00:00Z']],
  ['2026-12-01T10:00 or 2026-12-02 at 2:30 pm', ['2026-12-01T09:00:00Z', '2026-12-02T13:30:00Z']],
  ['Dec 1, 2026 at 10am, please', ['2026-12-01T09:00:00Z']],
  ['on 2nd of December 2026, 14.15', ['2026-12-02T13:15:00Z']],
  ['December 1st, 2026 @ 12 PM', ['2026-12-01T11:00:00Z']],
  ['Tuesday at ten', []],
  ['12/1/2026 10:00', []],
  ['Dec 1, 2026', []],
  ['Dec 1, 2026 at 10', []],
  ['2026-13-41 10:00', []],
  ['2026-12-01 25:00', []],
])('the times in “%s”', (text, expected) => {
  expect(readScheduleTimes(text, 'Europe/Zurich').map((time) => new Date(time).toISOString())).toEqual(
    expected.map((time) => time.replace('Z', '.000Z')),
  );
});

describe('an interview', () => {
  test('is proposed, confirmed, moved and canceled: one entry whose sequence rises', () => {
    const first = proposed();
    expect(first).toMatchObject({ state: 'proposed', waitsFor: 'recruiter', startsAt: null, sortsAt: slot(24).start });
    const confirmed = next(first, { ...asRecruiter, action: 'confirm', slots: [slot(48)] });
    expect(confirmed).toMatchObject({
      ...{ state: 'confirmed', waitsFor: '', slots: [], sequence: 0, startsAt: slot(48).start },
    });
    const moved = next(confirmed, { ...asRecruiter, action: 'move', slots: [slot(50)], place: 'Room 2' });
    expect(moved).toMatchObject({ state: 'moved', sequence: 1, place: 'Room 2', confirmed: slot(50) });
    const canceled = next(moved, { action: 'cancel', slots: [] });
    expect(canceled).toMatchObject({ state: 'canceled', sequence: 2, startsAt: null, place: 'Room 2' });
    expect(new Set([first, confirmed, moved, canceled].map(({ uid }) => uid)).size).toBe(1);
    expect(canceled.history.map(({ state, by }) => `${by} ${state}`)).toEqual([
      ...['client proposed', 'recruiter confirmed', 'recruiter moved', 'client canceled'],
    ]);
  });

  test('keeps its time until the other side agrees to another one', () => {
    const confirmed = next(proposed(), { ...asRecruiter, action: 'confirm', slots: [slot(24)] });
    const asked = next(confirmed, { slots: [slot(30)] });
    expect(asked).toMatchObject({ state: 'proposed', startsAt: slot(24).start, sequence: 0, waitsFor: 'recruiter' });
    const agreed = next(asked, { ...asRecruiter, action: 'confirm', slots: [slot(30)] });
    expect(agreed).toMatchObject({ state: 'moved', startsAt: slot(30).start, sequence: 1 });
  });

  test.each<[string, (interview: Interview) => Interview, string]>([
    [
      'a time that nobody has proposed',
      (i) => next(i, { ...asRecruiter, action: 'confirm', slots: [slot(25)] }),
      interviewTexts.notProposed,
    ],
    [
      'a proposed time with another length',
      (i) => next(i, { ...asRecruiter, action: 'confirm', slots: [slot(24, 60)] }),
      interviewTexts.notProposed,
    ],
    ['one’s own proposal', (i) => next(i, { action: 'confirm', slots: [slot(24)] }), interviewTexts.notProposed],
    [
      'two times at once',
      (i) => next(i, { ...asRecruiter, action: 'confirm', slots: [slot(24), slot(48)] }),
      interviewTexts.chooseOne,
    ],
    ['moving by the client', (i) => next(i, { action: 'move', slots: [slot(25)] }), interviewTexts.proposeInstead],
    [
      'a time that has passed since',
      (i) => next(i, { ...asRecruiter, action: 'confirm', slots: [slot(24)], now: now + 25 * hour }),
      interviewTexts.past,
    ],
  ])('refuses %s', (_name, act, sentence) => {
    expect(refusalOf(() => act(proposed()))).toBe(sentence);
  });

  test('shows the later of two what the first one did, and nothing happens after canceling', () => {
    const first = proposed();
    const canceled = next(first, { ...asRecruiter, action: 'cancel', slots: [] });
    const sentence = interviewTexts.meanwhile('Rita canceled the interview');
    const late = step({ action: 'cancel', slots: [], version: versionOf(first) });
    expect(refusalOf(() => changeInterview(canceled, late))).toBe(sentence);
    expect(refusalOf(() => next(canceled, { slots: [slot(30)] }))).toBe(sentence);
    expect(hasChange(canceled, late.id)).toBe(false);
    const confirmed = next(first, { ...asRecruiter, action: 'confirm', slots: [slot(24)] });
    expect(refusalOf(() => changeInterview(confirmed, late))).toBe(
      interviewTexts.meanwhile('Rita confirmed the interview'),
    );
  });

  test('cannot be canceled once it is over, and can after too many changes', () => {
    const confirmed = next(proposed(), { ...asRecruiter, action: 'confirm', slots: [slot(24)] });
    const over = { action: 'cancel', slots: [], now: now + 25 * hour } as const;
    expect(refusalOf(() => next(confirmed, over))).toBe(interviewTexts.over);
    let busy = confirmed;
    while (versionOf(busy) < 60) busy = next(busy, { slots: [slot(30)] });
    expect(refusalOf(() => next(busy, { slots: [slot(30)] }))).toBe(interviewTexts.tooManyChanges);
    expect(next(busy, { action: 'cancel', slots: [] }).state).toBe('canceled');
  });
});
