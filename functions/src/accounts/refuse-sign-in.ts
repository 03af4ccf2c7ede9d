import { activeStatus } from '@portal/domain/access/roles';
import { signInRefusals } from '../adapters/identity/identity';
import type { PublicContext } from '../runtime/route';
import { isPasswordSetElsewhere } from './password-set-elsewhere';
import { signInAttempts } from './sign-in-attempts';

/**
 * Why nobody gets a session for this account now, however they prove who they are: the auth service asks before each
 * sign-in that goes past our own call (by email link, or straight at its endpoint).
 * @returns null when there is nothing against it.
 */
export async function refusalOfSignIn(
  { uid, email, address, isByPassword }: { uid: string; email: string; address: string; isByPassword: boolean },
  ports: Pick<PublicContext, 'config' | 'store' | 'clock'>,
): Promise<string | null> {
  const [user, isLocked] = await Promise.all([
    ports.store.users.get(uid),
    signInAttempts(ports, email.toLowerCase(), address).isLocked(),
  ]);
  if (user?.activeStatus === activeStatus.disabled) return signInRefusals.disabled;
  if (isLocked) return signInRefusals.locked;
  return isByPassword && (await isPasswordSetElsewhere(uid, ports)) ? signInRefusals.setElsewhere : null;
}
