import { createHmac } from 'node:crypto';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from './ports';

/** So many calls in so many seconds. */
export interface RateLimit {
  /** What is counted: `vote`, `accessCode`. */
  name: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one call against a limit that all instances share, with one read and at most one write. Calls that arrive in
 * the same moment may pass together; the count itself is exact.
 * @param subject whom it is counted for: an address, a token. Kept as a keyed hash only.
 * @throws PortalError `tooManyRequests` (AMB-35) once the limit is reached.
 */
export async function limitRate(
  ports: Pick<Ports, 'store' | 'clock' | 'config'>,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const isWithin = await ports.store.rateLimits.count(keyOf(ports, limit, subject), {
    max: limit.max,
    windowMs: limit.windowSeconds * 1_000,
    now: ports.clock.now(),
  });
  if (!isWithin) throw new PortalError('tooManyRequests', { detail: `limit ${limit.name}` });
}

/**
 * Refuses a call while a limit is reached, and counts nothing: for limits on what went wrong, where what goes right is
 * free. Such a call is counted with {@link limitRate} once it has gone wrong.
 * @throws PortalError `tooManyRequests` (AMB-35, AMB-43).
 */
export async function requireWithinLimit(
  ports: Pick<Ports, 'store' | 'clock' | 'config'>,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const options = { max: limit.max, now: ports.clock.now() };
  const isFull = await ports.store.rateLimits.isFull(keyOf(ports, limit, subject), options);
  if (isFull) throw new PortalError('tooManyRequests', { detail: `limit ${limit.name}` });
}

function keyOf(ports: Pick<Ports, 'config'>, limit: RateLimit, subject: string): string {
  const hash = createHmac('sha256', ports.config.codeKey).update(`${limit.name}\n${subject}`).digest('base64url');
  return `${limit.name}-${hash}`;
}
