import type { Ports } from '../runtime/ports';

/** A page takes seconds; a run that was silent for so long has lost its process. */
const idleMs = 5 * 60 * 1_000;
const runsInOneSweep = 100;
/** Nudges without progress after which a run is given up. */
const maxNudges = 6;

/** Sets going again the gradings whose process has died, and gives up those that die again and again. */
export async function restartStalledGrading(ports: Pick<Ports, 'store' | 'clock' | 'log'>): Promise<void> {
  const runs = await ports.store.gradingRuns.nudge({
    before: ports.clock.now() - idleMs,
    max: runsInOneSweep,
    maxNudges,
  });
  if (runs > 0) ports.log.warn('gradings were idle', { runs });
}
