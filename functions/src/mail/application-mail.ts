import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { applicationTexts as texts } from '@portal/domain/texts/application';
import { layOutMail, type MailContent } from './mail-layout';

/** Gives an applicant the link to follow the application. */
export async function applicationMail(mail: {
  theme: PublicTheme;
  jobTitle: string;
  url: string;
}): Promise<MailContent> {
  const { theme, jobTitle, url } = mail;
  const agency = theme.organizationName;
  const subject = texts.subject(jobTitle);
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: [texts.greeting, texts.thanks(agency, jobTitle), texts.about, texts.keepLink],
    action: { label: texts.open, url },
    reason: texts.reason(agency),
  });
}
