import { isIP } from 'node:net';
import { geolocationTimeoutMs } from '@portal/domain/constants/session';
import { sessionLocationSchema, type SessionLocation } from '@portal/domain/events/public-viewer';
import type { Geolocation } from '../../runtime/ports';
import { isPublicAddress } from './public-address';

/** A source that knows where addresses are registered. It may fail and it may be slow; null is "not there". */
export type LocationSource = (address: string, signal: AbortSignal) => Promise<SessionLocation | null>;

const unknown: SessionLocation = sessionLocationSchema.getDefault();

/**
 * Locates viewers (000 §7): private addresses are nowhere; a source that fails, knows nothing or takes longer than 5
 * seconds is followed by the next, and after the last the place is unknown. It never throws, so that no page waits for
 * it in vain.
 * @param sources in the order in which they are asked.
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
