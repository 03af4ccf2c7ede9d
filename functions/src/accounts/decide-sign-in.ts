import { ownSession } from '@portal/domain/access/session';
import { activeStatus } from '@portal/domain/access/roles';
import { signInRefusals } from '../adapters/identity/identity';
import type { PublicContext } from '../runtime/route';
import { signInAttempts } from './sign-in-attempts';

/** Decision about a sign-in at the auth service: no session, or one with these claims. */
export type SignInDecision = { refusal: string } | { sessionClaims: Partial<ReturnType<typeof ownSession>> };

/**
 * Decides about a sign-in that bypasses our own call (by email link, or directly at the auth service), which asks before
 * it begins the session. Refuses disabled and locked accounts, and accounts whose email differs from the user document,
 * because it was changed directly at the auth service.
 * @param signIn.method as the auth service names it. Only an email link begins a valid session here; for passwords our own
 *   call begins it.
 */
export async function decideSignIn(
  signIn: { uid: string; email: string; address: string; method: string },
  ports: Pick<PublicContext, 'config' | 'store' | 'clock'>,
): Promise<SignInDecision> {
  const email = signIn.email.toLowerCase();
  // A password begins no session here, and our own call has counted it for the client's IP, which is not `signIn.address`.
  const isCounted = signIn.method === 'password';
  const [user, isLocked] = await Promise.all([
    ports.store.users.get(signIn.uid),
    isCounted ? false : signInAttempts(ports, email, signIn.address).isLocked(),
  ]);
  if (user?.activeStatus === activeStatus.disabled) return { refusal: signInRefusals.disabled };
  if (isLocked) return { refusal: signInRefusals.locked };
  if (user && user.email !== email) return { refusal: signInRefusals.changedOutOfBand };
  return { sessionClaims: signIn.method === 'emailLink' ? ownSession(user?.sessionEpoch ?? 0) : {} };
}
