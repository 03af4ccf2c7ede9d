import { jobSchema, type JobStatus } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, where } from 'firebase/firestore';
import type { Sort } from '../../../components/grid/column';
import { useData } from '../../../firebase/data-provider';
import { usePagedQuery } from '../../../firebase/use-paged-query';

interface Options {
  organizationId: string;
  status: JobStatus;
  /** Only the jobs that this person created; everybody's when left out. */
  createdBy?: string;
  sort: Sort;
}

/** A live page of the organization's jobs. */
export function useJobs({ organizationId, status, createdBy, sort }: Options) {
  const { firestore } = useData();
  const path = collections.jobs(organizationId);
  return usePagedQuery({
    id: `${path}|${status}|${createdBy ?? ''}`,
    collection: collection(firestore, path),
    filters: [where('status', '==', status), ...(createdBy ? [where('createdBy', '==', createdBy)] : [])],
    sort,
    schema: jobSchema,
  });
}
