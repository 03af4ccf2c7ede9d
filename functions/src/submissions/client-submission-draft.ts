import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { escapeHtml } from '@portal/domain/fields/markup';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { withoutAgreement } from '../candidates/candidate-agreement';
import { selectedEmailText } from '../profiles/selected-email-text';
import type { StaffContext } from '../runtime/route';
import { defaultSubject, loadSubmission, type Submission } from './load-submission';

type Call = typeof submissionsApi.clientSubmissionDraft;

/**
 * Subject and body of a submission before they are edited. The body has the section for emails of each candidate's profile.
 * @throws PortalError as `loadSubmission`.
 */
export async function clientSubmissionDraft(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const submission = await loadSubmission(context, input);
  const selected = await Promise.all(
    submission.candidates.map(({ id: candidateId, public: { selectedProfileId } }) =>
      selectedEmailText(
        context,
        { organizationId: input.organizationId, jobId: input.jobId, candidateId },
        selectedProfileId,
      ),
    ),
  );
  const sections = selected.map((text) => text?.html ?? '');
  return {
    subject: defaultSubject(submission),
    body: submissionTexts.body(sectionsHtml(submission, sections)),
    isSectionMissing: selected.some((text) => text?.html === null),
    withoutAgreement: await withoutAgreement(context, submission.organization, submission.candidates),
  };
}

/** The sections under each other; with several candidates each below its name. */
function sectionsHtml({ shown }: Submission, sections: readonly string[]): string {
  const named = shown.map(({ name }, index) => ({ name, html: sections[index] ?? '' }));
  return named
    .filter(({ html }) => html !== '')
    .map(({ name, html }) => (shown.length > 1 ? `<p><strong>${escapeHtml(name)}</strong></p>${html}` : html))
    .join('');
}
