import { activeStatus } from '@portal/domain/access/roles';
import { accountLink, ownAddress } from '../mail/account-links';
import { accountTheme } from '../mail/account-theme';
import type { Ports } from '../runtime/ports';
import type { MailRequest } from '../store/mail-requests';

/**
 * Sends a mail requested without a session, if the email has an account. A repeated event sends it again, because a
 * duplicate is better than none.
 */
export async function onMailRequested(
  { id, request }: { id: string; request: MailRequest | null },
  ports: Pick<Ports, 'config' | 'store' | 'mail' | 'log'>,
): Promise<void> {
  const user = request && (await ports.store.users.byEmail(request.email));
  if (user?.activeStatus === activeStatus.active) {
    await ports.store.accounts.restoreEmail(user);
    const { accountMail } = await import('../mail/account-mail');
    const mail = await accountMail('resetPassword', {
      theme: await accountTheme(ports, user.organizationId),
      name: user.displayName,
      url: await accountLink(ports, 'resetPassword', user.email, ownAddress(ports, '', '/login')),
    });
    await ports.mail.send({ ...mail, to: user.email });
  }
  await ports.store.mailRequests.remove(id);
}
