import { activeStatus } from '@portal/domain/access/roles';
import type { MailRequest } from '@portal/domain/outbox/outbox-item';
import type { User } from '@portal/domain/users/user';
import { accountLink, ownAddress } from '../mail/account-links';
import { accountTheme } from '../mail/account-theme';
import { sendCreatePassword } from '../mail/send-create-password';
import type { Ports } from '../runtime/ports';
import { sendClientCode } from './client/send-client-code';

/** Requests a mail, with the same work whether or not the account exists. */
export async function requestMail(
  { store, clock, random }: Pick<Ports, 'store' | 'clock' | 'random'>,
  request: Pick<MailRequest, 'mail' | 'email'> & Partial<MailRequest>,
): Promise<void> {
  await store.outbox.add({ ...request, kind: 'mailRequest', id: random.token(15), dueAt: clock.now() });
}

/** Sends a mail requested without a session, if the email has an active account that may get it. */
export async function sendRequestedMail(
  request: MailRequest,
  ports: Pick<Ports, 'config' | 'store' | 'mail' | 'clock' | 'random'>,
): Promise<{ isSent: boolean }> {
  const { mail, email, memberOf, continueUrl } = request;
  const user = await ports.store.users.byEmail(email);
  if (user?.activeStatus === activeStatus.active) {
    if (mail === 'resetPassword') await sendResetPassword(ports, user);
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
