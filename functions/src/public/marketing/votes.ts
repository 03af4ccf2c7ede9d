import type { SmBrand } from '@portal/domain/brands/brand';
import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import type { NoteEvent } from '@portal/domain/organizations/bullhorn-events';
import { profileVoteNotes } from '@portal/domain/texts/marketing-notes';
import type { JobVote, ProfileVote } from '@portal/domain/votes/vote';
import { limitClient } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { addNote } from './add-note';
import { jobSubject } from './get-job-profile';
import { profileSubject } from './get-profile';
import { mailVote } from './mail-staff';
import { openContent, type OpenPage } from './open-page';
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
  return await countVote(context, page, input, {
    kind: 'profile',
    id: candidate.id,
    name: candidate.candidate.name,
    brand,
    candidateOwnerId: candidate.owner.id,
    note: { event: 'publicFeedback', details: profileVoteNotes[vote] },
  });
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
  return await countVote(context, page, input, {
    kind: 'job',
    id: job.id,
    name: job.jobTitle,
    brand,
    candidateOwnerId: null,
    note: { event: vote },
  });
}

interface Voted {
  kind: 'profile' | 'job';
  id: string;
  name: string;
  brand: SmBrand | null;
  /** Null for a job. */
  candidateOwnerId: string | null;
  note: { event: NoteEvent; details?: string };
}

/** Counts a vote unless the viewer has voted; tells the mailing, the ATS and staff of one that counts. */
async function countVote(
  context: PublicContext,
  page: OpenPage,
  { vote, viewer: sent }: { vote: ProfileVote | JobVote; viewer: PublicViewer },
  { kind, id, name, brand, candidateOwnerId, note }: Voted,
): Promise<{ counted: boolean }> {
  await limitClient(context, publicLimits.vote, id);
  const votedAt = context.clock.now();
  const viewer = await knownViewer(context, page, sent);
  const subject = { organizationId: page.link.organizationId, kind, id };
  const counted = await context.store.marketingActivity.castVote(subject, { vote, viewer, votedAt });
  if (counted) {
    await recordForMailing(context, page.link, 'answered');
    const label = await viewerLabel(context, page, '');
    await addNote(context, page, { ...note, kind, label, id: `vote-${id}-${viewer.guid}` });
    await mailVote(context, page, { brand, vote, viewer, name, candidateOwnerId });
  }
  return { counted };
}
