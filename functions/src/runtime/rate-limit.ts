import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import { number } from 'yup';
import type { Ports } from './ports';

/** A number of calls in a number of seconds. */
export interface RateLimit {
  /** Name of the counter: `vote`, `accessCode`. */
  name: string;
  max: number;
  windowSeconds: number;
  /** Sentence for refused callers; the general one when absent. */
  userMessage?: string;
}

/**
 * A number of calls about one subject in a number of seconds, for one visitor and for all visitors. Addresses are
 * cheap, and a caller who bypasses Hosting can forge one, so the sum is limited too.
 */
export interface ClientLimit extends RateLimit {
  maxOfAll: number;
}

type LimitPorts = Pick<Ports, 'store' | 'clock' | 'config'>;
/** A call without a user. */
type ClientPorts = LimitPorts & { readonly clientIp: string };

/**
 * Counts a call against a limit that all instances share, with one read and at most one write. Simultaneous calls may
 * pass together; the count itself is exact.
 * @param subject an address or a token. Stored as a keyed hash only.
 * @param weight number of calls it counts for.
 * @throws PortalError `tooManyRequests` once the limit is reached.
 */
export async function limitRate(ports: LimitPorts, limit: RateLimit, subject: string, weight = 1): Promise<void> {
  const isWithin = await ports.store.rateLimits.count(keyOf(ports, limit, subject), {
    max: limit.max,
    windowMs: limit.windowSeconds * 1_000,
    now: ports.clock.now(),
    weight,
  });
  if (!isWithin) throw beyond(limit);
}

function beyond(limit: RateLimit): PortalError {
  return new PortalError('tooManyRequests', {
    detail: `limit ${limit.name}`,
    retryAfterSeconds: limit.windowSeconds,
    ...(limit.userMessage !== undefined && { userMessage: limit.userMessage }),
  });
}

/**
 * Runs an action once per window, even for simultaneous calls; a failed one may be retried at once.
 * @throws PortalError `tooManyRequests`, or what the action throws.
 */
export async function once<T>(
  ports: LimitPorts,
  limit: RateLimit & { max: 1 },
  subject: string,
  act: () => Promise<T>,
): Promise<T> {
  const { rateLimits } = ports.store;
  const [key, now] = [keyOf(ports, limit, subject), ports.clock.now()];
  const isFirst = await rateLimits.decide(key, now, (kept) =>
    kept ? { keep: null, decision: false } : { keep: { expiresAt: now + limit.windowSeconds * 1_000 }, decision: true },
  );
  if (!isFirst) throw beyond(limit);
  try {
    return await act();
  } catch (error) {
    await rateLimits.remove(key);
    throw error;
  }
}

/**
 * Refuses a call while a limit is reached and counts nothing, for limits on failures: a failed call is counted with
 * {@link limitRate} afterwards.
 * @throws PortalError `tooManyRequests`.
 */
export async function requireWithinLimit(ports: LimitPorts, limit: RateLimit, subject: string): Promise<void> {
  const options = { max: limit.max, now: ports.clock.now() };
  const isFull = await ports.store.rateLimits.isFull(keyOf(ports, limit, subject), options);
  if (isFull) throw beyond(limit);
}

/**
 * Counts a guess of a secret before it is checked, in a transaction, so that parallel guesses cannot exceed the limit.
 * @returns gives the guess back, for a right one.
 * @throws PortalError `tooManyRequests`.
 */
export async function limitGuesses(
  ports: LimitPorts,
  limit: RateLimit,
  secret: string,
): Promise<{ giveBack: () => Promise<void> }> {
  const { rateLimits } = ports.store;
  const [key, now] = [keyOf(ports, limit, secret), ports.clock.now()];
  const change = (step: 1 | -1) =>
    rateLimits.decide(key, now, (kept) => {
      const { count, expiresAt } = guessesSchema.cast(kept ?? {}, { assert: false });
      if (step === 1 && count >= limit.max) return { keep: null, decision: false };
      const endsAt = expiresAt?.toMillis() ?? now + limit.windowSeconds * 1_000;
      return { keep: { count: Math.max(0, count + step), expiresAt: endsAt }, decision: true };
    });
  // A flood of guesses is refused by plain reads: transactions would wait for each other.
  if ((await rateLimits.isFull(key, { max: limit.max, now })) || !(await change(1))) throw beyond(limit);
  return {
    giveBack: async () => {
      await change(-1);
    },
  };
}

const guessesSchema = record({ count: number().default(0), expiresAt: timestamp() });

/**
 * Counts a visitor's call about a subject, see {@link ClientLimit}.
 * @param thing id of the candidate or job.
 * @param weight number of calls it counts for.
 * @throws PortalError `tooManyRequests`; refused calls do not count for other visitors.
 */
export async function limitClient(ports: ClientPorts, limit: ClientLimit, thing: string, weight = 1): Promise<void> {
  await limitOneClient(ports, limit, thing, weight);
  await limitRate(ports, ofAll(limit), thing, weight);
}

/** The visitor's part of {@link limitClient}, for calls that count for everyone only when they succeed. */
export async function limitOneClient(ports: ClientPorts, limit: ClientLimit, thing: string, weight = 1): Promise<void> {
  await limitRate(ports, limit, `${clientKey(ports)}\n${thing}`, weight);
}

/**
 * The shared part of {@link limitClient}, after success.
 * @returns false beyond the limit.
 */
export async function countForAll(ports: LimitPorts, limit: ClientLimit, thing: string): Promise<boolean> {
  return await isWithinRate(ports, ofAll(limit), thing);
}

/** As {@link requireWithinLimit}, for {@link countForAll}. */
export async function requireAllWithinLimit(ports: LimitPorts, limit: ClientLimit, thing: string): Promise<void> {
  await requireWithinLimit(ports, ofAll(limit), thing);
}

/**
 * Counts an optional action, which is skipped beyond the limit.
 * @returns false beyond it.
 */
export async function isWithinRate(ports: LimitPorts, limit: RateLimit, subject: string): Promise<boolean> {
  try {
    await limitRate(ports, limit, subject);
    return true;
  } catch (error) {
    if (PortalError.from(error).kind === 'tooManyRequests') return false;
    throw error;
  }
}

function ofAll({ name, maxOfAll, windowSeconds }: ClientLimit): RateLimit {
  return { name: `${name}OfAll`, max: maxOfAll, windowSeconds };
}

/**
 * Normalizes an address for counting: an IPv6 customer has a whole /64 (RFC 6177), which counts as one. IPv4-mapped
 * addresses (RFC 4291, section 2.5.5.2) count as IPv4.
 */
export function clientKey({ clientIp }: Pick<ClientPorts, 'clientIp'>): string {
  if (!isIPv6(clientIp)) return clientIp;
  if (clientIp.includes('.')) return clientIp.slice(clientIp.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = clientIp.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = clientIp.includes('::') ? [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')] : groups;
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/**
 * Key of a counter: a keyed hash, so that no personal data is stored.
 * @param limit its name.
 */
export function keyOf(ports: Pick<Ports, 'config'>, limit: Pick<RateLimit, 'name'>, subject: string): string {
  const hash = createHmac('sha256', ports.config.codeKey).update(`${limit.name}\n${subject}`).digest('base64url');
  return `${limit.name}-${hash}`;
}
