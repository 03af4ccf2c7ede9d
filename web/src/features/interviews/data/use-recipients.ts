import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { CandidateRecipient } from '@portal/domain/submissions/recipient';
import { useSubmissionRecipients } from '../../../firebase/use-submission-recipients';

/** To whom the candidate was submitted, each email once, without revoked links; undefined while unknown. */
export function useRecipients(candidateKey: CandidateKey): CandidateRecipient[] | undefined {
  const open = useSubmissionRecipients(candidateKey).data?.filter(({ revokedAt }) => !revokedAt);
  return open?.filter(({ email }, index) => open.findIndex((other) => other.email === email) === index);
}
