import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { publicApi } from '@portal/domain/contracts/public-api';
import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import { PortalError } from '@portal/domain/errors/portal-error';
import { viewerName } from '@portal/domain/events/public-viewer';
import { viewerAnswerSchema } from '@portal/domain/feedback/viewer-answer';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { offersMaybe } from '../projections/project-questions';
import { limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { deliveriesOf } from '../webhooks/raise-event';
import { formerAnswer } from './answers/former-answer';
import { noteClientAnswer } from './answers/note-client-answer';
import { noticeOf } from './answers/record-answer';
import { publicLimits } from './limits';
import { openResume } from './open-resume';
import { identifyViewer, viewerActivity, visitFacts } from './viewer-activity';

/**
 * Replaces a viewer's answer on a resume, as long as the job is open; that of a recipient on any device. The former answers
 * stay in the candidate's events. Repeated changes and those of staff change nothing.
 * @throws PortalError `invalidRequest` for Maybe where it is switched off and on jobs that ask nothing;
 *   `permissionDenied` on a closed job and for a resume that is not open to the viewer; `notFound`, `tooManyRequests`.
 */
export async function changeAnswer(
  { vote, changeId, viewer: given, ...input }: RequestOf<typeof publicApi.changeAnswer>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicApi.changeAnswer>> {
  const subject = await openResume(context, input);
  const { candidate, job } = subject;
  if (!mayClientDecide(job)) {
    throw new PortalError('permissionDenied', { userMessage: clientTexts.decisionClosed, detail: 'job is closed' });
  }
  if (job.hideFeedbackQuestions || (vote === 'maybe' && !offersMaybe(subject))) {
    throw new PortalError('invalidRequest', { detail: 'this answer is not offered' });
  }
  if (context.actor) return { changed: false };
  const former = await formerAnswer(context, subject, given);
  const viewer = identifyViewer(former.viewer, subject.recipient);
  const { organizationId, jobId } = candidate.public;
  const key = { organizationId, jobId, candidateId: candidate.id };
  await limitClient(context, publicLimits.vote, candidate.id);
  const visit = await visitFacts(context, key, viewer);
  const recordId = `${viewer.guid}~${changeId}`;
  const deliveries = await deliveriesOf(context, organizationId, {
    event: 'candidate.voted',
    key: `${candidate.id}~${recordId}`,
    data: { jobId, candidateId: candidate.id, vote, viewer: viewerName(viewer) },
  });
  const changed = await context.store.viewerAnswers.change(key, {
    id: changeId,
    vote: { vote, viewer, votedAt: context.clock.now() },
    tell: (previousVote) => {
      const answer = viewerAnswerSchema.cast({
        ...{ type: 'vote', page: 'resume', jobId, candidateId: candidate.id, viewer },
        ...{ approve: vote === 'positive', vote, previousVote },
      });
      return {
        activity: {
          ...viewerActivity('feedbackVote', viewer, { vote, previousVote, ...visit }),
          candidateName: candidate.fullName,
        },
        items: [noticeOf(context, organizationId, answer, recordId), ...deliveries],
      };
    },
  });
  await noteClientAnswer(context, subject, vote);
  return { changed };
}
