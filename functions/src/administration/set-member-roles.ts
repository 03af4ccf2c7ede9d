import { grantableRoles } from '@portal/domain/access/permissions';
import { roles } from '@portal/domain/access/roles';
import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { userFormTexts } from '@portal/domain/texts/team';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { loggedUser } from './logged-user';

/**
 * Sets the roles of a team member, who has to sign in again after losing one. Idempotent. Nobody changes their own, so an
 * organization keeps an admin.
 * @throws PortalError `permissionDenied` for a role above the caller's and for super admins; `conflict` for the caller;
 *   `invalidRequest` without a role; `notFound` for a user outside that organization.
 */
export async function setTeamMemberRoles(
  { organizationId, userId, userRoles }: RequestOf<typeof teamApi.setTeamMemberRoles>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof teamApi.setTeamMemberRoles>>> {
  const { actor, store, clock } = context;
  const chosen = roles.filter((role) => userRoles[role]);
  if (chosen.length === 0) throw new PortalError('invalidRequest', { userMessage: userFormTexts.userRoleNeeded });
  const grantable = grantableRoles(actor);
  if (userRoles.superAdmin || chosen.some((role) => !grantable.includes(role))) {
    throw new PortalError('permissionDenied', { detail: 'role above the own' });
  }
  if (userId === actor.uid) throw new PortalError('conflict', { userMessage: serverTexts.notYourself });
  const changed = await store.people.change(userId, clock.now(), (user) => {
    if (user.organizationId !== organizationId) {
      throw new PortalError('notFound', { userMessage: serverTexts.notATeamMember, detail: 'not of the team' });
    }
    if (user.userRoles.superAdmin) throw new PortalError('permissionDenied', { detail: 'a super admin' });
    if (roles.every((role) => user.userRoles[role] === userRoles[role])) return null;
    return { changes: { userRoles }, log: userLogEntry(context, 'rolesChanged', loggedUser(user)) };
  });
  if (!changed) throw new PortalError('notFound', { userMessage: serverTexts.notATeamMember, detail: 'no such user' });
  if (roles.some((role) => changed.before.userRoles[role] && !userRoles[role])) {
    await store.accounts.endSessions(userId);
  }
  return new MessageAnswer({ userId }, serverTexts.userUpdated);
}
