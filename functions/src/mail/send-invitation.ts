import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';
import { sealInvite } from '../users/invite-code';
import { invitationLink } from './account-links';
import { accountTheme } from './account-theme';

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
