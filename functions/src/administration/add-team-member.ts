import { can, grantableRoles } from '@portal/domain/access/permissions';
import { roles } from '@portal/domain/access/roles';
import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { teamTexts } from '@portal/domain/texts/team';
import { isWaitingForPassword, type User } from '@portal/domain/users/user';
import { sendInvitation } from '../mail/send-invitation';
import { requireVerifiedEmail } from '../users/require-verified-email';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { addUser } from './add-user';
import { organizationOrNull } from './organization-or-null';
import { countInvitation } from '../users/count-invitation';
import { mailTaken } from './invitation-answers';
import { loggedUser } from './logged-user';

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
    return await answerTaken(request, context);
  }
  await countInvitation(context, organizationId);
  try {
    return await invite(request, context);
  } catch (error) {
    requireConflict(error);
    return await answerTaken(request, context);
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
        changes: { organizationId, userRoles, displayName: nameOf(person, user) },
        log: userLogEntry(context, 'teamMemberAdded', loggedUser(person)),
      };
    }));
  if (!changed) return null;
  const { before } = changed;
  const isInvited = !changed.decision || !isWaitingForPassword(before) || (await isInvitationSent(before, context));
  return new MessageAnswer(
    { userId: before.id },
    isInvited ? teamTexts.teamMemberAdded : serverTexts.invitationNotSent,
  );

  /** An invitation of the former organization has ended with the membership. */
  async function isInvitationSent(person: User, ports: StaffContext): Promise<boolean> {
    try {
      await countInvitation(ports, organizationId);
      await sendInvitation(ports, { ...person, displayName: nameOf(person, user), organizationId });
      return true;
    } catch (error) {
      ports.log.warn('invitation was not sent', { userId: person.id, detail: PortalError.from(error).message });
      return false;
    }
  }
}

/** The user's own name counts; the typed one where there is none, or the user has not come yet. */
function nameOf(person: User, typed: Request['user']): string {
  return isWaitingForPassword(person) ? typed.displayName : person.displayName || typed.displayName;
}

async function invite({ organizationId, user }: Request, context: StaffContext): Promise<Added> {
  const { userId, isInvited } = await addUser(context, { ...user, organizationId, accountType: 'recruiter' });
  return new MessageAnswer({ userId }, isInvited ? teamTexts.teamMemberAdded : serverTexts.invitationNotSent);
}

function requireConflict(error: unknown): void {
  if (PortalError.from(error).kind !== 'conflict') throw error;
}

/** Answers as for a new user; a mail tells the owner of the email why it was not added. */
async function answerTaken({ organizationId, user }: Request, context: StaffContext): Promise<Added> {
  const { userId, isMailed } = await mailTaken({ organizationId, ...user }, context);
  return new MessageAnswer({ userId }, isMailed ? teamTexts.teamMemberAdded : serverTexts.invitationNotSent);
}
