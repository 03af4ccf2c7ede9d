import type { SubmissionRecipient } from '@portal/domain/submissions/recipient';
import { fillBody, fillSubject, type SubmissionLinks } from '@portal/domain/submissions/submission-text';
import { submissionTexts } from '@portal/domain/texts/submissions';
import type { MailContent } from '../mail/mail-layout';
import { projectMailTheme } from '../projections/project-theme';
import { toSafeHtml } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import { valuesFor, type Submission } from './load-submission';

/** One link to all candidates, or one to each in their order; the other is empty. */
export interface SubmissionUrls {
  shortlist: string;
  candidates: readonly string[];
}

/**
 * The mail of a submission as one recipient gets it.
 * @param options.urls where the links lead.
 */
export async function writeSubmissionMail(
  { config, actor }: Pick<StaffContext, 'config' | 'actor'>,
  submission: Submission,
  options: { recipient: SubmissionRecipient; subject: string; body: string; urls: SubmissionUrls },
): Promise<MailContent> {
  const { organization, brand } = submission;
  const { recipient, subject, body, urls } = options;
  const values = valuesFor(submission, recipient, actor.displayName);
  const theme = projectMailTheme(organization, brand, config.publicBaseUrl);
  const links: SubmissionLinks = {
    candidates: submission.shown.map((candidate, index) => ({ ...candidate, url: urls.candidates[index] ?? '' })),
    shortlistUrl: urls.shortlist,
  };
  const { submissionMail } = await import('../mail/submission-mail');
  return await submissionMail(theme, {
    subject: fillSubject(subject, values),
    bodyHtml: toSafeHtml(fillBody(body, values, links)),
    links,
    reason: submissionTexts.reason(theme.organizationName),
  });
}
