import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { feedbackAnswersSchema } from '@portal/domain/feedback/feedback';
import { viewerAnswerSchema } from '@portal/domain/feedback/viewer-answer';
import { isEmail } from '@portal/domain/fields/email-address';
import { formTexts } from '@portal/domain/texts/form';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { recordAnswer } from './answers/record-answer';
import { findResume } from './find-by-link';
import { publicLimits } from './limits';
import { isExpired } from './open-resume';
import { identifyViewer, viewerActivity, visitFacts } from './viewer-activity';

/**
 * Asks the recruiter to renew an expired link. Idempotent within a session.
 * @throws PortalError `notFound`; `invalidRequest` for an open link or an invalid email;
 *   `tooManyRequests`.
 */
export async function requestAccess(
  input: RequestOf<typeof publicApi.requestAccess>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicApi.requestAccess>> {
  const subject = await findResume(context, input);
  const { candidate } = subject;
  const viewer = identifyViewer(input.viewer, subject.recipient);
  if (!isExpired(subject, context.clock.now())) {
    throw new PortalError('invalidRequest', { detail: 'the link has not expired' });
  }
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw new PortalError('invalidRequest', { userMessage: formTexts.notAnEmail(input.email) });
  await limitClient(context, publicLimits.accessRequest, candidate.id);
  const key = { ...candidate.public, candidateId: candidate.id };
  const visit = await visitFacts(context, key, viewer);
  const message = publicResumeTexts.requestMessage;
  await recordAnswer(context, {
    organizationId: key.organizationId,
    answer: viewerAnswerSchema.cast({
      ...{ type: 'accessRequest', page: 'resume', jobId: key.jobId, candidateId: candidate.id },
      ...{ words: [{ question: '', answer: message }], email, viewer },
    }),
    record: {
      id: `access-${viewer.sessionUID}`,
      data: {
        ...feedbackAnswersSchema.cast({ approve: false, email }),
        type: 'resumeAccessRequest',
        message,
        duration: 0,
        publicViewer: viewer,
      },
    },
    activity: {
      ...viewerActivity('resumeAccessRequest', { ...viewer, email }, { message, ...visit }),
      candidateName: candidate.fullName,
    },
  });
  return { requested: true };
}
