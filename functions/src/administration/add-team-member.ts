import { can, grantableRoles } from '@portal/domain/access/permissions';
import { roles } from '@portal/domain/access/roles';
import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { teamTexts } from '@portal/domain/texts/team';
import { sendInvitationRefused } from '../mail/send-invitation';
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

type Request = RequestOf<typeof teamApi.addTeamMember>;
type Added = MessageAnswer<AnswerOf<typeof teamApi.addTeamMember>>;

/**
 * Adds a user to an organization's team: a new account with an invitation, or a user without an organization. Does not
 * change a user who is a member already. Admins get the same answer for an email that cannot be added, so that they cannot
 * probe other organizations; a mail tells its owner why.
 * @throws PortalError `permissionDenied` for a role that the caller may not give; for super admins `conflict` for a user of
 *   another organization, a super admin, and a user whose email is not verified;
 *   `tooManyRequests` for an organization that has invited too many.
 */
export async function addTeamMember(request: Request, context: StaffContext): Promise<Added> {
  const { organizationId, user } = request;
  const { actor } = context;
  const grantable = grantableRoles(actor);
  if (roles.some((role) => user.userRoles[role] && !grantable.includes(role))) {
    throw new PortalError('permissionDenied', { detail: 'role above the own' });
  }
  await organizationOrNull(context, organizationId);
  if (can(actor, 'platform:administer'))
    return (await joinExisting(request, context)) ?? (await invite(request, context));
  try {
    const joined = await joinExisting(request, context);
    if (joined) return joined;
  } catch (error) {
    requireConflict(error);
    await countInvitation(context, organizationId);
    return await mailTaken(request, context);
  }
  await countInvitation(context, organizationId);
  try {
    return await invite(request, context);
  } catch (error) {
    requireConflict(error);
    return await mailTaken(request, context);
  }
}

/** @returns null without an account. @throws PortalError `conflict`. */
async function joinExisting({ organizationId, user }: Request, context: StaffContext): Promise<Added | null> {
  const { store, clock } = context;
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
        // Their own name counts; the typed one only where they have none.
        changes: { organizationId, userRoles, displayName: person.displayName || user.displayName },
        log: userLogEntry(context, 'teamMemberAdded', loggedUser(person)),
      };
    }));
  return changed && new MessageAnswer({ userId: changed.before.id }, teamTexts.teamMemberAdded);
}

async function invite({ organizationId, user }: Request, context: StaffContext): Promise<Added> {
  const { userId, isInvited } = await addUser(context, { ...user, organizationId, accountType: 'recruiter' });
  return new MessageAnswer({ userId }, isInvited ? teamTexts.teamMemberAdded : serverTexts.invitationNotSent);
}

async function countInvitation(context: StaffContext, organizationId: string): Promise<void> {
  for (const limit of Object.values(invitationLimits)) await limitRate(context, limit, organizationId);
}

function requireConflict(error: unknown): void {
  if (PortalError.from(error).kind !== 'conflict') throw error;
}

/** Tells the owner of the email why it was not added, and answers and logs as for a new user. */
async function mailTaken({ organizationId, user }: Request, context: StaffContext): Promise<Added> {
  const { email, displayName } = user;
  // As long as the ids of accounts, and of the same characters.
  const userId = context.random.token(21).replaceAll(/[-_]/g, 'x');
  await context.store.events.addUserLog(
    organizationId,
    userLogEntry(context, 'userAdded', { uid: userId, email, displayName }),
  );
  try {
    await sendInvitationRefused(context, { email, organizationId });
    return new MessageAnswer({ userId }, teamTexts.teamMemberAdded);
  } catch (error) {
    context.log.warn('invitation was not sent', { detail: PortalError.from(error).message });
    return new MessageAnswer({ userId }, serverTexts.invitationNotSent);
  }
}
