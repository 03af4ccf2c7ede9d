import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from './ports';

/** So many calls in so many seconds. */
export interface RateLimit {
  /** What is counted: `vote`, `accessCode`. */
  name: string;
  max: number;
  windowSeconds: number;
  /** What people read beyond it, when not the usual sentence. */
  userMessage?: string;
}

/**
 * So many calls about one thing in so many seconds: from one visitor, and from all of them together. Addresses are
 * cheap, and whoever reaches a function past Hosting tells its own; the sum holds whatever they say.
 */
export interface VisitorLimit extends RateLimit {
  maxOfAll: number;
}

type LimitPorts = Pick<Ports, 'store' | 'clock' | 'config'>;
/** A call of somebody without an account. */
type VisitorPorts = LimitPorts & { readonly address: string };

/**
 * Counts a call against a limit that all instances share, with one read and at most one write. Calls that arrive in
 * the same moment may pass together; the count itself is exact.
 * @param subject whom it is counted for: an address, a token. Kept as a keyed hash only.
 * @param weight for how many calls it counts.
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
    ...(limit.userMessage !== undefined && {
      userMessage: limit.userMessage,
      retryAfterSeconds: limit.windowSeconds,
    }),
  });
}

/**
 * Does something once in the time of a limit, also of calls in the same moment; when it fails, it may be tried again at
 * once.
 * @throws PortalError `tooManyRequests`, or whatever the deed throws.
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
 * Refuses a call while a limit is reached, and counts nothing: for limits on what went wrong, where what goes right is
 * free. Such a call is counted with {@link limitRate} once it has gone wrong.
 * @throws PortalError `tooManyRequests`.
 */
export async function requireWithinLimit(ports: LimitPorts, limit: RateLimit, subject: string): Promise<void> {
  const options = { max: limit.max, now: ports.clock.now() };
  const isFull = await ports.store.rateLimits.isFull(keyOf(ports, limit, subject), options);
  if (isFull) throw beyond(limit);
}

/**
 * Counts a call of a visitor about a thing, see {@link VisitorLimit}.
 * @param thing id of the candidate or job.
 * @param weight for how many calls it counts.
 * @throws PortalError `tooManyRequests`; what one visitor may no longer do does not count for the others.
 */
export async function limitVisitor(ports: VisitorPorts, limit: VisitorLimit, thing: string, weight = 1): Promise<void> {
  await limitOneVisitor(ports, limit, thing, weight);
  await limitRate(ports, ofAll(limit), thing, weight);
}

/** The half of {@link limitVisitor} that is about the caller: for what counts for the others only when it succeeds. */
export async function limitOneVisitor(
  ports: VisitorPorts,
  limit: VisitorLimit,
  thing: string,
  weight = 1,
): Promise<void> {
  await limitRate(ports, limit, `${visitorOf(ports)}\n${thing}`, weight);
}

/**
 * The half of {@link limitVisitor} that is about all callers together, once it is done.
 * @returns false beyond the limit.
 */
export async function countForAll(ports: LimitPorts, limit: VisitorLimit, thing: string): Promise<boolean> {
  return await isWithinRate(ports, ofAll(limit), thing);
}

/** As {@link requireWithinLimit}, for what {@link countForAll} counts. */
export async function requireAllWithinLimit(ports: LimitPorts, limit: VisitorLimit, thing: string): Promise<void> {
  await requireWithinLimit(ports, ofAll(limit), thing);
}

/**
 * Counts what is done as a service, and is simply not done beyond the limit.
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

/** As {@link requireWithinLimit}, for {@link limitVisitor}. */
export async function requireVisitorWithinLimit(
  ports: VisitorPorts,
  limit: VisitorLimit,
  thing: string,
): Promise<void> {
  await Promise.all([
    requireWithinLimit(ports, limit, `${visitorOf(ports)}\n${thing}`),
    requireWithinLimit(ports, ofAll(limit), thing),
  ]);
}

function ofAll({ name, maxOfAll, windowSeconds }: VisitorLimit): RateLimit {
  return { name: `${name}OfAll`, max: maxOfAll, windowSeconds };
}

/**
 * Who an address stands for: an IPv6 customer has a whole /64 of them (RFC 6177), which counts as one. An IPv4 address
 * that is written as an IPv6 one (RFC 4291 §2.5.5.2) is that address.
 */
export function visitorOf({ address }: Pick<VisitorPorts, 'address'>): string {
  if (!isIPv6(address)) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = address.includes('::') ? [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')] : groups;
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/**
 * Under which key something is counted for somebody: a keyed hash, so that nothing personal is kept.
 * @param limit its name.
 */
export function keyOf(ports: Pick<Ports, 'config'>, limit: Pick<RateLimit, 'name'>, subject: string): string {
  const hash = createHmac('sha256', ports.config.codeKey).update(`${limit.name}\n${subject}`).digest('base64url');
  return `${limit.name}-${hash}`;
}
