import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { sessionTexts } from '@portal/domain/texts/session';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { accountLimits } from './account-limits';
import { openEmailUndo } from './email-undo';

/**
 * Restores the verified login email before a change and ends all sessions. Idempotent. The code proves the former email,
 * so it stays verified.
 * @throws PortalError `invalidRequest` 'Link has expired'; `conflict` when another user has the email by now.
 */
export async function undoEmailChange(
  { code }: RequestOf<typeof authenticationApi.undoEmailChange>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.undoEmailChange>> {
  await limitRate(context, accountLimits.codesOfVisitor, clientKey(context));
  const { store, clock } = context;
  const undo = openEmailUndo(context, code);
  if (!undo) throw linkExpired();
  const user = await store.users.get(undo.uid);
  if (!user) throw linkExpired();
  const { email } = undo;
  if (user.email === email) return { email };
  if (await store.users.byEmail(email)) throw new PortalError('conflict', { userMessage: serverTexts.emailTaken });
  await store.accounts.update(user.id, { email, emailVerified: true });
  try {
    const entry = { uid: user.id, email, displayName: user.displayName };
    const date = Math.floor(clock.now() / 1_000);
    await store.users.changeEmail(
      user,
      email,
      { user: entry, eventType: 'emailChangeUndone', date, by: null },
      { isVerified: true },
    );
  } catch (error) {
    await store.accounts.update(user.id, { email: user.email, emailVerified: user.isVerified });
    throw error;
  } finally {
    // The auth service ends sessions with each change of the email.
    await store.accounts.endSessions(user.id);
  }
  return { email };
}

function linkExpired(): PortalError {
  return new PortalError('invalidRequest', { userMessage: sessionTexts.linkExpired, detail: 'no change to undo' });
}
