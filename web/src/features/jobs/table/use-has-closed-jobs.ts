import { jobSchema, jobStatus } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** Whether the organization, or one creator in it, has closed jobs, live; undefined until that is known. */
export function useHasClosedJobs(organizationId: string, createdBy: string | null): boolean | undefined {
  const { firestore } = useData();
  const path = collections.jobs(organizationId);
  const closed = useLiveQuery(
    `${path}|closed|${createdBy ?? ''}`,
    query(
      collection(firestore, path),
      where('status', '==', jobStatus.closed),
      ...(createdBy === null ? [] : [where('createdBy', '==', createdBy)]),
      limit(1),
    ),
    jobSchema,
  );
  if (closed.status === 'loading') return undefined;
  return closed.status === 'success' && closed.data.length > 0;
}
