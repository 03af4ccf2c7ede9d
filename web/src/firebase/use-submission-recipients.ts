import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { collections } from '@portal/domain/paths/firestore-paths';
import { candidateRecipientSchema } from '@portal/domain/submissions/recipient';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useData } from './data-provider';
import { useLiveQuery } from './use-live';

const maxRecipients = 100;

/** To whom a candidate was submitted, the newest first, with revoked links. */
export function useSubmissionRecipients({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.candidateRecipients(organizationId, jobId, candidateId);
  return useLiveQuery(
    `${path}|${maxRecipients}`,
    query(collection(firestore, path), orderBy('sentAt', 'desc'), limit(maxRecipients)),
    candidateRecipientSchema,
  );
}
