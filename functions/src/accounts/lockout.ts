import { loginLockSeconds, maxLoginFailures, maxLoginFailuresPerUser } from '@portal/domain/constants/session';
import { dayMs } from '@portal/domain/constants/time';
import { boolean, number } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';

/**
 * The lockout of one account (000 §4): what a run of failed sign-ins leads to. Pure: what is kept comes in, what is to
 * be kept goes out.
 *
 * A try counts as failed before its password is looked at, so that tries in the same moment cannot slip through
 * together; a success forgets all of them.
 */

const attemptsSchema = record({
  failures: number().default(0),
  /** When the last of them began, in milliseconds since 1970. */
  at: number().default(0),
  /** A lock was served: from then on a captcha until a success. */
  needsCaptcha: boolean().default(false),
  /** The last try that the count allows has failed. */
  isLocked: boolean().default(false),
});
type Attempts = Model<typeof attemptsSchema>;

/** What is kept of an account: of all addresses together, and of each that has failed. */
export interface Lockout {
  account: Attempts;
  addresses: Record<string, Attempts>;
}

export type Verdict =
  | { kind: 'try'; isLast: boolean; usesCaptcha: boolean }
  | { kind: 'locked'; seconds: number }
  | { kind: 'captchaRequired' };

const lockMs = loginLockSeconds * 1_000;
/** A run of failures is forgotten when nothing is tried for so long. */
export const lockoutMemoryMs = dayMs;

/** Reads what was kept; nothing is a lockout without failures. */
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

/**
 * May a password be tried from this address?
 * @returns what to keep when it may (`null` when nothing changes), and the verdict.
 */
export function admitTry(
  lockout: Lockout,
  { address, hasCaptcha, now }: { address: string; hasCaptcha: boolean; now: number },
): { keep: Lockout | null; verdict: Verdict } {
  const wait = secondsLeft(lockout, address, now);
  if (wait > 0) return { keep: null, verdict: { kind: 'locked', seconds: wait } };
  const account = afterLock(lockout.account, maxLoginFailuresPerUser);
  const addresses = account === lockout.account ? lockout.addresses : {};
  const own = afterLock(addresses[address] ?? attemptsSchema.getDefault(), maxLoginFailures);
  const usesCaptcha = account.needsCaptcha || own.needsCaptcha;
  if (usesCaptcha && !hasCaptcha) return { keep: null, verdict: { kind: 'captchaRequired' } };
  const [all, here] = [oneMore(account, now), oneMore(own, now)];
  const isLast = all.failures >= maxLoginFailuresPerUser || here.failures >= maxLoginFailures;
  return {
    keep: { account: all, addresses: { ...addresses, [address]: here } },
    verdict: { kind: 'try', isLast, usesCaptcha },
  };
}

/** The try that was the last has failed. */
export function lock(lockout: Lockout, address: string): Lockout {
  const { account, addresses } = lockout;
  const own = addresses[address] ?? attemptsSchema.getDefault();
  return {
    account: { ...account, isLocked: account.failures >= maxLoginFailuresPerUser },
    addresses: { ...addresses, [address]: { ...own, isLocked: own.failures >= maxLoginFailures } },
  };
}

/** Takes back a try that came to nothing: the password could not be looked at. */
export function takeBack(lockout: Lockout, address: string): Lockout {
  const own = lockout.addresses[address] ?? attemptsSchema.getDefault();
  return {
    account: oneLess(lockout.account),
    addresses: { ...lockout.addresses, [address]: oneLess(own) },
  };
}

/** Is the account locked for this address, or for all of them? A try that is under way locks nothing yet. */
export function isLocked({ account, addresses }: Lockout, address: string, now: number): boolean {
  return [account, addresses[address]].some((attempts) => attempts?.isLocked && now < attempts.at + lockMs);
}

function secondsLeft({ account, addresses }: Lockout, address: string, now: number): number {
  const own = addresses[address];
  const ends = [
    account.failures >= maxLoginFailuresPerUser ? account.at + lockMs : 0,
    own && own.failures >= maxLoginFailures ? own.at + lockMs : 0,
  ];
  return Math.max(0, Math.ceil((Math.max(...ends) - now) / 1_000));
}

/** The count begins anew once its lock is over; the captcha stays. */
function afterLock(attempts: Attempts, max: number): Attempts {
  return attempts.failures < max ? attempts : { ...attempts, failures: 0, isLocked: false, needsCaptcha: true };
}

function oneMore(attempts: Attempts, now: number): Attempts {
  return { ...attempts, failures: attempts.failures + 1, at: now };
}

function oneLess(attempts: Attempts): Attempts {
  return { ...attempts, failures: Math.max(0, attempts.failures - 1) };
}
