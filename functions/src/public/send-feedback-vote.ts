import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { viewerName } from '@portal/domain/events/public-viewer';
import { viewerAnswerSchema } from '@portal/domain/feedback/viewer-answer';
import { limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { deliveriesOf } from '../webhooks/raise-event';
import { changeAnswer } from './change-answer';
import { formerAnswer } from './answers/former-answer';
import { noteClientAnswer } from './answers/note-client-answer';
import { recordAnswer } from './answers/record-answer';
import { requireSameIds } from './find-by-link';
import { publicLimits } from './limits';
import { requireDecisionOpen } from './portal-account';
import { openResume } from './open-resume';
import { identifyViewer, viewerActivity, visitFacts } from './viewer-activity';

/**
 * Records a viewer's vote. The first one counts; repeated votes and votes of staff change nothing. Another vote of the
 * recipient of a link, who answered on another device or by another link, changes the answer.
 * @throws PortalError `notFound`, `invalidRequest` when the ids do not match, `permissionDenied` for a resume
 *   that is not open to the viewer, `tooManyRequests`.
 */
export async function sendFeedbackVote(
  input: RequestOf<typeof publicApi.sendFeedbackVote>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicApi.sendFeedbackVote>> {
  const { vote } = input;
  const subject = await openResume(context, input);
  requireDecisionOpen(subject);
  const { organizationId, jobId } = subject.candidate.public;
  const candidateId = subject.candidate.id;
  const key = { organizationId, jobId, candidateId };
  requireSameIds(input, key);
  if (context.actor) return { counted: false };
  const former = await formerAnswer(context, subject, input.viewer);
  if (former.answer !== '' && former.answer !== vote) {
    // The browser does not know of the recipient's answer: it was given on another device or by another link.
    const changeId = `vote~${input.viewer.sessionUID}~${vote}`;
    return { counted: (await changeAnswer({ ...input, changeId }, context)).changed };
  }
  const viewer = identifyViewer(former.viewer, subject.recipient);
  await limitClient(context, publicLimits.vote, candidateId);
  const visit = await visitFacts(context, key, viewer);
  const counted = await recordAnswer(context, {
    organizationId,
    answer: viewerAnswerSchema.cast({
      ...{ type: 'vote', page: 'resume', jobId, candidateId, viewer },
      approve: vote === 'positive',
      vote,
    }),
    record: { id: viewer.guid, data: { vote, viewer, votedAt: context.clock.now() } },
    activity: {
      ...viewerActivity('feedbackVote', viewer, { vote, ...visit }),
      candidateName: subject.candidate.fullName,
    },
    deliveries: await deliveriesOf(context, organizationId, {
      event: 'candidate.voted',
      key: `${candidateId}~${viewer.guid}`,
      data: { jobId, candidateId, vote, viewer: viewerName(viewer) },
    }),
  });
  if (counted) await noteClientAnswer(context, subject, vote);
  return { counted };
}
