import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import type { Ports } from '../../runtime/ports';
import type { LinkedResume } from '../find-by-link';

/** Ends the wait for the client's answer and updates the client's pages. Only who the candidate was submitted to is waited for, not viewers of the common link. */
export async function noteClientAnswer(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { candidate, recipient }: Pick<LinkedResume, 'candidate' | 'recipient'>,
  answer: ResumeAnswer,
): Promise<void> {
  if (!recipient) return;
  const { organizationId, jobId } = candidate.public;
  const key: CandidateKey = { organizationId, jobId, candidateId: candidate.id };
  await store.clientWaits.answered(key, answer, clock.now());
  await store.clientAccess.noteChange(key, recipient.email, false);
}
