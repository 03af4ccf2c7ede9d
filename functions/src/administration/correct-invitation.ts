import { can } from '@portal/domain/access/permissions';
import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { teamTexts } from '@portal/domain/texts/team';
import { isWaitingForPassword, type User } from '@portal/domain/users/user';
import { sendInvitation } from '../mail/send-invitation';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { countInvitation } from '../users/count-invitation';
import { mailTaken } from './invitation-answers';
import { loggedUser } from './logged-user';

type Request = RequestOf<typeof teamApi.correctInvitation>;
type Corrected = MessageAnswer<AnswerOf<typeof teamApi.correctInvitation>>;

/**
 * Corrects the email of an invited member. The user keeps id, name and roles; the former invitation ends, because its email
 * belongs to nobody any more, and so does a session begun with it. An email that another account has gets the same answer,
 * and a mail tells its owner why; the member then keeps the former email.
 * @throws PortalError `notFound` for a user outside that organization; `conflict` for one who has a password, and for super
 *   admins when the email is taken; `permissionDenied` for a super admin; `tooManyRequests`.
 */
export async function correctInvitation(request: Request, context: StaffContext): Promise<Corrected> {
  const { organizationId, userId, email } = request;
  const { actor, store } = context;
  const user = await store.users.get(userId);
  if (user?.organizationId !== organizationId) {
    throw new PortalError('notFound', { userMessage: serverTexts.notATeamMember, detail: 'not of the team' });
  }
  const isOperator = can(actor, 'platform:administer');
  if (user.userRoles.superAdmin && !isOperator) throw new PortalError('permissionDenied', { detail: 'a super admin' });
  if (!isWaitingForPassword(user)) throw new PortalError('conflict', { userMessage: serverTexts.hasJoined });
  await countInvitation(context, organizationId);
  if (email !== user.email) {
    try {
      await changeEmail(user, email, context);
    } catch (error) {
      const { kind, userMessage } = PortalError.from(error);
      if (isOperator || kind !== 'conflict' || userMessage !== serverTexts.emailTaken) throw error;
      const { isMailed } = await mailTaken({ organizationId, email, displayName: user.displayName }, context);
      return answer(userId, email, isMailed);
    }
  }
  try {
    await sendInvitation(context, { ...user, email });
    return answer(userId, email, true);
  } catch (error) {
    context.log.warn('invitation was not sent', { userId, detail: PortalError.from(error).message });
    return answer(userId, email, false);
  }
}

function answer(userId: string, email: string, isMailed: boolean): Corrected {
  return new MessageAnswer({ userId }, isMailed ? teamTexts.invitationSent(email) : serverTexts.invitationNotSent);
}

async function changeEmail(user: User, email: string, context: StaffContext): Promise<void> {
  const { store } = context;
  // The document counts even while its account has another email, see `restoreEmail`.
  if (await store.users.byEmail(email)) throw new PortalError('conflict', { userMessage: serverTexts.emailTaken });
  await store.accounts.update(user.id, { email, emailVerified: false });
  const log = userLogEntry(context, 'emailChanged', { ...loggedUser(user), email });
  try {
    if (!(await store.users.changeInvitedEmail(user, { former: user.email, email }, log))) {
      throw new PortalError('conflict', { userMessage: serverTexts.hasJoined });
    }
  } catch (error) {
    await store.accounts.update(user.id, { email: user.email, emailVerified: user.isVerified });
    throw error;
  } finally {
    // The auth service ends sessions with each change of the email.
    await store.accounts.endSessions(user.id);
  }
}
