import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { requireSameIds } from './find-by-link';
import { publicLimits } from './limits';
import { notifyRecruiters } from './notify-recruiters';
import { openResume } from './open-resume';
import { viewerActivity } from './viewer-activity';

/**
 * Records a viewer's vote. The first one counts; repeated votes and votes of staff change nothing. Mails the recruiters.
 * @throws PortalError `notFound`, `invalidRequest` when the ids do not match, `permissionDenied` for a resume
 *   that is not open to the viewer, `tooManyRequests`.
 */
export async function sendFeedbackVote(
  input: RequestOf<typeof publicApi.sendFeedbackVote>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicApi.sendFeedbackVote>> {
  const { vote, viewer } = input;
  const subject = await openResume(context, input);
  const key = { ...subject.candidate.public, candidateId: subject.candidate.id };
  requireSameIds(input, key);
  if (context.actor) return { counted: false };
  await limitClient(context, publicLimits.vote, key.candidateId);
  const counted = await context.store.publicActivity.castVote(
    key,
    { vote, viewer, votedAt: context.clock.now() },
    { ...viewerActivity('feedbackVote', viewer, { vote }), candidateName: subject.candidate.fullName },
  );
  if (counted) {
    const { voteMail } = await import('../mail/vote-mail');
    await notifyRecruiters(context, subject, (page) => voteMail({ ...page, vote, viewer }));
  }
  return { counted };
}
