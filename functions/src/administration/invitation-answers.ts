import { PortalError } from '@portal/domain/errors/portal-error';
import { sendInvitationRefused } from '../mail/send-invitation';
import type { StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';

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
