import type { UserLog } from '@portal/domain/events/user-log';
import type { Clock } from '../runtime/ports';
import type { StaffActor } from '../runtime/route';

/**
 * A line for the log of users. It names whom it is about and, when somebody else did it, who that was: an admin, or the
 * super admin behind an impersonation.
 * @param person whom it is about; the caller when left out.
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
