import { activeStatus } from '@portal/domain/access/roles';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { accountLink, ownAddress } from '../mail/account-links';
import { accountTheme } from '../mail/account-theme';
import { once } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { accountLimits } from './account-limits';
import { administeredUser } from './administered-user';

/**
 * Mails a link to sign in without a password. The branding comes from the stored organization of the recipient, not from
 * the request.
 * @throws PortalError `permissionDenied` for callers who may not edit the user's organization, and for an unknown email; `userDisabled`; `tooManyRequests` within a minute of the last.
 */
export async function sendUserEmailLoginLink(
  { userEmail, actionCodeSettings }: RequestOf<typeof authenticationApi.sendUserEmailLoginLink>,
  context: StaffContext,
): Promise<AnswerOf<typeof authenticationApi.sendUserEmailLoginLink>> {
  const continueUrl = ownAddress(context, actionCodeSettings.url, '/app');
  const user = await administeredUser(context, userEmail);
  if (user.activeStatus !== activeStatus.active) throw new PortalError('userDisabled');
  await once(context, accountLimits.signInMail, user.id, async () => {
    await context.store.accounts.restoreEmail(user);
    const { accountMail } = await import('../mail/account-mail');
    const mail = await accountMail('signIn', {
      theme: await accountTheme(context, user.organizationId),
      name: user.displayName,
      url: await accountLink(context, 'signIn', user.email, continueUrl),
    });
    await context.mail.send({ ...mail, to: user.email });
  });
  return { sent: true };
}
