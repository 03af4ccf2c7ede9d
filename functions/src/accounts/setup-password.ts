import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { passwordTexts } from '@portal/domain/texts/password';
import { hashPassword } from '../adapters/identity/hash-password';
import type { StaffContext } from '../runtime/route';
import { requireOwner } from './own-account';

/**
 * Gives a password to a caller who has none, and ends all sessions (002 §4, §5).
 * @throws PortalError `conflict` for somebody who has one already.
 */
export async function setupPassword(
  { password }: RequestOf<typeof authenticationApi.setupPassword>,
  { actor, config, store }: StaffContext,
): Promise<AnswerOf<typeof authenticationApi.setupPassword>> {
  requireOwner(actor);
  const account = await store.accounts.byId(actor.uid);
  // The document alone tells: a password that was set past us is none.
  if (!(await store.users.takePassword(actor.uid))) {
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
