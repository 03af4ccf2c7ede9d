import type { SmBrand } from '@portal/domain/brands/brand';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { PortalError } from '@portal/domain/errors/portal-error';
import { viewerMailTexts } from '@portal/domain/texts/viewer-mail';
import type { JobVote, ProfileVote } from '@portal/domain/votes/vote';
import { mailTexts } from '@portal/domain/texts/mail';
import { isWithinRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { notifiedEmails } from './notified-emails';
import type { OpenPage } from './open-page';
import { marketingTheme } from './page-brand';

type MailContext = Pick<PublicContext, 'store' | 'mail' | 'config' | 'clock' | 'log'>;

/** Mails about a vote, with the configured copy, if the organization has enabled it. */
export async function mailVote(
  context: MailContext,
  page: OpenPage,
  about: {
    brand: SmBrand | null;
    vote: ProfileVote | JobVote;
    viewer: PublicViewer;
    name: string;
    /** Null for a job. */
    candidateOwnerId: string | null;
  },
): Promise<void> {
  const { enabled, ccEmail } = page.organization.integration.bullhorn.customEmails[about.vote];
  if (!enabled) return;
  const sentence = viewerMailTexts[about.vote](about.name);
  const who = about.viewer.email || about.viewer.alias || viewerMailTexts.unknownViewer;
  const facts = [[mailTexts.viewer, who]] as const;
  await mailStaff(context, page, about.brand, {
    ...{ sentence, facts, cc: ccEmail },
    candidateOwnerId: about.candidateOwnerId,
  });
}

/**
 * Mails staff what a viewer did, see `notifiedEmails`. A failure is logged only, because the viewer's action counts anyway.
 */
export async function mailStaff(
  context: MailContext,
  page: OpenPage,
  brand: SmBrand | null,
  content: {
    sentence: string;
    facts: readonly (readonly [string, string])[];
    cc?: string;
    candidateOwnerId: string | null;
  },
): Promise<void> {
  const { organization, targetId } = page;
  try {
    const emails = await notifiedEmails(context, page, content.candidateOwnerId);
    if (emails.length === 0 || !(await isWithinRate(context, publicLimits.notification, targetId))) return;
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
    for (const [index, to] of emails.entries()) {
      if (!(await isWithinRate(context, publicLimits.notificationOfRecruiter, to))) continue;
      await context.mail.send({ ...mail, to, ...(content.cc && index === 0 ? { cc: content.cc } : {}) });
    }
  } catch (error) {
    context.log.error('notification of staff failed', {}, PortalError.from(error));
  }
}
