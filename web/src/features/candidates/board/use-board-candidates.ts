import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

/** Most candidates of the board; a job with more has its table. */
export const maxOnBoard = 200;

/** The candidates of a job, best score first, live. */
export function useBoardCandidates(organizationId: string, jobId: string): Live<JobCandidate[]> {
  const { firestore } = useData();
  const path = collections.candidates(organizationId, jobId);
  return useLiveQuery(
    `${path}|board`,
    query(
      collection(firestore, path),
      where('isDeleted', '==', false),
      orderBy('sovren.weightedScore', 'desc'),
      limit(maxOnBoard),
    ),
    jobCandidateSchema,
  );
}
