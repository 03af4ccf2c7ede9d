import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { feedbackSchema } from '@portal/domain/feedback/feedback';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

const maxFeedback = 50;

/** The newest feedback of viewers, live. */
export function useFeedback({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.candidateFeedback(organizationId, jobId, candidateId);
  return useLiveQuery(
    `${path}|${maxFeedback}`,
    query(collection(firestore, path), orderBy('createdAt', 'desc'), limit(maxFeedback)),
    feedbackSchema,
  );
}
