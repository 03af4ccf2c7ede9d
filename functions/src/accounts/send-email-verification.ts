import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import { accountLink, ownAddress } from '../mail/account-links';
import { accountTheme } from '../mail/account-theme';
import { limitRate, once } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { accountLimits } from './account-limits';

/**
 * Mails the link that verifies the caller's email. Sends nothing when it is verified already.
 * @throws PortalError `tooManyRequests` 'Email already sent.' within a minute of the last, and after twenty in a day;
 *   `unavailable`.
 */
export async function sendEmailVerification(
  _input: unknown,
  context: StaffContext,
): Promise<AnswerOf<typeof authenticationApi.sendEmailVerification>> {
  const { actor } = context;
  const account = await context.store.accounts.byId(actor.uid);
  if (account?.isEmailVerified) return { sent: true };
  await once(context, accountLimits.verificationMail, actor.uid, async () => {
    await limitRate(context, accountLimits.verificationMailsOfDay, actor.email);
    const { accountMail } = await import('../mail/account-mail');
    const mail = await accountMail('verifyEmail', {
      theme: await accountTheme(context, actor.organizationId),
      name: actor.displayName,
      url: await accountLink(context, 'verifyEmail', actor.email, ownAddress(context, '', '/email-verification')),
    });
    await context.mail.send({ ...mail, to: actor.email });
  });
  return { sent: true };
}
