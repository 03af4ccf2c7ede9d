import { isSyncing, type SyncRun } from '@portal/domain/ats/sync-run';
import { atsTexts } from '@portal/domain/texts/ats';

export type SyncTone = 'none' | 'active' | 'good' | 'bad';

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `2 minutes ago`; `now` within the last minute. */
export function agoOf(milliseconds: number): string {
  const [unit, length] = units.find(([, size]) => milliseconds >= size) ?? (['second', 1_000] as const);
  return unit === 'second' ? relative.format(0, 'second') : relative.format(-Math.floor(milliseconds / length), unit);
}

/**
 * The state of an import in words.
 * @param now milliseconds since 1970.
 */
export function syncState(run: SyncRun | undefined, now: number): { text: string; tone: SyncTone } {
  if (!run) return { text: atsTexts.notImported, tone: 'none' };
  if (isSyncing(run)) {
    if (run.attempts > 0) return { text: atsTexts.waitingBecause(run.message), tone: 'active' };
    return { text: run.state === 'queued' ? atsTexts.waiting : atsTexts.importing(run.read), tone: 'active' };
  }
  if (run.state === 'failed') return { text: atsTexts.failed(run.message), tone: 'bad' };
  const finished = run.finishedAt?.toMillis() ?? now;
  return { text: atsTexts.inSync(agoOf(Math.max(0, now - finished))), tone: 'good' };
}
