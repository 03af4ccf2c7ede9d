import { activeStatus } from '@portal/domain/access/roles';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { inviteFault } from '@portal/domain/invites/invite';
import { passwordTexts } from '@portal/domain/texts/password';
import { sessionTexts } from '@portal/domain/texts/session';
import type { User } from '@portal/domain/users/user';
import { ownAddress } from '../mail/account-links';
import { sendCreatePassword } from '../mail/send-create-password';
import { openInvite } from '../users/invite-code';
import { limitRate, once, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { accountLimits } from './account-limits';
import { administeredUser } from './administered-user';

/**
 * Mails the link to confirm the email and create a password: on request of the invited user with a valid invitation, or of
 * an admin.
 * @throws PortalError `invalidRequest` 'Link has expired' or 'Email does not match'; `permissionDenied` without an
 *   invitation; `conflict` for a user with a password; `tooManyRequests` within a minute of the last.
 */
export async function sendUserCreatePasswordEmail(
  { userEmail, code, actionCodeSettings }: RequestOf<typeof authenticationApi.sendUserCreatePasswordEmail>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.sendUserCreatePasswordEmail>> {
  const continueUrl = ownAddress(context, actionCodeSettings.url, '/setup-password');
  const user = code === '' ? await administeredUser(context, userEmail) : await invitedUser(context, userEmail, code);
  if (user.activeStatus !== activeStatus.active) throw new PortalError('permissionDenied', { detail: 'disabled' });
  if (user.userProducts.accessStatus.core.hasPassword) {
    throw new PortalError('conflict', { userMessage: passwordTexts.alreadySet, detail: 'has a password' });
  }
  await once(context, accountLimits.createPasswordMail, user.id, () => sendCreatePassword(context, user, continueUrl));
  return { sent: true };
}

async function invitedUser(context: PublicContext, email: string, code: string): Promise<User> {
  await limitRate(context, accountLimits.codesOfVisitor, clientKey(context));
  const fault = inviteFault(openInvite(context, code), email, context.clock.now());
  const messages = { expired: sessionTexts.linkExpired, emailDoesNotMatch: sessionTexts.emailDoesNotMatch };
  if (fault) throw new PortalError('invalidRequest', { userMessage: messages[fault], detail: `invitation: ${fault}` });
  const user = await context.store.users.byEmail(email);
  if (!user)
    throw new PortalError('invalidRequest', { userMessage: sessionTexts.linkExpired, detail: 'invitee is gone' });
  return user;
}
