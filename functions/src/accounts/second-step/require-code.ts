import { string } from 'yup';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { plainCode, type SecondStep } from '@portal/domain/users/second-step';
import type { Config } from '../../runtime/config';
import { limitGuesses } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { openCode, sealCode } from '../../runtime/sealed-codes';
import { countFailure, requireFewFailures } from '../client-ip-failures';
import { stepOfCode } from './one-time-code';
import { withoutRecoveryCode } from './recovery-codes';

/** Wrong codes of one user. A guess needs the password, or a session, first. */
const guesses = {
  name: 'secondStepCodes',
  max: 5,
  windowSeconds: 15 * 60,
  userMessage: secondStepTexts.tooManyCodes,
};

const keySchema = record({ uid: string().required(), key: string().required() });

/** Seals a key for the database. It has no expiry. */
export function sealKey(config: Config, uid: string, key: string): string {
  return sealCode(config, 'secondStepKey', { uid, key }, Number.MAX_SAFE_INTEGER);
}

/**
 * Counts a guess and checks a code.
 * @param check null for a wrong code.
 * @throws PortalError `invalidRequest` for a wrong code, `tooManyRequests` after five of them.
 */
export async function guardedCode<Right>(
  context: PublicContext,
  uid: string,
  check: () => Promise<Right | null> | Right | null,
): Promise<Right> {
  await requireFewFailures(context);
  const guess = await limitGuesses(context, guesses, uid);
  const right = await check();
  if (right === null) {
    await countFailure(context);
    throw new PortalError('invalidRequest', { userMessage: secondStepTexts.wrongCode, detail: 'wrong code' });
  }
  await guess.giveBack();
  return right;
}

/**
 * Uses a one-time code or a recovery code of a user, once.
 * @returns the number of recovery codes that are left after one; null after a one-time code.
 * @throws as {@link guardedCode}, also for a used code and for a user without a second step.
 */
export async function requireCode(
  context: PublicContext,
  uid: string,
  typed: string,
): Promise<{ recoveryCodesLeft: number | null }> {
  const code = plainCode(typed);
  const isOneTime = /^\d{6}$/.test(code);
  const step = await guardedCode(context, uid, () =>
    context.store.secondSteps.useCode(uid, (stored) =>
      isOneTime ? afterOneTimeCode(context, uid, stored, code) : afterRecoveryCode(context, uid, stored, code),
    ),
  );
  return { recoveryCodesLeft: isOneTime ? null : step.recoveryHashes.length };
}

function afterOneTimeCode(
  { config, clock }: PublicContext,
  uid: string,
  { secret, lastStep }: SecondStep,
  code: string,
): Partial<SecondStep> | null {
  const opened = openCode(config, 'secondStepKey', secret, clock.now());
  const sealed = opened.kind === 'good' ? keySchema.validateSync(opened.data) : null;
  // A key that was copied from another user opens nothing.
  if (sealed?.uid !== uid) return null;
  const used = stepOfCode(sealed.key, code, { now: clock.now(), lastStep });
  // Sealed again, because the key of the seal may be on its way out.
  return used === null ? null : { lastStep: used, secret: sealKey(config, uid, sealed.key) };
}

function afterRecoveryCode(
  { config }: PublicContext,
  uid: string,
  { recoveryHashes }: SecondStep,
  code: string,
): Partial<SecondStep> | null {
  const left = withoutRecoveryCode(config, recoveryHashes, { uid, code });
  return left && { recoveryHashes: left };
}
