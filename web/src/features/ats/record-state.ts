import type { OutboxNote } from '@portal/domain/ats/outbox-note';
import { isSyncing, type SyncRun } from '@portal/domain/ats/sync-run';
import { atsTexts } from '@portal/domain/texts/ats';
import { agoOf, type SyncTone } from './sync-state';

/** What is stored about a record of the ATS. */
export interface StoredRecord {
  /** When it was imported last, in milliseconds since 1970; null when that is not known. */
  refreshedAt: number | null;
  isDeleted: boolean;
  /** The newest import of its kind, if one imports it. */
  run: SyncRun | null;
  /** Its newest change that the ATS must get, if any. */
  note: OutboxNote | null;
}

/**
 * The state of a record in words.
 * @param now milliseconds since 1970.
 * @returns also the time of the last import; null when that is not known.
 */
export function recordState(
  { refreshedAt, isDeleted, run, note }: StoredRecord,
  now: number,
): { text: string; tone: SyncTone; at: number | null } {
  const finishedAt = run?.finishedAt?.toMillis() ?? 0;
  const times = [refreshedAt, run?.state === 'done' ? finishedAt : null, note?.sentAt?.toMillis() ?? null];
  const at = times.reduce((latest, time) => (time !== null && time > (latest ?? 0) ? time : latest), null);
  const result = (text: string, tone: SyncTone) => ({ text, tone, at });
  if (isDeleted) return result(atsTexts.deletedThere, 'none');
  if (note?.state === 'failed') return result(atsTexts.failed(note.message), 'bad');
  if (note?.state === 'waiting') {
    return result(note.message === '' ? atsTexts.waiting : atsTexts.waitingBecause(note.message), 'active');
  }
  if (run && isSyncing(run)) return result(atsTexts.waiting, 'active');
  if (run?.state === 'failed' && finishedAt > (refreshedAt ?? 0)) return result(atsTexts.failed(run.message), 'bad');
  return at === null
    ? result(atsTexts.notImported, 'none')
    : result(atsTexts.inSync(agoOf(Math.max(0, now - at))), 'good');
}
