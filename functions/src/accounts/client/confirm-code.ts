import type { clientApi } from '@portal/domain/contracts/client-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { keyOf, limitGuesses } from '../../runtime/rate-limit';
import type { CookieAnswer, PublicContext } from '../../runtime/route';
import { signInValidityMs } from '../../users/client-login-link';
import { countFailure, requireFewFailures } from '../client-ip-failures';
import { signInAttempts } from '../sign-in-attempts';
import { beginSession } from './begin-session';
import { isCodeOfAttempt, openAttempt } from './client-code';
import { clientLimits } from './client-limits';

/**
 * Signs in with the mailed code, once, in the browser that asked for it.
 * @throws PortalError `unauthenticated` for a wrong, used or expired code, the same for an email without access;
 *   `tooManyRequests` after five guesses of a code; as `beginSession`.
 */
export async function confirmCode(
  input: RequestOf<typeof clientApi.confirmCode>,
  context: PublicContext,
): Promise<CookieAnswer<{ signedIn: true }>> {
  await requireFewFailures(context);
  const attempt = openAttempt(context, input.attempt);
  if (!attempt) throw wrongCode();
  const guesses = await Promise.all([
    limitGuesses(context, clientLimits.guesses, attempt.id),
    limitGuesses(context, clientLimits.guessesOfEmail, attempt.email),
  ]);
  if (!isCodeOfAttempt(context, attempt, input.code)) {
    await countFailure(context);
    throw wrongCode();
  }
  const user = await context.store.users.byEmail(attempt.email);
  const key = keyOf(context, { name: 'clientAttempt' }, attempt.id);
  const isFirst = await context.store.rateLimits.consumeOnce(key, context.clock.now() + signInValidityMs);
  if (!user || !isFirst) throw wrongCode();
  await Promise.all([
    ...guesses.map((guess) => guess.giveBack()),
    signInAttempts(context, user.email, context.clientIp).forget(),
  ]);
  return await beginSession(context, user, true);
}

function wrongCode(): PortalError {
  return new PortalError('unauthenticated', { userMessage: clientTexts.wrongCode, detail: 'code of Client Connect' });
}
