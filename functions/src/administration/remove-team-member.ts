import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { teamTexts } from '@portal/domain/texts/team';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { loggedUser } from './logged-user';

/**
 * Removes a user from an organization and closes the user's access through the ATS. The account stays, without an
 * organization and its permissions. Idempotent.
 * @throws PortalError `notFound` for a user outside that organization.
 */
export async function removeTeamMember(
  { organizationId, userId }: RequestOf<typeof teamApi.removeTeamMember>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof teamApi.removeTeamMember>>> {
  const { store, clock } = context;
  const changed = await store.people.change(userId, clock.now(), (user) => {
    if (user.organizationId === null) return null;
    if (user.organizationId !== organizationId) return notOfTeam();
    const userRoles = { user: true, admin: false, superAdmin: user.userRoles.superAdmin };
    return {
      changes: { organizationId: null, userRoles },
      log: userLogEntry(context, 'teamMemberRemoved', loggedUser(user)),
    };
  });
  if (!changed) return notOfTeam();
  if (changed.decision) await store.accounts.endSessions(userId);
  return new MessageAnswer({ userId }, teamTexts.teamMemberRemoved);
}

function notOfTeam(): never {
  throw new PortalError('notFound', { userMessage: serverTexts.notATeamMember, detail: 'not of the team' });
}
