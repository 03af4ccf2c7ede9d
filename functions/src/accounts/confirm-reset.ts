import type { accountsApi } from '@portal/domain/contracts/accounts-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { limitRate, visitorOf } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { accountLimits } from './account-limits';
import { signInAttempts } from './sign-in-attempts';

/**
 * Sets a new password by the one-time code of a reset mail, ends all sessions and lifts what failed sign-ins had led to.
 * @throws PortalError `invalidRequest` 'Link has expired' for a code that is used, expired, altered or of another kind.
 */
export async function confirmReset(
  { code, password }: RequestOf<typeof accountsApi.confirmReset>,
  context: PublicContext,
): Promise<AnswerOf<typeof accountsApi.confirmReset>> {
  await limitRate(context, accountLimits.codesOfVisitor, visitorOf(context));
  const reset = await context.identity.resetPassword(code, password);
  if (!reset)
    throw new PortalError('invalidRequest', { userMessage: sessionTexts.linkExpired, detail: 'code of a mail' });
  const email = reset.email.toLowerCase();
  const account = await context.store.accounts.byEmail(email);
  if (account) {
    await context.store.users.passwordWasReset(account.uid, email);
    await context.store.accounts.endSessions(account.uid);
  }
  await signInAttempts(context, email, context.address).forget();
  return { changed: true };
}
