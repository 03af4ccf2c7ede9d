import { activeStatus } from '@portal/domain/access/roles';
import { signInNotices, type MailRequest, type SignInNotice } from '@portal/domain/outbox/outbox-item';
import type { User } from '@portal/domain/users/user';
import { accountLink, ownAddress } from '../mail/account-links';
import { accountTheme } from '../mail/account-theme';
import { sendCreatePassword } from '../mail/send-create-password';
import type { Ports } from '../runtime/ports';
import { sendClientCode } from './client/send-client-code';

/** Sends a mail requested without a session, if the email has an active account that may get it. */
export async function sendRequestedMail(
  request: MailRequest,
  ports: Pick<Ports, 'config' | 'store' | 'mail' | 'clock' | 'random'>,
): Promise<{ isSent: boolean }> {
  const { mail, email, memberOf, continueUrl } = request;
  const user = await ports.store.users.byEmail(email);
  if (user?.activeStatus === activeStatus.active) {
    if (mail === 'resetPassword') await sendResetPassword(ports, user);
    else if (isSignInNotice(mail)) await sendSignInNotice(ports, user, mail, request.device);
    else if (mail === 'clientSignIn') await sendClientCode(ports, user, request);
    // An invitation counts only for members of the organization that sealed it.
    else if ((user.organizationId ?? '') === memberOf) await sendCreatePassword(ports, user, continueUrl);
  }
  return { isSent: true };
}

async function sendResetPassword(ports: Pick<Ports, 'config' | 'store' | 'mail'>, user: User): Promise<void> {
  await ports.store.accounts.restoreEmail(user);
  const { accountMail } = await import('../mail/account-mail');
  const mail = await accountMail('resetPassword', {
    theme: await accountTheme(ports, user.organizationId),
    name: user.displayName,
    url: await accountLink(ports, 'resetPassword', user.email, ownAddress(ports, '', '/login')),
  });
  await ports.mail.send({ ...mail, to: user.email });
}

function isSignInNotice(mail: string): mail is SignInNotice {
  return signInNotices.some((notice) => notice === mail);
}

async function sendSignInNotice(
  ports: Pick<Ports, 'config' | 'store' | 'mail'>,
  user: User,
  notice: SignInNotice,
  device: string,
): Promise<void> {
  const { accountMail, newDeviceMail } = await import('../mail/account-mail');
  const parts = {
    theme: await accountTheme(ports, user.organizationId),
    name: user.displayName,
    url: ownAddress(ports, '', '/app/account-settings'),
  };
  const mail = notice === 'newDevice' ? await newDeviceMail({ ...parts, device }) : await accountMail(notice, parts);
  await ports.mail.send({ ...mail, to: user.email });
}
