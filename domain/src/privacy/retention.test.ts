import { describe, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '../candidates/job-candidate';
import { dayMs } from '../constants/time';
import { timestampOf } from '../testing/timestamp-of';
import {
  askedAtOf,
  endOfPerson,
  erasureTimeOf,
  latestActivityToCheck,
  retentionKindOf,
  retentionStepOf,
  type RetainedCandidate,
} from './retention';

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const rules = { asksFirst: true, placed: 0, unanswered: 3, applicants: 6, others: 12 };

interface Given {
  active?: string;
  asked?: string;
  kept?: string;
  source?: 'upload' | 'publicUpload';
  detail?: string;
  agreement?: 'none' | 'asked';
  email?: string;
}

function candidate({ active = '2025-01-31', asked, kept, source = 'publicUpload', ...rest }: Given = {}) {
  const { detail = '', agreement = 'none', email = 'ann@example.com' } = rest;
  const made = jobCandidateSchema.cast(
    { email, source, submissionStatus: { detail }, agreement: { state: agreement } },
    { assert: false },
  );
  return {
    ...made,
    activityAt: timestampOf(day(active)),
    retention: { askedAt: asked ? timestampOf(day(asked)) : null, keptAt: kept ? timestampOf(day(kept)) : null },
  } satisfies RetainedCandidate;
}

const stepOn = (on: string, ...people: RetainedCandidate[]) => retentionStepOf(people, rules, day(on));

test.each([
  [{ detail: 'Placed', agreement: 'asked' as const }, 'placed'],
  [{ agreement: 'asked' as const }, 'unanswered'],
  [{ source: 'publicUpload' as const }, 'applicants'],
  [{ source: 'upload' as const }, 'others'],
  [{ source: 'upload' as const, detail: 'Replaced by another' }, 'others'],
])('a candidate with %j follows the rule of %s', (given, kind) => {
  expect(retentionKindOf(candidate(given))).toBe(kind);
});

describe('a person without activity', () => {
  test('is asked 30 days before the end, waits, and goes when both times are over', () => {
    // Six months after the last day of January is that of July.
    expect(stepOn('2025-06-30', candidate())).toBe('keep');
    expect(stepOn('2025-07-02', candidate())).toBe('ask');
    expect(stepOn('2025-07-30', candidate({ asked: '2025-07-02' }))).toBe('wait');
    expect(stepOn('2025-08-02', candidate({ asked: '2025-07-02' }))).toBe('erase');
  });

  test('has 30 days to answer, however late the question is', () => {
    expect(stepOn('2026-07-02', candidate())).toBe('ask');
    expect(stepOn('2026-07-31', candidate({ asked: '2026-07-02' }))).toBe('wait');
    expect(stepOn('2026-08-02', candidate({ asked: '2026-07-02' }))).toBe('erase');
  });

  test('who wants to be kept stays for the same time again, and is asked again', () => {
    const kept = candidate({ asked: '2025-07-02', kept: '2025-07-10' });
    expect(stepOn('2025-12-01', kept)).toBe('keep');
    expect(askedAtOf([kept])).toBeNull();
    expect(stepOn('2025-12-15', kept)).toBe('ask');
  });

  test('without an email goes without a question', () => {
    expect(stepOn('2025-07-30', candidate({ email: '' }))).toBe('keep');
    expect(stepOn('2025-08-02', candidate({ email: '' }))).toBe('erase');
  });
});

test('a person in two jobs goes after the last of them, and never while one is kept by its rule', () => {
  const late = candidate({ active: '2025-03-01', source: 'upload' });
  expect(endOfPerson([candidate(), late], rules)).toBe(day('2026-03-01'));
  expect(endOfPerson([candidate(), candidate({ detail: 'Hired' })], rules)).toBeNull();
  expect(endOfPerson([], rules)).toBeNull();
});

test('nobody goes before the time to answer is over', () => {
  const now = day('2026-07-02');
  expect(erasureTimeOf([candidate()], rules, now)).toBe(now + 30 * dayMs);
  expect(erasureTimeOf([candidate({ asked: '2026-06-20' })], rules, now)).toBe(day('2026-06-20') + 30 * dayMs);
  expect(erasureTimeOf([candidate()], { ...rules, asksFirst: false }, now)).toBe(day('2025-07-31'));
});

test('candidates are looked at from the shortest time on', () => {
  expect(latestActivityToCheck(rules, day('2025-07-31'))).toBe(day('2025-04-30'));
  expect(latestActivityToCheck({ ...rules, unanswered: 0, applicants: 0, others: 0 }, 0)).toBeNull();
});
