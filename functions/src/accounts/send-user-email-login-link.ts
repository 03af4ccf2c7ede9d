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
 * Mails a link by which its reader signs in without a password (000 §7). The looks of the mail are those of the
 * reader's organization as it is stored, not as the call says.
 * @throws PortalError `permissionDenied` for whoever may not edit that person's organization, and for an address that
 *   nobody has; `userDisabled`; `tooManyRequests` within a minute of the last.
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
