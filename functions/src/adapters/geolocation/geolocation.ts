import { isIP } from 'node:net';
import { geolocationTimeoutMs } from '@portal/domain/constants/session';
import { sessionLocationSchema, type SessionLocation } from '@portal/domain/events/public-viewer';
import type { Geolocation } from '../../runtime/ports';
import { isPublicAddress } from './public-address';

/** A source of locations. It may fail and may be slow; null means unknown. */
export type LocationSource = (address: string, signal: AbortSignal) => Promise<SessionLocation | null>;

const unknown: SessionLocation = sessionLocationSchema.getDefault();

/**
 * Locates viewers. Private addresses have no location; a source that fails, knows nothing or takes longer than 5
 * seconds is followed by the next, and after the last the location is unknown. It never throws, so that no page waits
 * for it.
 * @param sources in the order of use.
 */
export function createGeolocation(
  sources: readonly LocationSource[],
  timeoutMs: number = geolocationTimeoutMs,
): Geolocation {
  return {
    async locate(address) {
      if (isIP(address) === 0 || !isPublicAddress(address)) return unknown;
      for (const source of sources) {
        const found = await withinTime(source, address, timeoutMs);
        if (found) return found;
      }
      return unknown;
    },
  };
}

async function withinTime(source: LocationSource, address: string, timeoutMs: number): Promise<SessionLocation | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const tooLate = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  try {
    return await Promise.race([source(address, signal), tooLate]);
  } catch {
    return null;
  }
}
