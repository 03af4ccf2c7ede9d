import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { viewerName } from '@portal/domain/events/public-viewer';
import { limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { raiseEvent } from '../webhooks/raise-event';
import { requireSameIds } from './find-by-link';
import { publicLimits } from './limits';
import { requireDecisionOpen } from './portal-account';
import { openResume } from './open-resume';
import { voteMailDelayMs } from './send-vote-mails';
import { identifyViewer, viewerActivity, visitFacts } from './viewer-activity';

/**
 * Records a viewer's vote. The first one counts; repeated votes and votes of staff change nothing. The mail to the
 * recruiters waits for the viewer's feedback, see `send-vote-mails.ts`.
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
  const viewer = identifyViewer(input.viewer, subject.recipient);
  const key = { ...subject.candidate.public, candidateId: subject.candidate.id };
  requireSameIds(input, key);
  if (context.actor) return { counted: false };
  await limitClient(context, publicLimits.vote, key.candidateId);
  const visit = await visitFacts(context, key, viewer);
  const counted = await context.store.publicActivity.castVote(
    key,
    { vote, viewer, votedAt: context.clock.now() },
    { ...viewerActivity('feedbackVote', viewer, { vote, ...visit }), candidateName: subject.candidate.fullName },
  );
  if (counted) {
    const { organizationId, jobId, candidateId } = key;
    const dueAt = context.clock.now() + voteMailDelayMs;
    await context.store.voteNotices.add({ organizationId, jobId, candidateId, vote, viewer, dueAt });
    await raiseEvent(context, organizationId, {
      event: 'candidate.voted',
      key: `${candidateId}~${viewer.guid}`,
      data: { jobId, candidateId, vote, viewer: viewerName(viewer) },
    });
  }
  return { counted };
}
