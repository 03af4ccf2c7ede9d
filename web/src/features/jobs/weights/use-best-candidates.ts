import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** Size of the preview. */
const maxPreviewed = 100;

/** The best candidates of a job, live. Who is not graded sorts last and may be among them. */
export function useBestCandidates({ organizationId, id }: Pick<Job, 'organizationId' | 'id'>) {
  const { firestore } = useData();
  const path = collections.candidates(organizationId, id);
  return useLiveQuery(
    `${path}|best|${maxPreviewed}`,
    query(
      collection(firestore, path),
      where('isDeleted', '==', false),
      orderBy('sovren.weightedScore', 'desc'),
      limit(maxPreviewed),
    ),
    jobCandidateSchema,
  );
}
