import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { verifiedApi } from '@portal/domain/contracts/verified-api';
import { projectMailTheme } from '../../projections/project-theme';
import { clientKey, limitRate, once } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { askedRecipient } from './asked-recipient';
import { codeOf } from './viewer-code';
import { sealAttempt } from './viewer-pass';

/**
 * Mails a code to the recipient of a link that is only for them. The answer says nothing about the recipient.
 * @throws PortalError as `askedRecipient`; `tooManyRequests` within a minute of the last mail, and after a few.
 */
export async function requestViewerCode(
  input: RequestOf<typeof verifiedApi.requestViewerCode>,
  context: PublicContext,
): Promise<AnswerOf<typeof verifiedApi.requestViewerCode>> {
  const { recipient, organization, brand } = await askedRecipient(context, input);
  await limitRate(context, publicLimits.viewerCodeRequests, clientKey(context));
  const { email } = recipient;
  const mailbox = `${organization.id}\n${email}`;
  const attempt = { organizationId: organization.id, email, id: context.random.token(16) };
  await once(context, publicLimits.viewerCodeMail, mailbox, async () => {
    await limitRate(context, publicLimits.viewerCodeMails, mailbox);
    const { viewerCodeMail } = await import('../../mail/viewer-code-mail');
    const theme = projectMailTheme(organization, brand, context.config.publicBaseUrl);
    await context.mail.send({ ...(await viewerCodeMail(theme, codeOf(context, attempt))), to: email });
  });
  return { attempt: sealAttempt(context, attempt) };
}
