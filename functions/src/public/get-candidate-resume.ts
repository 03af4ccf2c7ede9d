import type { publicApi, ResumePage } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { serverTexts } from '@portal/domain/texts/server';
import { MessageAnswer, type PublicContext } from '../runtime/route';
import { findResume, requireSameIds } from './find-by-link';
import { stateOf } from './open-resume';
import { projectResumePage } from './project-resume-page';

/**
 * The resume page. For an expired link or a missing access code it has no content.
 * @throws PortalError `notFound` for a dead link; `invalidRequest` when the ids do not match; `permissionDenied` for a wrong access code; `tooManyRequests`.
 */
export async function getCandidateResume(
  input: RequestOf<typeof publicApi.getCandidateResume>,
  context: PublicContext,
): Promise<MessageAnswer<ResumePage>> {
  const subject = await findResume(context, input);
  const key = subject.candidate.public;
  requireSameIds(input, key);
  const state = await stateOf(context, subject, input.accessCode);
  const parsing =
    state === 'active' ? await context.store.candidates.parsing({ ...key, candidateId: subject.candidate.id }) : null;
  const page = projectResumePage(subject, { state, parsing, isStaff: context.actor !== null });
  return new MessageAnswer(page, serverTexts.resumeRetrieved);
}
