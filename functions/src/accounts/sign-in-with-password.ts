import { loginLockSeconds } from '@portal/domain/constants/session';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import type { User } from '@portal/domain/users/user';
import type { PasswordCheck } from '../adapters/identity/identity';
import { waitForMinimumDuration } from '../runtime/minimum-duration';
import type { PublicContext } from '../runtime/route';
import { checkCaptcha, takeCaptcha } from './captcha';
import { countFailure, requireFewFailures } from './failures-of-address';
import { signInAttempts, type SignInAttempts } from './sign-in-attempts';

/** A refusal takes so long, whether there is such an account or not. */
const refusalMs = 500;

/**
 * Signs in by password: the auth service checks it, and whoever may sign in gets a custom token (000 §4).
 * @throws PortalError `locked` with the seconds to wait; `captchaRequired` after a lock; `unauthenticated` for a wrong
 *   password and for an unknown address alike; `userDisabled` when the password was right, and `permissionDenied` when
 *   the account's address was changed past us: the person's own, which the document has, gets the mail of a reset.
 */
export async function signInWithPassword(
  { email, password, captcha }: RequestOf<typeof authenticationApi.signInWithPassword>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.signInWithPassword>> {
  const startedAt = context.clock.now();
  const user = await provePassword({ email, password, captcha, startedAt }, context);
  return { token: await context.store.accounts.customToken(user.id, user.sessionEpoch) };
}

/**
 * Whose password this is, with all that guards it: lockout, captcha, limit of the address, even time.
 * @param given.startedAt when the call began, in milliseconds since 1970.
 * @returns the user as they were before the password was checked: a reset meanwhile ends this session, too.
 * @throws as {@link signInWithPassword}.
 */
export async function provePassword(
  given: { email: string; password: string; captcha: string; startedAt: number },
  context: PublicContext,
): Promise<User> {
  await requireFewFailures(context);
  const solution = await checkCaptcha(given.captcha, context);
  const attempts = signInAttempts(context, given.email, context.address);
  const verdict = await attempts.admit(solution !== null);
  if (verdict.kind === 'locked') throw new PortalError('locked', { retryAfterSeconds: verdict.seconds });
  if (verdict.kind === 'captchaRequired') throw new PortalError('captchaRequired');
  if (verdict.usesCaptcha) await takeCaptcha(solution, context);

  const user = await context.store.users.byEmail(given.email);
  const check = await checked(attempts, () => context.identity.checkPassword(given.email, given.password));
  if (['right', 'disabled', 'changedOutOfBand'].includes(check.kind)) await attempts.forget();
  if (check.kind === 'changedOutOfBand') throw changedOutOfBand();
  if (check.kind === 'right') {
    // Where the auth service does not ask us before it makes a session, nobody has looked yet.
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

function changedOutOfBand(): PortalError {
  const userMessage = sessionTexts.changedOutOfBand;
  return new PortalError('permissionDenied', { userMessage, detail: 'the account has another address' });
}

/** An outage of the auth service is nobody's failure. */
async function checked(attempts: SignInAttempts, check: () => Promise<PasswordCheck>): Promise<PasswordCheck> {
  try {
    return await check();
  } catch (error) {
    await attempts.takeBack();
    throw error;
  }
}
