import { activeStatus } from '@portal/domain/access/roles';
import type { SmBrand } from '@portal/domain/brands/brand';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { viewerMailTexts } from '@portal/domain/texts/viewer-mail';
import type { JobVote, ProfileVote } from '@portal/domain/votes/vote';
import { mailTexts } from '@portal/domain/texts/mail';
import { isWithinRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import type { OpenPage } from './open-page';
import { marketingTheme } from './page-brand';

type MailContext = Pick<PublicContext, 'store' | 'mail' | 'config' | 'clock' | 'log'>;

/** Mails the sender of a link about a vote, and the configured copy, if the organization has enabled it. */
export async function mailVote(
  context: MailContext,
  page: OpenPage,
  about: { brand: SmBrand | null; vote: ProfileVote | JobVote; viewer: PublicViewer; name: string },
): Promise<void> {
  const { enabled, ccEmail } = page.organization.integration.bullhorn.customEmails[about.vote];
  if (!enabled) return;
  const sentence = viewerMailTexts[about.vote](about.name);
  const who = about.viewer.email || about.viewer.alias || viewerMailTexts.unknownViewer;
  await mailSender(context, page, about.brand, { sentence, facts: [[mailTexts.viewer, who]], cc: ccEmail });
}

/** Mails the sender of a link. A failure is logged only, because the viewer's action counts anyway. */
export async function mailSender(
  context: MailContext,
  { link, organization, targetId }: OpenPage,
  brand: SmBrand | null,
  content: { sentence: string; facts: readonly (readonly [string, string])[]; cc?: string },
): Promise<void> {
  try {
    const to = await senderEmail(context, organization.id, link.sender);
    if (to === '' || !(await isWithinRate(context, publicLimits.notification, targetId))) return;
    if (!(await isWithinRate(context, publicLimits.notificationOfRecruiter, to))) return;
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
    await context.mail.send({ ...mail, to, ...(content.cc ? { cc: content.cc } : {}) });
  } catch (error) {
    context.log.error('notification of the sender failed', {}, PortalError.from(error));
  }
}

/** The sender's email: a user of the organization with notifications on; `''` for nobody. */
async function senderEmail({ store }: MailContext, organizationId: string, sender: string): Promise<string> {
  if (!isDocumentId(sender)) return '';
  const user = await store.users.get(sender);
  const isMember = user?.organizationId === organizationId && user.activeStatus === activeStatus.active;
  return isMember && !user.disableEmailNotifications ? user.email : '';
}
