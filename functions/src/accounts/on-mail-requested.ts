import { activeStatus } from '@portal/domain/access/roles';
import type { User } from '@portal/domain/users/user';
import { accountLink, ownAddress } from '../mail/account-links';
import { accountTheme } from '../mail/account-theme';
import { sendCreatePassword } from '../mail/send-create-password';
import type { Ports } from '../runtime/ports';
import { sendClientCode } from './client/send-client-code';
import type { MailRequest } from '../store/mail-requests';

type MailPorts = Pick<Ports, 'config' | 'store' | 'mail' | 'log' | 'clock' | 'random'>;

/**
 * Sends a mail requested without a session, if the email has an active account that may get it. A repeated event sends it
 * again, because a duplicate is better than none.
 */
export async function onMailRequested(
  { id, request }: { id: string; request: MailRequest | null },
  ports: MailPorts,
): Promise<void> {
  const user = request && (await ports.store.users.byEmail(request.email));
  if (request && user?.activeStatus === activeStatus.active) {
    if (request.kind === 'resetPassword') await sendResetPassword(ports, user);
    else if (request.kind === 'clientSignIn') await sendClientCode(ports, user, request);
    // An invitation counts only for members of the organization that sealed it.
    else if ((user.organizationId ?? '') === request.organizationId) {
      await sendCreatePassword(ports, user, request.continueUrl);
    }
  }
  await ports.store.mailRequests.remove(id);
}

async function sendResetPassword(ports: MailPorts, user: User): Promise<void> {
  await ports.store.accounts.restoreEmail(user);
  const { accountMail } = await import('../mail/account-mail');
  const mail = await accountMail('resetPassword', {
    theme: await accountTheme(ports, user.organizationId),
    name: user.displayName,
    url: await accountLink(ports, 'resetPassword', user.email, ownAddress(ports, '', '/login')),
  });
  await ports.mail.send({ ...mail, to: user.email });
}
