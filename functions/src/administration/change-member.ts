import { activeStatus } from '@portal/domain/access/roles';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { User } from '@portal/domain/users/user';
import type { StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { loggedUser } from './logged-user';

/** What another system may change of a member; absent fields stay. */
export interface MemberChanges {
  displayName?: string;
  isActive?: boolean;
}

/**
 * Renames, disables or enables a member in one step. A disabled one is refused with the next request. Idempotent.
 * @throws PortalError `notFound` for a user outside that organization and for super admins; `conflict` for the last admin who
 *   can act.
 */
export async function changeMember(
  { organizationId, userId }: { organizationId: string; userId: string },
  changes: MemberChanges,
  context: StaffContext,
): Promise<void> {
  const { store, clock } = context;
  const changed = await store.people.change(userId, clock.now(), (user, _isLastSuperAdmin, isLastAdmin) => {
    if (user.organizationId !== organizationId || user.userRoles.superAdmin) throw notOfTeam();
    const wanted = {
      displayName: changes.displayName ?? user.displayName,
      activeStatus: statusOf(changes, user),
    };
    const hasNewStatus = wanted.activeStatus !== user.activeStatus;
    if (!hasNewStatus && wanted.displayName === user.displayName) return null;
    const isDisabled = wanted.activeStatus === activeStatus.disabled;
    if (hasNewStatus && isDisabled && isLastAdmin) {
      throw new PortalError('conflict', { userMessage: serverTexts.lastAdmin });
    }
    const event = hasNewStatus ? (isDisabled ? 'userDisabled' : 'userEnabled') : 'userEdited';
    return { changes: wanted, log: userLogEntry(context, event, loggedUser(user)) };
  });
  if (!changed) throw notOfTeam();
  const { before } = changed;
  if (changes.displayName !== undefined && changes.displayName !== before.displayName) {
    await store.accounts.update(userId, { displayName: changes.displayName });
  }
  if (changes.isActive === false && before.activeStatus === activeStatus.active)
    await store.accounts.endSessions(userId);
  if (changes.isActive === true && before.activeStatus !== activeStatus.active) await store.accounts.allow(userId);
}

function statusOf({ isActive }: MemberChanges, user: User): User['activeStatus'] {
  if (isActive === undefined) return user.activeStatus;
  return isActive ? activeStatus.active : activeStatus.disabled;
}

function notOfTeam(): PortalError {
  return new PortalError('notFound', { userMessage: serverTexts.notATeamMember, detail: 'not of the team' });
}
