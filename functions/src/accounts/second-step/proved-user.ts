import type { UserLog } from '@portal/domain/events/user-log';
import { PortalError } from '@portal/domain/errors/portal-error';
import { activeStatus } from '@portal/domain/access/roles';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import type { User } from '@portal/domain/users/user';
import { isEnded } from '../../runtime/authenticate';
import type { Ports } from '../../runtime/ports';
import { openSignInProof } from '../../users/begin-staff-session';

/**
 * The user of a sealed proof, as stored now.
 * @throws PortalError `invalidRequest` for an expired, altered or foreign proof; as {@link currentUser}.
 */
export async function provedUser(ports: Pick<Ports, 'config' | 'clock' | 'store'>, proof: string): Promise<User> {
  const opened = openSignInProof(ports, proof);
  if (!opened) throw signInExpired();
  return await currentUser(ports, opened);
}

/**
 * A user as stored now, if the sessions have not ended since.
 * @throws PortalError `invalidRequest` when they have; `userDisabled`.
 */
export async function currentUser(
  { store }: Pick<Ports, 'store'>,
  { uid, sessionEpoch, sessionId = '' }: { uid: string; sessionEpoch: number; sessionId?: string },
): Promise<User> {
  const user = await store.users.get(uid);
  if (!user || isEnded(user, { sessionEpoch, sessionId })) throw signInExpired();
  if (user.activeStatus === activeStatus.disabled) throw new PortalError('userDisabled');
  return user;
}

/** The refusal of a proof that no longer counts. */
export function signInExpired(): PortalError {
  return new PortalError('invalidRequest', { userMessage: secondStepTexts.signInExpired, detail: 'no valid proof' });
}

/** An entry of the user log about what a user does, possibly before there is a session. */
export function logOf({ clock }: Pick<Ports, 'clock'>, user: User, eventType: string): UserLog {
  const { id: uid, email, displayName } = user;
  return { user: { uid, email, displayName }, eventType, date: Math.floor(clock.now() / 1_000), by: null };
}
