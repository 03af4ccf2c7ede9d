import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { number, object, string } from 'yup';
import { hkdfSync } from 'node:crypto';
import { PortalError } from '@portal/domain/errors/portal-error';
import { keyOf, limitRate, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';

/**
 * The captcha: a proof of work as ALTCHA defines it, created and checked here. A challenge is signed and expires, and its
 * solution works once.
 */

const validSeconds = 10 * 60;
/** Range of derivations that a solution needs, each of `rounds` rounds; about a second on a phone. */
const derivations = { min: 150, max: 450 };
const rounds = 2_000;
const challengesFromOneAddress = { name: 'captchaChallenge', max: 120, windowSeconds: 60 };

type CaptchaPorts = Pick<PublicContext, 'config' | 'store' | 'clock'>;

/** Two keys derived from `CODE_KEY`: for challenges and for their secret numbers. */
function secretsOf({ config }: Pick<CaptchaPorts, 'config'>) {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', config.codeKey, '', `captcha-${purpose}`, 32)).toString('base64');
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') };
}

/** A new challenge for the captcha widget. */
export async function captchaChallenge(_input: unknown, context: PublicContext): Promise<Record<string, unknown>> {
  await limitRate(context, challengesFromOneAddress, clientKey(context));
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: context.random.integer(derivations.min, derivations.max),
    expiresAt: Math.floor(context.clock.now() / 1_000) + validSeconds,
    deriveKey,
    ...secretsOf(context),
  });
  return { ...challenge };
}

/** Payload of the widget: base64 of the challenge and its solution. */
const payloadSchema = object({
  challenge: object({
    parameters: object({ expiresAt: number().required() }).required(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().integer().min(0).required(), derivedKey: string().required() }).required(),
});

/** A correct solution that has not been used. */
export interface Solution {
  signature: string;
}

/**
 * Checks the solution of a challenge, without using it up.
 * @returns null for a missing, wrong or altered solution, and after the challenge has expired.
 */
export async function checkCaptcha(captcha: string, ports: CaptchaPorts): Promise<Solution | null> {
  try {
    const payload: unknown = JSON.parse(Buffer.from(captcha, 'base64').toString());
    const { challenge, solution } = await payloadSchema.validate(payload, { strict: true });
    const parameters = challenge.parameters as Challenge['parameters'];
    const { expiresAt } = challenge.parameters;
    // The signature covers the cost, but verifying it costs as much; only our own cost is worth that.
    if (parameters.cost !== rounds) return null;
    const { verified } = await verifySolution({
      challenge: { parameters, signature: challenge.signature },
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      deriveKey,
      ...secretsOf(ports),
    });
    return verified && expiresAt * 1_000 > ports.clock.now() ? { signature: challenge.signature } : null;
  } catch {
    return null;
  }
}

/**
 * Uses up a solution; a second use is refused.
 * @throws PortalError `captchaRequired`.
 */
export async function consumeCaptcha(solution: Solution | null, ports: CaptchaPorts): Promise<void> {
  const isTaken =
    solution !== null &&
    (await ports.store.rateLimits.consumeOnce(
      keyOf(ports, { name: 'captcha' }, solution.signature),
      ports.clock.now() + validSeconds * 1_000,
    ));
  if (!isTaken) throw new PortalError('captchaRequired');
}
