import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { noticeMailTexts as texts } from '@portal/domain/texts/notice';
import { layOutMail, type MailContent } from './mail-layout';

/** Tells a person where the agency has their data from. @param mail.url of the person's page; empty without one. */
export async function noticeMail(mail: { theme: PublicTheme; text: string; url: string }): Promise<MailContent> {
  const { theme, text, url } = mail;
  const agency = theme.organizationName;
  const subject = texts.subject(agency);
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    action: url ? { label: texts.open, url } : null,
    reason: texts.reason(agency),
  });
}
