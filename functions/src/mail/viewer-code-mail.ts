import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { verifiedMailTexts as texts } from '@portal/domain/texts/verified-viewers';
import { layOutMail, type MailContent } from './mail-layout';

/** Brings the code that opens a recipient's link. It names no candidate. */
export async function viewerCodeMail(theme: PublicTheme, code: string): Promise<MailContent> {
  const agency = theme.organizationName;
  const subject = texts.subject(code, agency);
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: [texts.text(code), texts.validity, texts.ignore],
    reason: texts.reason(agency),
  });
}
