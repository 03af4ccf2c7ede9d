import { isIP } from 'node:net';
import { geolocationTimeoutMs } from '@portal/domain/constants/session';
import { sessionLocationSchema, type SessionLocation } from '@portal/domain/events/public-viewer';
import type { Geolocation } from '../../runtime/ports';
import { isPublicAddress } from './public-address';

/** A source that knows where addresses are registered. It may fail and it may be slow. */
export type LocationSource = (address: string, signal: AbortSignal) => Promise<SessionLocation>;

const unknown: SessionLocation = sessionLocationSchema.getDefault();

/** The source of an installation that has none: every address is somewhere unknown. */
export const unknownLocations: LocationSource = () => Promise.resolve(unknown);

/**
 * Locates viewers (000 §7): private addresses are nowhere, and a source that fails or takes longer than 5
 * seconds leaves the place unknown. It never throws, so that no page waits for it in vain.
 */
export function createGeolocation(
  source: LocationSource = unknownLocations,
  timeoutMs: number = geolocationTimeoutMs,
): Geolocation {
  return {
    async locate(address) {
      if (isIP(address) === 0 || !isPublicAddress(address)) return unknown;
      const signal = AbortSignal.timeout(timeoutMs);
      const tooLate = new Promise<SessionLocation>((resolve) => {
        signal.addEventListener('abort', () => resolve(unknown), { once: true });
      });
      try {
        return await Promise.race([source(address, signal), tooLate]);
      } catch {
        return unknown;
      }
    },
  };
}
