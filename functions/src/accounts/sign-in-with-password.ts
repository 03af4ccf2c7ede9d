import { loginLockSeconds } from '@portal/domain/constants/session';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import type { User } from '@portal/domain/users/user';
import type { PasswordCheck } from '../adapters/identity/identity';
import { waitForMinimumDuration } from '../runtime/minimum-duration';
import type { PublicContext } from '../runtime/route';
import { beginStaffSession } from '../users/begin-staff-session';
import { checkCaptcha, consumeCaptcha } from './captcha';
import { countFailure, requireFewFailures } from './client-ip-failures';
import { signInAttempts, type SignInAttempts } from './sign-in-attempts';

/** Constant duration of a refusal, with or without an account. */
const refusalMs = 500;

/**
 * Signs in by password, which the auth service checks.
 * @throws PortalError `locked` with the seconds to wait; `captchaRequired` after a lock; `unauthenticated` for a wrong
 *   password and for an unknown email; `userDisabled` only with the right password; `permissionDenied` when the account's
 *   email was changed directly at the auth service. The reset mail goes to the email in the user document.
 */
export async function signInWithPassword(
  { email, password, captcha }: RequestOf<typeof authenticationApi.signInWithPassword>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.signInWithPassword>> {
  const startedAt = context.clock.now();
  const user = await provePassword({ email, password, captcha, startedAt }, context);
  return await beginStaffSession(context, user, 'password');
}

/**
 * Checks a password with all safeguards: lockout, captcha, limit per client IP, constant duration.
 * @param given.startedAt start of the call, in milliseconds since 1970.
 * @returns the user as read before the password was checked, so that a reset in the meantime ends this session as well.
 * @throws as {@link signInWithPassword}.
 */
export async function provePassword(
  given: { email: string; password: string; captcha: string; startedAt: number },
  context: PublicContext,
): Promise<User> {
  await requireFewFailures(context);
  const solution = await checkCaptcha(given.captcha, context);
  const attempts = signInAttempts(context, given.email, context.clientIp);
  const verdict = await attempts.admit(solution !== null);
  if (verdict.kind === 'locked') throw new PortalError('locked', { retryAfterSeconds: verdict.seconds });
  if (verdict.kind === 'captchaRequired') throw new PortalError('captchaRequired');
  if (verdict.usesCaptcha) await consumeCaptcha(solution, context);

  const user = await context.store.users.byEmail(given.email);
  const check = await checked(attempts, () => context.identity.checkPassword(given.email, given.password));
  if (['right', 'disabled', 'changedOutOfBand'].includes(check.kind)) await attempts.forget();
  if (check.kind === 'changedOutOfBand') throw changedOutOfBand();
  if (check.kind === 'right') {
    // Checked here, because the auth service may not have called the blocking function.
    if (user?.id !== check.uid) throw changedOutOfBand();
    return user;
  }
  if (check.kind === 'disabled') throw new PortalError('userDisabled');
  if (check.kind === 'locked') throw new PortalError('locked', { retryAfterSeconds: loginLockSeconds });

  await Promise.all([countFailure(context), verdict.isLast ? attempts.lock() : null]);
  await waitForMinimumDuration(context.clock, given.startedAt, refusalMs);
  if (verdict.isLast) throw new PortalError('locked', { retryAfterSeconds: loginLockSeconds });
  throw new PortalError('unauthenticated', { userMessage: sessionTexts.loginFailed, detail: 'wrong password' });
}

/** The refusal of an account whose email was changed directly at the auth service. */
export function changedOutOfBand(): PortalError {
  const userMessage = sessionTexts.changedOutOfBand;
  return new PortalError('permissionDenied', { userMessage, detail: 'the account has another address' });
}

/** An outage of the auth service does not count as a failure. */
async function checked(attempts: SignInAttempts, check: () => Promise<PasswordCheck>): Promise<PasswordCheck> {
  try {
    return await check();
  } catch (error) {
    await attempts.takeBack();
    throw error;
  }
}
