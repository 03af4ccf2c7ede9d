import { expect, test } from '@jest/globals';
import { syncRunSchema } from '@portal/domain/ats/sync-run';
import { agoOf, syncState } from './sync-state';

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000 + 1, '3 hours ago'],
  [26 * 3_600_000, 'yesterday'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(agoOf(milliseconds)).toBe(text);
});

const run = (fields: object) => syncRunSchema.cast({ organizationId: 'a', kind: 'leads', runId: 'r', ...fields });

test.each([
  [undefined, 'Not imported yet', 'none'],
  [run({ state: 'queued' }), 'Waiting', 'active'],
  [run({ state: 'running', read: 500 }), 'Importing, 500 read', 'active'],
  [
    run({ state: 'running', read: 500, attempts: 2, message: 'Bullhorn is down.' }),
    'Waiting: Bullhorn is down.',
    'active',
  ],
  [run({ state: 'failed', message: 'Bullhorn is down.' }), 'Failed: Bullhorn is down.', 'bad'],
  [run({ state: 'done' }), 'In sync now', 'good'],
])('%#: %s', (given, text, tone) => {
  expect(syncState(given, 1_000)).toEqual({ text, tone });
});
