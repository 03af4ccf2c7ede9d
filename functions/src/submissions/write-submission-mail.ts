import type { SubmissionRecipient } from '@portal/domain/submissions/recipient';
import { fillBody, fillSubject } from '@portal/domain/submissions/submission-text';
import { submissionTexts } from '@portal/domain/texts/submissions';
import type { MailContent } from '../mail/mail-layout';
import { projectMailTheme } from '../projections/project-theme';
import { toSafeHtml } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import { valuesFor, type Submission } from './load-submission';

/**
 * The mail of a submission as one recipient gets it.
 * @param options.urls of the candidates' pages, in their order.
 */
export async function writeSubmissionMail(
  { config, actor }: Pick<StaffContext, 'config' | 'actor'>,
  submission: Submission,
  options: { recipient: SubmissionRecipient; subject: string; body: string; urls: readonly string[] },
): Promise<MailContent> {
  const { organization, brand } = submission;
  const { recipient, subject, body, urls } = options;
  const values = valuesFor(submission, recipient, actor.displayName);
  const theme = projectMailTheme(organization, brand, config.publicBaseUrl);
  const shown = submission.shown.map((candidate, index) => ({ ...candidate, url: urls[index] ?? '' }));
  const { submissionMail } = await import('../mail/submission-mail');
  return await submissionMail(theme, {
    subject: fillSubject(subject, values),
    bodyHtml: toSafeHtml(fillBody(body, values, shown)),
    candidates: shown,
    reason: submissionTexts.reason(theme.organizationName),
  });
}
