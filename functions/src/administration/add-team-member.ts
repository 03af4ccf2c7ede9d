import { can, grantableRoles } from '@portal/domain/access/permissions';
import { roles } from '@portal/domain/access/roles';
import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { teamTexts } from '@portal/domain/texts/team';
import { requireVerifiedEmail } from '../users/require-verified-email';
import { limitRate } from '../runtime/rate-limit';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { addUser } from './add-user';
import { organizationOrNull } from './organization-or-null';
import { loggedUser } from './logged-user';

/** Limits invitations per organization, because the mails go to any email in the product's name. */
export const invitationLimits = {
  ofHour: { name: 'invitationsOfHour', max: 50, windowSeconds: 60 * 60 },
  ofDay: { name: 'invitationsOfDay', max: 200, windowSeconds: 24 * 60 * 60 },
} as const;

/**
 * Adds a user to an organization's team: a new account with an invitation, or a user without an organization. Does not
 * change a user who is a member already.
 * @throws PortalError `permissionDenied` for a role that the caller may not give; `conflict` for a user of another
 *   organization, a super admin, and a user whose email is not verified;
 *   `tooManyRequests` for an organization that has invited too many.
 */
export async function addTeamMember(
  { organizationId, user }: RequestOf<typeof teamApi.addTeamMember>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof teamApi.addTeamMember>>> {
  const { actor, store, clock } = context;
  const grantable = grantableRoles(actor);
  if (roles.some((role) => user.userRoles[role] && !grantable.includes(role))) {
    throw new PortalError('permissionDenied', { detail: 'role above the own' });
  }
  await organizationOrNull(context, organizationId);
  const account = await store.accounts.byEmail(user.email);
  const changed =
    account &&
    (await store.people.change(account.uid, clock.now(), (person) => {
      if (person.organizationId === organizationId) return null;
      if (person.organizationId !== null || person.userRoles.superAdmin) {
        throw new PortalError('conflict', { userMessage: serverTexts.inAnotherOrganization });
      }
      requireVerifiedEmail(user.email, account, person);
      const userRoles = roles.some((role) => user.userRoles[role]) ? user.userRoles : { ...user.userRoles, user: true };
      return {
        changes: { organizationId, userRoles },
        log: userLogEntry(context, 'teamMemberAdded', loggedUser(person)),
      };
    }));
  if (changed) return new MessageAnswer({ userId: changed.before.id }, teamTexts.teamMemberAdded);
  if (!can(actor, 'platform:administer')) {
    for (const limit of Object.values(invitationLimits)) await limitRate(context, limit, organizationId);
  }
  const { userId, isInvited } = await addUser(context, { ...user, organizationId, accountType: 'recruiter' });
  return new MessageAnswer({ userId }, isInvited ? teamTexts.teamMemberAdded : serverTexts.invitationNotSent);
}
