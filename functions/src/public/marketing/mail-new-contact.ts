import { PortalError } from '@portal/domain/errors/portal-error';
import { mailTexts } from '@portal/domain/texts/mail';
import { viewerMailTexts } from '@portal/domain/texts/viewer-mail';
import type { Contact } from '@portal/domain/contacts/contact';
import { isWithinRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { notifiedEmails } from './notified-emails';
import type { OpenPage } from './open-page';
import { marketingMailTheme } from './page-brand';

/** Mails the sender of a link that its gate has a new contact. A failure is logged only: the contact is stored anyway. */
export async function mailNewContact(
  context: Pick<PublicContext, 'store' | 'mail' | 'config' | 'clock' | 'log'>,
  page: OpenPage,
  { name, companyName, email }: Contact,
): Promise<void> {
  try {
    const emails = await notifiedEmails(context, page, null);
    if (emails.length === 0 || !(await isWithinRate(context, publicLimits.notification, page.targetId))) return;
    const { layOutMail } = await import('../../mail/mail-layout');
    const mail = await layOutMail(marketingMailTheme(page.organization, null, context.config.publicBaseUrl), {
      subject: viewerMailTexts.newContact,
      heading: viewerMailTexts.newContact,
      paragraphs: [],
      facts: [
        [viewerMailTexts.contactName, name],
        [viewerMailTexts.company, companyName],
        [mailTexts.email, email],
      ],
      reason: viewerMailTexts.senderReason,
    });
    for (const to of emails) {
      if (await isWithinRate(context, publicLimits.notificationOfRecruiter, to))
        await context.mail.send({ ...mail, to });
    }
  } catch (error) {
    context.log.error('notification of a new contact failed', {}, PortalError.from(error));
  }
}
