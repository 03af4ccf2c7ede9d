import type { PublicViewer } from '@portal/domain/events/public-viewer';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import type { PublicContext } from '../../runtime/route';
import type { LinkedResume } from '../find-by-link';

/**
 * What the recipient of a link answered last about the candidate, on any device and by any link, and the viewer as whom. One
 * person has one answer, so the next one goes under the same id.
 * @returns no answer for viewers whom the link does not name, whose ids are those of their browsers.
 */
export async function formerAnswer(
  { store }: Pick<PublicContext, 'store'>,
  { candidate, recipient }: LinkedResume,
  viewer: PublicViewer,
): Promise<{ answer: ResumeAnswer | ''; viewer: PublicViewer }> {
  const { organizationId, jobId } = candidate.public;
  const key = { organizationId, jobId, candidateId: candidate.id };
  const former = recipient && (await store.clientJobs.answerOf(key, recipient.email));
  return { answer: former?.answer ?? '', viewer: { ...viewer, guid: former?.guid ?? viewer.guid } };
}
