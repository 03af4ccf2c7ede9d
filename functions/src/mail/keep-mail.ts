import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { keepPageTexts as texts } from '@portal/domain/texts/retention';
import { layOutMail, type MailContent } from './mail-layout';

/** Asks a candidate whether the agency may keep their data. `since` and `until` are days in words. */
export async function keepMail(mail: {
  theme: PublicTheme;
  name: string;
  since: string;
  until: string;
  url: string;
}): Promise<MailContent> {
  const { theme, name, since, until, url } = mail;
  const agency = theme.organizationName;
  const subject = texts.subject(agency);
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: [texts.greeting(name), texts.since(agency, since), texts.before, texts.unlessAnswered(until)],
    action: { label: texts.open, url },
    reason: texts.reason(agency),
  });
}
