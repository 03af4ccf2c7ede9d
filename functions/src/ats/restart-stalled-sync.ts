import type { Ports } from '../runtime/ports';

/** A page takes seconds; a run without progress for this long has lost its process or waits for an ATS that is down. */
const idleMs = 10 * 60 * 1_000;
const runsInOneSweep = 100;
/** Restarts without progress before a run is given up: more than an hour. */
const maxRestarts = 12;

/** Restarts imports whose process has died, and gives up those that keep dying. */
export async function restartStalledSync(ports: Pick<Ports, 'store' | 'clock' | 'log'>): Promise<void> {
  const runs = await ports.store.syncRuns.restartIdle({
    before: ports.clock.now() - idleMs,
    max: runsInOneSweep,
    maxRestarts,
  });
  if (runs > 0) ports.log.warn('imports were idle', { runs });
}
