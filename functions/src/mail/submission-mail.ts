import type { PublicTheme } from '@portal/domain/contracts/public-api';
import type { SubmissionLinks } from '@portal/domain/submissions/submission-text';
import { shortlistTexts } from '@portal/domain/texts/shortlist';
import { toPlainText } from '../projections/rich-text';
import { layOutMail, type MailContent } from './mail-layout';

/**
 * A mail that submits candidates to a client.
 * @param parts.bodyHtml sanitized.
 */
export async function submissionMail(
  theme: PublicTheme,
  parts: { subject: string; bodyHtml: string; links: SubmissionLinks; reason: string },
): Promise<MailContent> {
  const { subject, bodyHtml, links, reason } = parts;
  const mail = await layOutMail(theme, { subject, heading: subject, paragraphs: [], bodyHtml, reason });
  // Plain text shows no link targets, so they follow the text.
  const { candidates, shortlistUrl } = links;
  const targets = shortlistUrl
    ? `${shortlistTexts.open(candidates.length)}: ${shortlistUrl}`
    : candidates.map(({ name, url }) => `${name}: ${url}`).join('\n');
  return { ...mail, text: `${toPlainText(bodyHtml)}\n\n${targets}\n\n-- \n${theme.organizationName}\n${reason}` };
}
