import type { AgreementScope } from '@portal/domain/candidates/agreement';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { agreementPageTexts as texts } from '@portal/domain/texts/agreement';
import { layOutMail, type MailContent } from './mail-layout';

/** Asks a candidate whether the agency may represent them. */
export async function agreementMail(mail: {
  theme: PublicTheme;
  name: string;
  scope: AgreementScope;
  jobTitle: string;
  url: string;
}): Promise<MailContent> {
  const { theme, name, scope, jobTitle, url } = mail;
  const agency = theme.organizationName;
  const subject = texts.subject(agency);
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: [texts.greeting(name), texts.ask[scope](agency, jobTitle), texts.before],
    action: { label: texts.open, url },
    reason: texts.reason(agency),
  });
}
