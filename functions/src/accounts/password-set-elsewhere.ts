import type { Ports } from '../runtime/ports';
import { sessionsValidFrom } from '../store/accounts';

/**
 * Was the password set past our own calls? Whoever holds an id token, an impersonator's included, can set one straight
 * at the auth service (Identity Toolkit `accounts:update`) and would then sign in as the person. The auth service ends
 * all sessions with such a change, and only our own changes are followed by a note of it in the document.
 *
 * Somebody of whom nothing is noted has the state of today noted.
 */
export async function isPasswordSetElsewhere(uid: string, { store }: Pick<Ports, 'store'>): Promise<boolean> {
  const [account, user] = await Promise.all([store.accounts.byId(uid), store.users.get(uid)]);
  if (!account || !user) return false;
  const from = sessionsValidFrom(account);
  if (user.sessionsValidFrom === 0) await store.users.noteSessionsValidFrom(uid, from);
  return user.sessionsValidFrom !== 0 && from > user.sessionsValidFrom;
}
