import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { profileVoteNotes } from '@portal/domain/texts/marketing-notes';
import { limitClient } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { addNote } from './add-note';
import { jobSubject } from './get-job-profile';
import { profileSubject } from './get-profile';
import { mailVote } from './mail-staff';
import { openContent } from './open-page';
import { recordForMailing } from './record-for-mailing';
import { knownViewer, viewerLabel } from './recipient';

/**
 * Records a viewer's vote on a marketing profile. The first one counts; repeated votes and votes of staff change nothing.
 * It becomes a note for the ATS, and staff get a mail if the organization has enabled it for that vote.
 * @throws PortalError as `openContent`; `notFound` for a candidate that is not published.
 */
export async function sendProfileFeedbackVote(
  input: RequestOf<typeof marketingPagesApi.sendProfileFeedbackVote>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.sendProfileFeedbackVote>> {
  const { vote } = input;
  const page = await openContent(context, { kind: 'profile', id: input.candidateId }, input);
  const { candidate, brand } = await profileSubject(context, page);
  if (!candidate) throw new PortalError('notFound', { detail: 'not published' });
  if (context.actor) return { counted: false };
  const { organizationId } = page.link;
  await limitClient(context, publicLimits.vote, candidate.id);
  const subject = { organizationId, kind: 'profile', id: candidate.id } as const;
  const votedAt = context.clock.now();
  const viewer = await knownViewer(context, page, input.viewer);
  const counted = await context.store.marketingActivity.castVote(subject, { vote, viewer, votedAt });
  if (counted) {
    await recordForMailing(context, page.link, 'answered');
    const label = await viewerLabel(context, page, '');
    const id = `vote-${candidate.id}-${viewer.guid}`;
    await addNote(context, page, {
      event: 'publicFeedback',
      kind: 'profile',
      label,
      id,
      details: profileVoteNotes[vote],
    });
    const { name } = candidate.candidate;
    await mailVote(context, page, { brand, vote, viewer, name, candidateOwnerId: candidate.owner.id });
  }
  return { counted };
}

/** Records a viewer's vote on a job; see {@link sendProfileFeedbackVote}. Its note is off unless enabled. */
export async function sendJobFeedbackVote(
  input: RequestOf<typeof marketingPagesApi.sendJobFeedbackVote>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.sendJobFeedbackVote>> {
  const { vote } = input;
  const page = await openContent(context, { kind: 'job', id: input.jobId }, input);
  const { job, brand } = await jobSubject(context, page);
  if (!job) throw new PortalError('notFound', { detail: 'not published' });
  if (context.actor || job.hideFeedbackQuestions) return { counted: false };
  const { organizationId } = page.link;
  await limitClient(context, publicLimits.vote, job.id);
  const subject = { organizationId, kind: 'job', id: job.id } as const;
  const votedAt = context.clock.now();
  const viewer = await knownViewer(context, page, input.viewer);
  const counted = await context.store.marketingActivity.castVote(subject, { vote, viewer, votedAt });
  if (counted) {
    await recordForMailing(context, page.link, 'answered');
    const label = await viewerLabel(context, page, '');
    await addNote(context, page, { event: vote, kind: 'job', label, id: `vote-${job.id}-${viewer.guid}` });
    await mailVote(context, page, { brand, vote, viewer, name: job.jobTitle, candidateOwnerId: null });
  }
  return { counted };
}
