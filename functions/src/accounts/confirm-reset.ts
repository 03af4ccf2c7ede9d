import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { limitRate, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { accountLimits } from './account-limits';
import { signInAttempts } from './sign-in-attempts';

/**
 * Sets a new password with the one-time code of a reset mail, ends all sessions and lifts a lockout.
 * @throws PortalError `invalidRequest` 'Link has expired' for a code that is used, expired, altered or of another kind,
 *   and for a code sent to an email that is not the one in the user document, because it was changed directly at the
 *   auth service.
 */
export async function confirmReset(
  { code, password }: RequestOf<typeof authenticationApi.confirmReset>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.confirmReset>> {
  await limitRate(context, accountLimits.codesOfVisitor, clientKey(context));
  const { identity, store } = context;
  const email = await identity.addressOfReset(code);
  const [account, person] =
    email === null ? [] : await Promise.all([store.accounts.byEmail(email), store.users.byEmail(email)]);
  if (email === null || !person || account?.uid !== person.id || !(await identity.resetPassword(code, password))) {
    throw new PortalError('invalidRequest', { userMessage: sessionTexts.linkExpired, detail: 'code of a mail' });
  }
  await store.users.passwordWasReset(person.id, email);
  await store.accounts.endSessions(person.id);
  await signInAttempts(context, email, context.clientIp).forget();
  return { changed: true };
}
