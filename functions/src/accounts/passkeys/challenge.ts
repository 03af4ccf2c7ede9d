import { string } from 'yup';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { passkeyTexts } from '@portal/domain/texts/passkeys';
import type { Ports } from '../../runtime/ports';
import { keyOf } from '../../runtime/rate-limit';
import { openCode, sealCode } from '../../runtime/sealed-codes';

/** The sign-in page asks for a passkey as long as it is open, so its challenge lives longer than a form. */
const challengeMs = 60 * 60 * 1_000;

type Purpose = 'passkeyChallenge' | 'newPasskey';

const challengeSchema = record({
  challenge: string().required(),
  /** Of a new passkey: its user. */
  uid: string().default(''),
});

/** A new challenge, and the sealed attempt that brings it back. Nothing is stored. */
export function newChallenge(
  { config, random, clock }: Pick<Ports, 'config' | 'random' | 'clock'>,
  purpose: Purpose,
  uid = '',
): { challenge: string; attempt: string } {
  const challenge = random.token(32);
  return { challenge, attempt: sealCode(config, purpose, { challenge, uid }, clock.now() + challengeMs) };
}

/**
 * Takes the challenge of an attempt, once.
 * @throws PortalError `invalidRequest` for an expired, altered, foreign or used attempt.
 */
export async function consumeChallenge(
  ports: Pick<Ports, 'config' | 'clock' | 'store'>,
  purpose: Purpose,
  attempt: string,
): Promise<{ challenge: string; uid: string }> {
  const opened = openCode(ports.config, purpose, attempt, ports.clock.now());
  if (opened.kind !== 'good') throw unusable(`attempt is ${opened.kind}`);
  const { challenge, uid } = challengeSchema.validateSync(opened.data);
  const key = keyOf(ports, { name: purpose }, challenge);
  if (!(await ports.store.rateLimits.consumeOnce(key, ports.clock.now() + challengeMs)))
    throw unusable('used challenge');
  return { challenge, uid };
}

/** The refusal of a passkey; callers do not learn why. */
export function unusable(detail: string): PortalError {
  return new PortalError('invalidRequest', { userMessage: passkeyTexts.refused, detail });
}
