import type { MailMessage, Ports } from '../../runtime/ports';
import { isWithinRate } from '../../runtime/rate-limit';
import type { OutboxItems } from '../../store/outbox';
import { publicLimits } from '../limits';

type Notice = OutboxItems['viewerAnswer' | 'threadMessage'];

/**
 * Mails one user about a viewer and records it. The mail's own id lets mail programs recognize one that arrives twice.
 * Mails to one user are limited; what the first attempt may mail, later ones may as well.
 */
export async function mailStaffOnce(
  notice: Notice,
  mail: MailMessage,
  ports: Pick<Ports, 'store' | 'mail' | 'config' | 'clock'>,
): Promise<void> {
  const isLimited =
    notice.attempts === 1 && !(await isWithinRate(ports, publicLimits.notificationOfRecruiter, mail.to));
  if (!isLimited) await ports.mail.send({ ...mail, messageId: messageIdOf(notice, mail.to, ports) });
  await ports.store.outbox.markSentTo(notice, mail.to);
}

/** The id of a notice's mail to an email. */
export function messageIdOf({ id }: Pick<Notice, 'id'>, email: string, { config }: Pick<Ports, 'config'>): string {
  const recipient = Buffer.from(email).toString('base64url').replaceAll('=', '');
  return `${id}.${recipient}@${new URL(config.publicBaseUrl).hostname}`;
}
