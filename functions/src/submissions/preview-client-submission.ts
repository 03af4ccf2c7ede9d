import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { publicLinks } from '@portal/domain/links/public-links';
import { siteUrl } from '../links/agency-host';
import type { StaffContext } from '../runtime/route';
import { loadSubmission, requireUntold } from './load-submission';
import { writeSubmissionMail } from './write-submission-mail';

type Call = typeof submissionsApi.previewClientSubmission;

/**
 * The mail of a submission as its first recipient gets it. Nothing is sent, and no links are made: that of the preview
 * is the candidate's own, and for several one that opens nothing.
 * @throws PortalError as `loadSubmission`; `invalidRequest` without a recipient.
 */
export async function previewClientSubmission(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const [recipient] = input.recipients;
  if (!recipient) throw new PortalError('invalidRequest');
  const submission = await loadSubmission(context, input);
  requireUntold(submission, input);
  const { candidates, organization, brand } = submission;
  const site = siteUrl(context.config, organization, brand);
  const urls =
    candidates.length > 1
      ? { shortlist: site + publicLinks.shortlist('preview'), candidates: [] }
      : { shortlist: '', candidates: candidates.map(({ public: page }) => site + page.resumeLink) };
  const { subject, html } = await writeSubmissionMail(context, submission, { ...input, recipient, urls });
  const { displayName, email } = context.actor;
  return { subject, html, from: `${displayName} <${email}>`, to: addressOf(recipient) };
}

function addressOf({ name, email }: { name: string; email: string }): string {
  return name ? `${name} <${email}>` : email;
}
