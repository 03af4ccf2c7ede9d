import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { number, object, string } from 'yup';
import { hkdfSync } from 'node:crypto';
import { PortalError } from '@portal/domain/errors/portal-error';
import { keyOf, limitRate, visitorOf } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';

/**
 * The captcha: a proof of work as ALTCHA defines it, made and checked by us alone. A challenge is signed, expires, and
 * its solution is taken once.
 */

const validSeconds = 10 * 60;
/** Work of a solution: so many derivations, each of so many rounds; about a second on a telephone. */
const derivations = { min: 150, max: 450 };
const rounds = 2_000;
const challengesFromOneAddress = { name: 'captchaChallenge', max: 120, windowSeconds: 60 };

type CaptchaPorts = Pick<PublicContext, 'config' | 'store' | 'clock'>;

/** Two keys of our one: for challenges and for what they ask. */
function secretsOf({ config }: Pick<CaptchaPorts, 'config'>) {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', config.codeKey, '', `captcha-${purpose}`, 32)).toString('base64');
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') };
}

/** A new challenge for the captcha widget (000 §2, §4). */
export async function captchaChallenge(_input: unknown, context: PublicContext): Promise<Record<string, unknown>> {
  await limitRate(context, challengesFromOneAddress, visitorOf(context));
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

/** What the widget hands over: base64 of the challenge and its solution. */
const payloadSchema = object({
  challenge: object({
    parameters: object({ expiresAt: number().required() }).required(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().integer().min(0).required(), derivedKey: string().required() }).required(),
});

/** A solution that is right and has not been taken yet. */
export interface Solution {
  signature: string;
}

/**
 * Checks the solution of a challenge; nothing is taken yet.
 * @returns null for none, a wrong or altered one, and one whose challenge has expired.
 */
export async function checkCaptcha(captcha: string, ports: CaptchaPorts): Promise<Solution | null> {
  try {
    const payload: unknown = JSON.parse(Buffer.from(captcha, 'base64').toString());
    const { challenge, solution } = await payloadSchema.validate(payload, { strict: true });
    const parameters = challenge.parameters as Challenge['parameters'];
    const { expiresAt } = challenge.parameters;
    // The cost is under the signature, but the work of checking comes with it: ours alone is worth doing.
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
 * Takes a solution; a second time it is refused.
 * @throws PortalError `captchaRequired`.
 */
export async function takeCaptcha(solution: Solution | null, ports: CaptchaPorts): Promise<void> {
  const isTaken =
    solution !== null &&
    (await ports.store.rateLimits.takeOnce(
      keyOf(ports, { name: 'captcha' }, solution.signature),
      ports.clock.now() + validSeconds * 1_000,
    ));
  if (!isTaken) throw new PortalError('captchaRequired');
}
