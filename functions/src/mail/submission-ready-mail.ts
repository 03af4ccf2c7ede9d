import { mailTexts } from '@portal/domain/texts/mail';
import type { MailContent } from './mail-layout';
import { recruiterMail, type RecruiterMail } from './recruiter-mail';

/** Notifies a recruiter that an applicant's resume is in and graded. */
export async function submissionReadyMail(page: RecruiterMail): Promise<MailContent> {
  const sentence = mailTexts.submissionReady(page.candidateName);
  return await recruiterMail(page, { subject: sentence, heading: sentence, paragraphs: [], facts: [] });
}
