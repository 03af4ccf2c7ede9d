import { jobSchema, type JobStatus } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import type { TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

interface Options {
  organizationId: string;
  status: JobStatus;
  /** Only the jobs that this person created; everybody's when null. */
  createdBy: string | null;
  state: TableState;
}

/** A live page of the organization's jobs. */
export function useJobs({ organizationId, status, createdBy, state }: Options) {
  const { firestore } = useData();
  const filters = useMemo(
    () => [
      { field: 'status', value: status },
      ...(createdBy === null ? [] : [{ field: 'createdBy', value: createdBy }]),
    ],
    [status, createdBy],
  );
  return useStoredTable({
    state,
    collection: collection(firestore, collections.jobs(organizationId)),
    filters,
    schema: jobSchema,
    searched: { kind: 'jobs', organizationId, jobId: '' },
  });
}
