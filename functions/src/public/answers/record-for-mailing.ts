import type { ViewerAnswer } from '@portal/domain/feedback/viewer-answer';
import type { Ports } from '../../runtime/ports';

/**
 * Records in the mailing that sent the link what its recipient answered. Repeated, it changes nothing.
 * @param name of the candidate or job.
 */
export async function recordForMailing(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { linkId, page, jobId, candidateId, approve, words }: ViewerAnswer,
  name: string,
): Promise<void> {
  if (linkId === '') return;
  const answer = { page, targetId: page === 'job' ? jobId : candidateId, name, approve, words };
  await store.mailings.recordByLink(linkId, 'answered', clock.now(), { answer });
}
