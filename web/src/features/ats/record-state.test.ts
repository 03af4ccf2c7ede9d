import { expect, test } from '@jest/globals';
import { outboxNoteSchema } from '@portal/domain/ats/outbox-note';
import { syncRunSchema } from '@portal/domain/ats/sync-run';
import { Timestamp } from 'firebase/firestore';
import { recordState } from './record-state';

const now = 600_000;
const at = (minute: number) => Timestamp.fromMillis(minute * 60_000);
const run = (fields: object) => syncRunSchema.cast({ organizationId: 'a', kind: 'jobs', runId: 'r', ...fields });
const note = (fields: object) => outboxNoteSchema.cast({ id: 'n', noteType: 'submissionStatus', ...fields });

test.each([
  [{}, 'In sync 8 minutes ago', 'good'],
  [{ refreshedAt: null }, 'Not imported yet', 'none'],
  [{ run: run({ state: 'done', finishedAt: at(9) }) }, 'In sync 1 minute ago', 'good'],
  [{ run: run({ state: 'running' }) }, 'Waiting', 'active'],
  [{ run: run({ state: 'failed', finishedAt: at(5), message: 'Down.' }) }, 'Failed: Down.', 'bad'],
  // It was refreshed by itself after the import failed.
  [{ run: run({ state: 'failed', finishedAt: at(1), message: 'Down.' }) }, 'In sync 8 minutes ago', 'good'],
  [{ note: note({ state: 'waiting' }) }, 'Waiting', 'active'],
  [{ note: note({ state: 'waiting', message: 'Down.' }) }, 'Waiting: Down.', 'active'],
  [{ note: note({ state: 'failed', message: 'Refused.' }) }, 'Failed: Refused.', 'bad'],
  [{ note: note({ state: 'sent', sentAt: at(7) }) }, 'In sync 3 minutes ago', 'good'],
  [{ isDeleted: true, note: note({ state: 'failed', message: 'Gone.' }) }, 'Deleted in Bullhorn', 'none'],
])('%#: %s', (changes, text, tone) => {
  const stored = { refreshedAt: at(2).toMillis(), isDeleted: false, run: null, note: null, ...changes };
  expect(recordState(stored, now)).toMatchObject({ text, tone });
});
