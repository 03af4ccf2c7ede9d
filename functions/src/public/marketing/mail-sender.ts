import type { SmBrand } from '@portal/domain/brands/brand';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { PortalError } from '@portal/domain/errors/portal-error';
import { viewerMailTexts } from '@portal/domain/texts/viewer-mail';
import type { JobVote, ProfileVote } from '@portal/domain/votes/vote';
import { mailTexts } from '@portal/domain/texts/mail';
import { isWithinRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { marketingRecipients } from './marketing-recipients';
import type { OpenPage } from './open-page';
import { marketingTheme } from './page-brand';

type MailContext = Pick<PublicContext, 'store' | 'mail' | 'config' | 'clock' | 'log'>;

/** Mails the recipients of a page about a vote, and the configured copy, if the organization has enabled it. */
export async function mailVote(
  context: MailContext,
  page: OpenPage,
  about: {
    brand: SmBrand | null;
    vote: ProfileVote | JobVote;
    viewer: PublicViewer;
    name: string;
    candidateOwnerId?: string;
  },
): Promise<void> {
  const { enabled, ccEmail } = page.organization.integration.bullhorn.customEmails[about.vote];
  if (!enabled) return;
  const sentence = viewerMailTexts[about.vote](about.name);
  const who = about.viewer.email || about.viewer.alias || viewerMailTexts.unknownViewer;
  const { candidateOwnerId = '' } = about;
  await mailSender(context, page, about.brand, {
    sentence,
    facts: [[mailTexts.viewer, who]],
    cc: ccEmail,
    candidateOwnerId,
  });
}

/**
 * Mails those who are notified about a page, each in a mail of their own. A failure is logged only, because the viewer's
 * action counts anyway.
 */
export async function mailSender(
  context: MailContext,
  page: OpenPage,
  brand: SmBrand | null,
  content: {
    sentence: string;
    facts: readonly (readonly [string, string])[];
    cc?: string;
    candidateOwnerId?: string;
  },
): Promise<void> {
  try {
    const { organization, targetId } = page;
    const recipients = await marketingRecipients(context, page, content.candidateOwnerId ?? '');
    if (recipients.length === 0 || !(await isWithinRate(context, publicLimits.notification, targetId))) return;
    const { layOutMail } = await import('../../mail/mail-layout');
    const theme = marketingTheme(organization, brand);
    const logo = theme.logo?.url.startsWith('/')
      ? { ...theme.logo, url: context.config.publicBaseUrl + theme.logo.url }
      : theme.logo;
    const mail = await layOutMail(
      { ...theme, logo },
      {
        subject: content.sentence,
        heading: content.sentence,
        paragraphs: [],
        facts: [...content.facts],
        reason: viewerMailTexts.senderReason,
      },
    );
    for (const [index, to] of recipients.entries()) {
      if (!(await isWithinRate(context, publicLimits.notificationOfRecruiter, to))) continue;
      await context.mail.send({ ...mail, to, ...(content.cc && index === 0 ? { cc: content.cc } : {}) });
    }
  } catch (error) {
    context.log.error('notification of the sender failed', {}, PortalError.from(error));
  }
}
