import type { Ports } from '../runtime/ports';

/** A page takes seconds; a run without progress for this long has lost its process. */
const idleMs = 5 * 60 * 1_000;
const runsInOneSweep = 100;
/** Restarts without progress before a run is given up. */
const maxRestarts = 6;

/** Restarts gradings whose process has died, and gives up those that keep dying. */
export async function restartStalledGrading(ports: Pick<Ports, 'store' | 'clock' | 'log'>): Promise<void> {
  const runs = await ports.store.gradingRuns.restartIdle({
    before: ports.clock.now() - idleMs,
    max: runsInOneSweep,
    maxRestarts,
  });
  if (runs > 0) ports.log.warn('gradings were idle', { runs });
}
