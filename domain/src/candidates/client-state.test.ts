import { expect, test } from '@jest/globals';
import { clientStandingOf, clientStateText, type ClientStanding } from './client-state';

const at = (millis: number) => ({ seconds: 0, nanoseconds: 0, toDate: () => new Date(millis), toMillis: () => millis });
const none: ClientStanding = { state: '', at: null };
const wait = { answer: '', answeredAt: null, isWaiting: true, submittedAt: at(1) } as const;
const answered = (answer: 'positive' | 'negative' | 'maybe') => ({
  ...wait,
  answer,
  answeredAt: at(2),
  isWaiting: false,
});
const facts = { wait: null, answer: none, interviews: [], isHidden: false };

test.each<[string, Partial<Parameters<typeof clientStandingOf>[0]>, ClientStanding]>([
  ['nobody was asked', {}, none],
  ['submitted', { wait }, { state: 'waiting', at: 1 }],
  ['submitted and hidden', { wait, isHidden: true }, { state: 'hidden', at: 1 }],
  ['on a closed job', { wait: { ...wait, isWaiting: false } }, none],
  ['approved', { wait: answered('positive') }, { state: 'approved', at: 2 }],
  ['approved and hidden later', { wait: answered('positive'), isHidden: true }, { state: 'approved', at: 2 }],
  ['a Maybe', { wait: answered('maybe') }, { state: 'maybe', at: 2 }],
  ['the last agreed time', { wait, interviews: [{ startsAt: 5 }, { startsAt: 7 }] }, { state: 'interview', at: 7 }],
  [
    'submitted again after an interview',
    { wait: { ...wait, submittedAt: at(6) }, interviews: [{ startsAt: 5 }] },
    { state: 'waiting', at: 6 },
  ],
  ['a canceled interview', { wait: answered('maybe'), interviews: [{ startsAt: null }] }, { state: 'maybe', at: 2 }],
  [
    'a No after the interview',
    { wait: answered('negative'), interviews: [{ startsAt: 5 }] },
    { state: 'declined', at: 2 },
  ],
  ['answered without a submission', { answer: { state: 'approved', at: 3 } }, { state: 'approved', at: 3 }],
])('%s', (_what, given, expected) => {
  expect(clientStandingOf({ ...facts, ...given })).toEqual(expected);
});

test('the words name the day of what lasts', () => {
  const words = (state: 'waiting' | 'interview' | 'maybe' | '') => clientStateText({ state, at: at(1) }, () => 'May 1');
  expect([words('waiting'), words('interview'), words('maybe'), words('')]).toEqual([
    'Waiting since May 1',
    'Interview on May 1',
    'Maybe',
    '',
  ]);
});
