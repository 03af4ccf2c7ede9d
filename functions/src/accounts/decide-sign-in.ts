import { activeStatus } from '@portal/domain/access/roles';
import { signInRefusals } from '../adapters/identity/identity';
import type { PublicContext } from '../runtime/route';

/**
 * Decides about a sign-in at the auth service, by password, mailed link or directly. None begins a session of ours: our own
 * calls do that, after lockout and second step. Refuses disabled accounts, and accounts whose email differs from the user
 * document, because it was changed directly at the auth service.
 * @returns null to let it pass.
 */
export async function refusalOfSignIn(
  signIn: { uid: string; email: string },
  { store }: Pick<PublicContext, 'store'>,
): Promise<string | null> {
  const user = await store.users.get(signIn.uid);
  if (user?.activeStatus === activeStatus.disabled) return signInRefusals.disabled;
  if (user && user.email !== signIn.email.toLowerCase()) return signInRefusals.changedOutOfBand;
  return null;
}
