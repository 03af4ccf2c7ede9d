import type { UserLog } from '@portal/domain/events/user-log';
import type { Clock } from '../runtime/ports';
import type { StaffActor } from '../runtime/route';

/**
 * An entry of the user log. It names its subject and, if someone else acted, the actor: an admin, or the super admin
 * behind an impersonation.
 * @param person the subject; the caller when absent.
 */
export function userLogEntry(
  { actor, clock }: { actor: StaffActor; clock: Clock },
  eventType: string,
  person: { uid: string; email: string; displayName: string } = actor,
): UserLog {
  const doer = actor.impersonatedBy ?? { uid: actor.uid, email: actor.email };
  return {
    user: { uid: person.uid, email: person.email, displayName: person.displayName },
    eventType,
    date: Math.floor(clock.now() / 1_000),
    by: doer.uid === person.uid ? null : { uid: doer.uid, email: doer.email },
  };
}
