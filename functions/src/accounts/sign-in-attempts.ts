import { dayMs } from '@portal/domain/constants/time';
import { keyOf, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import {
  admitTry,
  forget,
  isLocked,
  lock,
  lockoutMemoryMs,
  readLockout,
  takeBack,
  type Lockout,
  type Verdict,
} from './lockout';

/** A client IP that has signed in to an account is known for this time after its last sign-in. */
const knownClientMs = 90 * dayMs;

type AttemptPorts = Pick<PublicContext, 'config' | 'store' | 'clock'>;

/** The failed sign-ins of one account, shared by all instances; see `lockout.ts` for the rules. */
export interface SignInAttempts {
  /** Counts an attempt as failed and returns whether its password may be checked; two reads, at most one write. */
  admit(hasCaptcha: boolean): Promise<Verdict>;
  /** Records the failure of the last allowed attempt, see {@link admit}. */
  lock(): Promise<void>;
  /** Removes an attempt whose password could not be checked. */
  takeBack(): Promise<void>;
  /** Resets the count after a success; from then on the client IP is known. */
  forget(): Promise<void>;
  isLocked(): Promise<boolean>;
}

/**
 * @param email in lower case; stored as a keyed hash only, like the client IP.
 * @param address client IP.
 */
export function signInAttempts(ports: AttemptPorts, email: string, address: string): SignInAttempts {
  const { rateLimits } = ports.store;
  const key = keyOf(ports, { name: 'signInAttempts' }, email);
  const visitor = keyOf(ports, { name: 'from' }, clientKey({ clientIp: address })).slice(0, 24);
  const knownKey = keyOf(ports, { name: 'knownClient' }, `${email}\n${visitor}`);
  const client = async (now: number) => ({
    address: visitor,
    isKnown: (await rateLimits.get(knownKey, now)) !== null,
  });
  const kept = (lockout: Lockout, now: number) => ({ ...lockout, expiresAt: now + lockoutMemoryMs });
  const change = async (how: (lockout: Lockout) => Lockout, now = ports.clock.now()) => {
    await rateLimits.decide(key, now, (found) => ({
      keep: found ? kept(how(readLockout(found)), now) : null,
      decision: null,
    }));
  };
  return {
    admit: async (hasCaptcha) => {
      const now = ports.clock.now();
      const from = await client(now);
      return await rateLimits.decide(key, now, (found) => {
        const { keep, verdict } = admitTry(readLockout(found), { ...from, hasCaptcha, now });
        return { keep: keep && kept(keep, now), decision: verdict };
      });
    },
    lock: () => change((lockout) => lock(lockout, visitor)),
    takeBack: async () => {
      const now = ports.clock.now();
      const from = await client(now);
      await change((lockout) => takeBack(lockout, from), now);
    },
    forget: async () => {
      const now = ports.clock.now();
      const from = await client(now);
      await Promise.all([
        from.isKnown ? change((lockout) => forget(lockout, visitor), now) : rateLimits.remove(key),
        rateLimits.add(knownKey, now + knownClientMs),
      ]);
    },
    isLocked: async () => {
      const now = ports.clock.now();
      const found = await rateLimits.get(key, now);
      return found !== null && isLocked(readLockout(found), await client(now), now);
    },
  };
}
