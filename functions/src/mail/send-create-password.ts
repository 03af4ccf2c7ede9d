import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';
import { accountLink } from './account-links';
import { accountTheme } from './account-theme';

/**
 * Mails a sign-in link that verifies the email and leads to the page for creating a password.
 * @throws PortalError `unavailable` when the mail cannot be sent.
 */
export async function sendCreatePassword(
  ports: Pick<Ports, 'config' | 'store' | 'mail'>,
  user: Pick<User, 'id' | 'email' | 'isVerified' | 'displayName' | 'organizationId'>,
  continueUrl: string,
): Promise<void> {
  await ports.store.accounts.restoreEmail(user);
  const { accountMail } = await import('./account-mail');
  const mail = await accountMail('createPassword', {
    theme: await accountTheme(ports, user.organizationId),
    name: user.displayName,
    url: await accountLink(ports, 'signIn', user.email, continueUrl),
  });
  await ports.mail.send({ ...mail, to: user.email });
}
