import type { MailRequest } from '@portal/domain/outbox/outbox-item';
import { accountTheme } from '../../mail/account-theme';
import { ownAddress } from '../../mail/account-links';
import type { Ports } from '../../runtime/ports';
import { clientLoginUrl, signInValidityMs } from '../../users/client-login-link';
import { openPlacesOf } from '../../users/client-place';
import { isClient } from '../../users/client-session';
import type { User } from '@portal/domain/users/user';
import { codeOfAttempt } from './client-code';

type CodePorts = Pick<Ports, 'config' | 'store' | 'mail' | 'clock' | 'random'>;

/**
 * Mails the code of an attempt and a link, to a client contact with an open access; a user of the staff application gets a mail that says
 * where that is. Without access nothing is sent.
 */
export async function sendClientCode(ports: CodePorts, user: User, { attemptId }: MailRequest): Promise<void> {
  const [place] = await openPlacesOf(ports.store, user.email);
  const name = user.displayName;
  const { clientSignInMail, staffAccountMail } = await import('../../mail/client-mail');
  if (isClient(user)) {
    if (!place) return;
    const mail = await clientSignInMail({
      theme: await accountTheme(ports, place.organization.id),
      name,
      code: codeOfAttempt(ports, { email: user.email, id: attemptId }),
      url: clientLoginUrl(ports, user, place.organization, signInValidityMs),
    });
    await ports.mail.send({ ...mail, to: user.email });
    return;
  }
  const theme = await accountTheme(ports, user.organizationId);
  const mail = await staffAccountMail({ theme, name, url: ownAddress(ports, '', '/login') });
  await ports.mail.send({ ...mail, to: user.email });
}
