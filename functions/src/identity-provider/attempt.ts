import { boolean, string } from 'yup';
import { providerSignInSeconds } from '@portal/domain/constants/session';
import { record, type Model } from '@portal/domain/fields/model';
import type { Ports } from '../runtime/ports';
import { keyOf } from '../runtime/rate-limit';
import { openCode, sealCode } from '../runtime/sealed-codes';

/**
 * A sign-in that is under way at the provider. The browser keeps it sealed, in the tab that began it: a return works there
 * alone, so nobody can be signed in as somebody else by a link.
 */
const attemptSchema = record({
  organizationId: string().required(),
  /** As `providerHash`: the answer of another provider, or of the one before a change, does not count. */
  provider: string().required(),
  redirectUri: string().required(),
  state: string().required(),
  nonce: string().required(),
  codeVerifier: string().required(),
  isFresh: boolean().default(false),
});
export type Attempt = Model<typeof attemptSchema>;

const lifetimeMs = providerSignInSeconds * 1_000;
const purpose = 'providerSignIn';

/** Seals an attempt. */
export function sealAttempt({ config, clock }: Pick<Ports, 'config' | 'clock'>, attempt: Attempt): string {
  return sealCode(config, purpose, attempt, clock.now() + lifetimeMs);
}

/** Takes an attempt, once. @returns null for an expired, altered, foreign or used one. */
export async function consumeAttempt(
  ports: Pick<Ports, 'config' | 'clock' | 'store'>,
  sealed: string,
): Promise<Attempt | null> {
  const now = ports.clock.now();
  const opened = openCode(ports.config, purpose, sealed, now);
  if (opened.kind !== 'good') return null;
  const attempt = attemptSchema.validateSync(opened.data);
  const isFirst = await ports.store.rateLimits.consumeOnce(
    keyOf(ports, { name: purpose }, attempt.state),
    now + lifetimeMs,
  );
  return isFirst ? attempt : null;
}
