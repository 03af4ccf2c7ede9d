import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';
import { accountLink, ownAddress } from './account-links';
import { accountTheme } from './account-theme';

/**
 * Mails a sign-in link that verifies the email and leads to the page for creating a password. A user who has a password is
 * mailed that, with the way to sign in.
 * @throws PortalError `unavailable` when the mail cannot be sent.
 */
export async function sendCreatePassword(
  ports: Pick<Ports, 'config' | 'store' | 'mail'>,
  user: Pick<User, 'id' | 'email' | 'isVerified' | 'displayName' | 'organizationId' | 'userProducts'>,
  continueUrl: string,
): Promise<void> {
  await ports.store.accounts.restoreEmail(user);
  const { accountMail } = await import('./account-mail');
  const { hasPassword } = user.userProducts.accessStatus.core;
  const mail = await accountMail(hasPassword ? 'passwordExists' : 'createPassword', {
    theme: await accountTheme(ports, user.organizationId),
    name: user.displayName,
    url: hasPassword ? ownAddress(ports, '', '/login') : await accountLink(ports, 'signIn', user.email, continueUrl),
  });
  await ports.mail.send({ ...mail, to: user.email });
}
