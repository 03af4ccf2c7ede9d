import { expect, test } from '@jest/globals';
import { applicationChanges, applicationStageOf } from './application';
import { jobCandidateSchema } from './job-candidate';

const candidate = (changes: object) => jobCandidateSchema.cast(changes, { assert: false });

test.each([
  ['received', {}],
  ['received', { sovren: { weightedScore: 97 } }],
  ['reviewed', { isFavorite: true }],
  ['reviewed', { summary: { privateNotes: 'Call on Monday' } }],
  ['reviewed', { submissionStatus: { accountManager: true } }],
  ['reviewed', { submissionStatus: { detail: 'Phone screen' } }],
  ['submitted', { submissionStatus: { client: true, detail: 'Phone screen' } }],
  ['submitted', { submissionStatus: { portal: true } }],
  ['submitted', { submissionStatus: { client: true }, clientState: { state: 'declined' } }],
  ['closed', { submissionStatus: { client: true }, isDeleted: true }],
] as const)('an application is %s when %j', (stage, changes) => {
  expect(applicationStageOf(candidate(changes), { isJobOpen: true })).toBe(stage);
});

test('an application for a closed job is closed', () => {
  expect(applicationStageOf(candidate({ isFavorite: true }), { isJobOpen: false })).toBe('closed');
});

test.each([
  ['everything', { mayCorrect: true, mayReplaceResume: true }, {}],
  [
    'contact data alone once a client has the resume',
    { mayCorrect: true, mayReplaceResume: false },
    { submissionStatus: { client: true } },
  ],
  [
    'nothing after the withdrawal',
    { mayCorrect: false, mayReplaceResume: false },
    { agreement: { state: 'withdrawn' } },
  ],
  ['nothing once removed', { mayCorrect: false, mayReplaceResume: false }, { isDeleted: true }],
] as const)('an applicant may change %s', (_what, expected, changes) => {
  expect(applicationChanges(candidate(changes), { isJobOpen: true })).toEqual(expected);
});
