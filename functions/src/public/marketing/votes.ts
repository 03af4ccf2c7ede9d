import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { limitClient } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { jobSubject } from './get-job-profile';
import { profileSubject } from './profile-subject';
import { openContent } from './open-page';
import { recordPageAnswer } from './record-page-answer';

/**
 * Records a viewer's vote on a marketing profile. The first one counts; repeated votes and votes of staff change nothing.
 * @throws PortalError as `openContent`; `notFound` for a candidate that is not published.
 */
export async function sendProfileFeedbackVote(
  input: RequestOf<typeof marketingPagesApi.sendProfileFeedbackVote>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.sendProfileFeedbackVote>> {
  const { vote } = input;
  const page = await openContent(context, { kind: 'profile', id: input.candidateId }, input);
  const { candidate } = await profileSubject(context, page);
  if (!candidate) throw new PortalError('notFound', { detail: 'not published' });
  if (context.actor) return { counted: false };
  await limitClient(context, publicLimits.vote, candidate.id);
  const votedAt = context.clock.now();
  const counted = await recordPageAnswer(context, page, input.viewer, {
    answer: { type: 'vote', page: 'profile', candidateId: candidate.id, approve: vote === 'smVotePositive' },
    name: candidate.candidate.name,
    record: (viewer) => ({ id: viewer.guid, data: { vote, viewer, votedAt } }),
  });
  return { counted };
}

/** Records a viewer's vote on a job; see {@link sendProfileFeedbackVote}. */
export async function sendJobFeedbackVote(
  input: RequestOf<typeof marketingPagesApi.sendJobFeedbackVote>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.sendJobFeedbackVote>> {
  const { vote } = input;
  const page = await openContent(context, { kind: 'job', id: input.jobId }, input);
  const { job } = await jobSubject(context, page);
  if (!job) throw new PortalError('notFound', { detail: 'not published' });
  if (context.actor || job.hideFeedbackQuestions) return { counted: false };
  await limitClient(context, publicLimits.vote, job.id);
  const votedAt = context.clock.now();
  const counted = await recordPageAnswer(context, page, input.viewer, {
    answer: { type: 'vote', page: 'job', jobId: job.id, approve: vote === 'jmInterested' },
    name: job.jobTitle,
    record: (viewer) => ({ id: viewer.guid, data: { vote, viewer, votedAt } }),
  });
  return { counted };
}
