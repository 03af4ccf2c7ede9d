import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { submissionTexts } from '@portal/domain/texts/submissions';
import type { StaffContext } from '../runtime/route';
import { defaultSubject, loadSubmission } from './load-submission';

type Call = typeof submissionsApi.clientSubmissionDraft;

/** Subject and body of a submission before they are edited. @throws PortalError as `loadSubmission`. */
export async function clientSubmissionDraft(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  return { subject: defaultSubject(await loadSubmission(context, input)), body: submissionTexts.body };
}
