import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';
import { sealInvite } from '../users/invite-code';
import { invitationLink, ownAddress } from './account-links';
import { accountTheme } from './account-theme';

/**
 * Mails the owner of an email that an invitation could not be accepted, because the email belongs to another account.
 * @throws PortalError `unavailable` when the mail cannot be sent.
 */
export async function sendInvitationRefused(
  ports: Pick<Ports, 'config' | 'store' | 'mail'>,
  { email, organizationId }: { email: string; organizationId: string },
): Promise<void> {
  const theme = await accountTheme(ports, organizationId);
  const { accountMail } = await import('./account-mail');
  const mail = await accountMail('invitationRefused', { theme, name: '', url: ownAddress(ports, '', '/login') });
  await ports.mail.send({ ...mail, to: email });
}

/**
 * Mails an invitation in the organization's theme; its code holds the recipient and that theme.
 * @throws PortalError `unavailable` when the mail cannot be sent.
 */
export async function sendInvitation(
  ports: Pick<Ports, 'config' | 'store' | 'mail' | 'clock'>,
  user: Pick<User, 'email' | 'displayName' | 'organizationId'>,
): Promise<void> {
  const theme = await accountTheme(ports, user.organizationId);
  const code = sealInvite(ports, {
    userEmail: user.email,
    timestamp: ports.clock.now(),
    organization: {
      organizationId: user.organizationId ?? '',
      logoUrl: theme.logo?.url ?? '',
      primaryColor: theme.primaryColor,
      name: theme.organizationName,
    },
  });
  const { accountMail } = await import('./account-mail');
  const mail = await accountMail('invitation', { theme, name: user.displayName, url: invitationLink(ports, code) });
  await ports.mail.send({ ...mail, to: user.email });
}
