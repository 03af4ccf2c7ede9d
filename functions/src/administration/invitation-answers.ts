import { PortalError } from '@portal/domain/errors/portal-error';
import { sendInvitationRefused } from '../mail/send-invitation';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';

/** Limits invitations per organization, because the mails go to any email in the product's name. */
export const invitationLimits = {
  ofHour: { name: 'invitationsOfHour', max: 50, windowSeconds: 60 * 60 },
  ofDay: { name: 'invitationsOfDay', max: 200, windowSeconds: 24 * 60 * 60 },
} as const;

/** Counts an invitation. @throws PortalError `tooManyRequests` for an organization that has invited too many. */
export async function countInvitation(context: StaffContext, organizationId: string): Promise<void> {
  for (const limit of Object.values(invitationLimits)) await limitRate(context, limit, organizationId);
}

/**
 * Mails the owner of an email why it was not added to a team, and logs as for a new user.
 * @returns the id of no user, and whether the mail was sent.
 */
export async function mailTaken(
  { organizationId, email, displayName }: { organizationId: string; email: string; displayName: string },
  context: StaffContext,
): Promise<{ userId: string; isMailed: boolean }> {
  // As long as the ids of accounts, and of the same characters.
  const userId = context.random.token(21).replaceAll(/[-_]/g, 'x');
  await context.store.events.addUserLog(
    organizationId,
    userLogEntry(context, 'userAdded', { uid: userId, email, displayName }),
  );
  try {
    await sendInvitationRefused(context, { email, organizationId });
    return { userId, isMailed: true };
  } catch (error) {
    context.log.warn('invitation was not sent', { detail: PortalError.from(error).message });
    return { userId, isMailed: false };
  }
}
