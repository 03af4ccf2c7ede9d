import { ownSession } from '@portal/domain/access/session';
import { activeStatus } from '@portal/domain/access/roles';
import { signInRefusals } from '../adapters/identity/identity';
import type { PublicContext } from '../runtime/route';
import { signInAttempts } from './sign-in-attempts';

/** What becomes of a sign-in at the auth service: no session, or one with these claims. */
export type SignInDecision = { refusal: string } | { sessionClaims: Partial<ReturnType<typeof ownSession>> };

/**
 * Decides about a sign-in that goes past our own call (by email link, or straight at the endpoint of the auth service),
 * which asks before it begins the session. Refused are disabled and locked accounts, and one whose address is not that of
 * the person's document: somebody has changed it past us.
 * @param signIn.method as the auth service names it. Only the link of a mail begins a session that counts; a password
 *   that proved right is told so by our own call, which begins the session itself.
 */
export async function decideSignIn(
  signIn: { uid: string; email: string; address: string; method: string },
  ports: Pick<PublicContext, 'config' | 'store' | 'clock'>,
): Promise<SignInDecision> {
  const email = signIn.email.toLowerCase();
  const [user, isLocked] = await Promise.all([
    ports.store.users.get(signIn.uid),
    signInAttempts(ports, email, signIn.address).isLocked(),
  ]);
  if (user?.activeStatus === activeStatus.disabled) return { refusal: signInRefusals.disabled };
  if (isLocked) return { refusal: signInRefusals.locked };
  if (user && user.email !== email) return { refusal: signInRefusals.changedOutOfBand };
  return { sessionClaims: signIn.method === 'emailLink' ? ownSession(user?.sessionEpoch ?? 0) : {} };
}
