import { PortalError } from '@portal/domain/errors/portal-error';
import { keyOf, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';

/** Wrong passwords from one client IP over all accounts, against lists of stolen passwords. */
const max = 100;
const windowMs = 15 * 60 * 1_000;

function windowOf(context: PublicContext): { key: string; expiresAt: number } {
  const start = Math.floor(context.clock.now() / windowMs) * windowMs;
  const key = keyOf(context, { name: 'signInFailures' }, `${clientKey(context)}\n${start}`);
  return { key, expiresAt: start + windowMs };
}

/**
 * Refuses a client IP with too many failures; one read.
 * @throws PortalError `tooManyRequests` with the seconds to wait.
 */
export async function requireFewFailures(context: PublicContext): Promise<void> {
  const now = context.clock.now();
  const { key, expiresAt } = windowOf(context);
  if (!(await context.store.rateLimits.isFull(key, { max, now }))) return;
  const retryAfterSeconds = Math.ceil((expiresAt - now) / 1_000);
  throw new PortalError('tooManyRequests', { retryAfterSeconds, detail: 'sign-ins of an address' });
}

/** Counts a failure of the client IP; one write. */
export async function countFailure(context: PublicContext): Promise<void> {
  const { key, expiresAt } = windowOf(context);
  await context.store.rateLimits.add(key, expiresAt);
}
