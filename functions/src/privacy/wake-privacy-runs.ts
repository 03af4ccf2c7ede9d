import type { Ports } from '../runtime/ports';
import { removeExport } from './own-places';

const runsInOneSweep = 50;

/** Goes on with runs that are due or whose process has died, and removes exports that have expired. */
export async function wakePrivacyRuns(ports: Pick<Ports, 'store' | 'clock' | 'files'>): Promise<void> {
  const { store, clock } = ports;
  await store.privacyRuns.wake(clock.now(), runsInOneSweep);
  for (const key of await store.privacyRuns.expired(clock.now(), runsInOneSweep)) await removeExport(key, ports);
}
