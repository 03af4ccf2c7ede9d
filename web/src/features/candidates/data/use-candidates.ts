import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, where } from 'firebase/firestore';
import type { Sort } from '../../../components/grid/column';
import { useData } from '../../../firebase/data-provider';
import { usePagedQuery } from '../../../firebase/use-paged-query';

/** A live page of a job's candidates, without the removed ones (000 §4). */
export function useCandidates({ organizationId, jobId, sort }: { organizationId: string; jobId: string; sort: Sort }) {
  const { firestore } = useData();
  const path = collections.candidates(organizationId, jobId);
  return usePagedQuery({
    id: path,
    collection: collection(firestore, path),
    filters: [where('isDeleted', '==', false)],
    sort,
    schema: jobCandidateSchema,
  });
}
