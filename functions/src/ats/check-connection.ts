import { activeStatus } from '@portal/domain/access/roles';
import { PortalError } from '@portal/domain/errors/portal-error';
import { accountTheme } from '../mail/account-theme';
import { ownAddress } from '../mail/account-links';
import type { Ports } from '../runtime/ports';

type CheckPorts = Pick<Ports, 'store' | 'clock' | 'log' | 'mail' | 'config'>;

/**
 * Notices that the user who connected an organization to its ATS is gone or back, and mails the admins once about a connection
 * that works no more.
 * @returns whether the connection works.
 */
export async function checkConnection(organizationId: string, ports: CheckPorts): Promise<boolean> {
  const { integrations } = ports.store;
  const [integration, connection] = await Promise.all([
    integrations.get(organizationId),
    integrations.connectionOf(organizationId),
  ]);
  if (integration && integration.brokenBy !== 'refused') {
    await integrations.setBroken(organizationId, connection ? '' : 'userGone', ports.clock.now());
  }
  if (!connection && (await integrations.claimBrokenMail(organizationId))) await mailAdmins(organizationId, ports);
  return connection !== null;
}

async function mailAdmins(organizationId: string, ports: CheckPorts): Promise<void> {
  const { store, mail, log } = ports;
  const { accountMail } = await import('../mail/account-mail');
  const theme = await accountTheme(ports, organizationId);
  const admins = (await store.users.adminsOf(organizationId)).filter(
    (user) => user.activeStatus === activeStatus.active,
  );
  for (const { email, displayName: name } of admins) {
    const content = await accountMail('atsBroken', {
      theme,
      name,
      url: ownAddress(ports, '', '/app/organization-settings/sync'),
    });
    await mail.send({ ...content, to: email }).catch((error: unknown) => {
      log.warn('mail about the ats not sent', { organizationId, kind: PortalError.from(error).kind });
    });
  }
}
