import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { inviteFault } from '@portal/domain/invites/invite';
import { sessionTexts } from '@portal/domain/texts/session';
import { ownAddress } from '../mail/account-links';
import { openInvite } from '../users/invite-code';
import { limitRate, once, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { accountLimits } from './account-limits';
import { administeredUser } from './administered-user';
import { requestMail } from '../users/request-mail';

/**
 * Requests the mail to confirm the email and create a password: by the invited user with a valid invitation, or by an
 * admin. The answer and its timing are the same for every account, because a trigger sends the mail; the mail says whether
 * a password exists. Nothing is mailed to a disabled user, or to one outside the organization of the invitation.
 * @throws PortalError `invalidRequest` 'Link has expired' or 'Email does not match'; `permissionDenied` without an
 *   invitation; `tooManyRequests` within a minute of the last.
 */
export async function sendUserCreatePasswordEmail(
  { userEmail, code, actionCodeSettings }: RequestOf<typeof authenticationApi.sendUserCreatePasswordEmail>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.sendUserCreatePasswordEmail>> {
  const continueUrl = ownAddress(context, actionCodeSettings.url, '/setup-password');
  const organizationId =
    code === ''
      ? ((await administeredUser(context, userEmail)).organizationId ?? '')
      : await invitingOrganization(context, userEmail, code);
  await once(context, accountLimits.createPasswordMail, `${organizationId}\n${userEmail}`, () =>
    requestMail(context, { mail: 'createPassword', email: userEmail, memberOf: organizationId, continueUrl }),
  );
  return { sent: true };
}

async function invitingOrganization(context: PublicContext, email: string, code: string): Promise<string> {
  await limitRate(context, accountLimits.codesOfVisitor, clientKey(context));
  const invite = openInvite(context, code);
  const fault = inviteFault(invite, email, context.clock.now());
  const messages = { expired: sessionTexts.linkExpired, emailDoesNotMatch: sessionTexts.emailDoesNotMatch };
  if (fault) throw new PortalError('invalidRequest', { userMessage: messages[fault], detail: `invitation: ${fault}` });
  return invite.organization.organizationId;
}
