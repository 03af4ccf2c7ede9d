import { mailTexts } from '@portal/domain/texts/mail';
import type { MailContent } from './mail-layout';
import { recruiterMail, type RecruiterMail } from './recruiter-mail';

/** Notifies a recruiter that someone wants to see an expired resume; replies go to that person. */
export async function accessRequestMail(
  page: RecruiterMail & { email: string; message: string },
): Promise<MailContent & { replyTo: string }> {
  const { email, message, candidateName } = page;
  const mail = await recruiterMail(page, {
    subject: mailTexts.accessRequested(candidateName),
    heading: mailTexts.accessRequested(candidateName),
    paragraphs: [message],
    facts: [[mailTexts.email, email]],
  });
  return { ...mail, replyTo: email };
}
