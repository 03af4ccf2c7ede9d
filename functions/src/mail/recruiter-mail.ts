import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { mailTexts } from '@portal/domain/texts/mail';
import { layOutMail, type MailContent, type MailParts } from './mail-layout';

/** What every mail to a recruiter about a candidate is made from. */
export interface RecruiterMail {
  theme: PublicTheme;
  candidateName: string;
  jobTitle: string;
  /** Where the candidate stands in the application. */
  candidateUrl: string;
}

/** A mail to a recruiter: what happened, the facts, and the way to the candidate. */
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
