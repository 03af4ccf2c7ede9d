import { loginLockSeconds, maxLoginFailures, maxLoginFailuresPerUser } from '@portal/domain/constants/session';
import { dayMs } from '@portal/domain/constants/time';
import { boolean, number } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';

/**
 * The lockout of one account after failed sign-ins, as pure functions from the stored state to the new one.
 *
 * A known client IP, which has signed in to the account before, is locked by its own failures only: guessing from elsewhere
 * cannot lock out the owner.
 *
 * An attempt counts as failed before its password is checked, so that parallel attempts cannot exceed the limit; a success
 * resets the count.
 */

const attemptsSchema = record({
  failures: number().default(0),
  /** Time of the last failure, in milliseconds since 1970. */
  at: number().default(0),
  /** A captcha is required after a lock, until a success. */
  needsCaptcha: boolean().default(false),
  /** The last allowed attempt has failed. */
  isLocked: boolean().default(false),
});
type Attempts = Model<typeof attemptsSchema>;

/** Stored state of an account: in total, and for each client IP with failures. */
export interface Lockout {
  account: Attempts;
  addresses: Record<string, Attempts>;
}

export type Verdict =
  | { kind: 'try'; isLast: boolean; usesCaptcha: boolean }
  | { kind: 'locked'; seconds: number }
  | { kind: 'captchaRequired' };

const lockMs = loginLockSeconds * 1_000;
/** Failures are forgotten after this time without an attempt. */
export const lockoutMemoryMs = dayMs;

/** Reads the stored state; null is a lockout without failures. */
export function readLockout(kept: Record<string, unknown> | null): Lockout {
  const addresses = typeof kept?.addresses === 'object' && kept.addresses !== null ? kept.addresses : {};
  return {
    account: attemptsSchema.cast(kept?.account ?? {}, { assert: false }),
    addresses: Object.fromEntries(
      Object.entries(addresses).map(([address, attempts]) => [
        address,
        attemptsSchema.cast(attempts ?? {}, { assert: false }),
      ]),
    ),
  };
}

/** The client IP of an attempt, hashed. */
interface Client {
  address: string;
  /** It has signed in to this account before. */
  isKnown: boolean;
}

/**
 * Whether a password may be checked for this client IP.
 * @returns the state to store (`null` when it does not change), and the verdict.
 */
export function admitTry(
  lockout: Lockout,
  { address, isKnown, hasCaptcha, now }: Client & { hasCaptcha: boolean; now: number },
): { keep: Lockout | null; verdict: Verdict } {
  const kept = countingFor(lockout, isKnown);
  const wait = secondsLeft(kept, address, now);
  if (wait > 0) return { keep: null, verdict: { kind: 'locked', seconds: wait } };
  const account = afterLock(kept.account, maxLoginFailuresPerUser);
  const addresses = account === kept.account ? lockout.addresses : {};
  const own = afterLock(addresses[address] ?? attemptsSchema.getDefault(), maxLoginFailures);
  const usesCaptcha = account.needsCaptcha || own.needsCaptcha;
  if (usesCaptcha && !hasCaptcha) return { keep: null, verdict: { kind: 'captchaRequired' } };
  const [all, here] = [oneMore(account, now), oneMore(own, now)];
  const isLast = all.failures >= maxLoginFailuresPerUser || here.failures >= maxLoginFailures;
  return {
    keep: { account: isKnown ? lockout.account : all, addresses: { ...addresses, [address]: here } },
    verdict: { kind: 'try', isLast, usesCaptcha },
  };
}

/** Records that the last allowed attempt has failed. */
export function lock(lockout: Lockout, address: string): Lockout {
  const { account, addresses } = lockout;
  const own = addresses[address] ?? attemptsSchema.getDefault();
  return {
    account: { ...account, isLocked: account.failures >= maxLoginFailuresPerUser },
    addresses: { ...addresses, [address]: { ...own, isLocked: own.failures >= maxLoginFailures } },
  };
}

/** Removes an attempt whose password could not be checked. */
export function takeBack(lockout: Lockout, { address, isKnown }: Client): Lockout {
  const own = lockout.addresses[address] ?? attemptsSchema.getDefault();
  return {
    account: isKnown ? lockout.account : oneLess(lockout.account),
    addresses: { ...lockout.addresses, [address]: oneLess(own) },
  };
}

/** Removes the failures of a client IP and leaves those of others. */
export function forget(lockout: Lockout, address: string): Lockout {
  const { [address]: _own, ...addresses } = lockout.addresses;
  return { ...lockout, addresses };
}

/** Whether the account is locked for this client IP, or for all. An attempt in progress does not lock. */
export function isLocked(lockout: Lockout, { address, isKnown }: Client, now: number): boolean {
  const { account, addresses } = countingFor(lockout, isKnown);
  return [account, addresses[address]].some((attempts) => attempts?.isLocked && now < attempts.at + lockMs);
}

/** The failures that count for a client IP. */
function countingFor(lockout: Lockout, isKnown: boolean): Lockout {
  return isKnown ? { ...lockout, account: attemptsSchema.getDefault() } : lockout;
}

function secondsLeft({ account, addresses }: Lockout, address: string, now: number): number {
  const own = addresses[address];
  const ends = [
    account.failures >= maxLoginFailuresPerUser ? account.at + lockMs : 0,
    own && own.failures >= maxLoginFailures ? own.at + lockMs : 0,
  ];
  return Math.max(0, Math.ceil((Math.max(...ends) - now) / 1_000));
}

/** Restarts the count after a lock has expired; the captcha stays. */
function afterLock(attempts: Attempts, max: number): Attempts {
  return attempts.failures < max ? attempts : { ...attempts, failures: 0, isLocked: false, needsCaptcha: true };
}

function oneMore(attempts: Attempts, now: number): Attempts {
  return { ...attempts, failures: attempts.failures + 1, at: now };
}

function oneLess(attempts: Attempts): Attempts {
  return { ...attempts, failures: Math.max(0, attempts.failures - 1) };
}
