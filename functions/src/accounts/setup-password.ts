import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { passwordTexts } from '@portal/domain/texts/password';
import { hashPassword } from '../adapters/identity/hash-password';
import type { StaffContext } from '../runtime/route';
import { requireOwner } from './own-account';

/**
 * Sets the password of a caller who has none, and ends all sessions.
 * @throws PortalError `conflict` for a user with a password.
 */
export async function setupPassword(
  { password }: RequestOf<typeof authenticationApi.setupPassword>,
  { actor, config, store }: StaffContext,
): Promise<AnswerOf<typeof authenticationApi.setupPassword>> {
  requireOwner(actor);
  const account = await store.accounts.byId(actor.uid);
  // Only the user document counts; a password set directly at the auth service is ignored.
  if (!(await store.users.recordPassword(actor.uid, actor.email))) {
    throw new PortalError('conflict', { userMessage: passwordTexts.alreadySet, detail: 'has a password' });
  }
  try {
    await store.accounts.update(actor.uid, { password: hashPassword(config.codeKey, password) });
  } catch (error) {
    await store.users.giveBackPassword(actor.uid);
    throw error;
  }
  if (account?.isEmailVerified) await store.users.markVerified(actor.uid, account.email);
  await store.accounts.endSessions(actor.uid);
  return { changed: true };
}
