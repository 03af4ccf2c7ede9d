import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { mailTexts } from '@portal/domain/texts/mail';
import { layOutMail, type MailContent, type MailParts } from './mail-layout';

/** Data of all mails to recruiters about a candidate. */
export interface RecruiterMail {
  theme: PublicTheme;
  candidateName: string;
  jobTitle: string;
  /** URL of the candidate in the application. */
  candidateUrl: string;
}

/** A mail to a recruiter: what happened, the facts, and a link to the candidate. */
export async function recruiterMail(
  page: RecruiterMail,
  parts: Pick<MailParts, 'subject' | 'heading' | 'paragraphs' | 'facts'>,
): Promise<MailContent> {
  return await layOutMail(page.theme, {
    ...parts,
    facts: [...(page.jobTitle ? [[mailTexts.job, page.jobTitle] as const] : []), ...(parts.facts ?? [])],
    action: { label: mailTexts.openCandidate, url: page.candidateUrl },
    reason: mailTexts.recruiterReason,
  });
}
