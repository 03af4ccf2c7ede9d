import { jobSchema, type JobStatus } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import type { TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { textAt, type SortValues } from '../../../firebase/order-documents';
import { useStoredTable } from '../../../firebase/use-stored-table';

interface Options {
  organizationId: string;
  status: JobStatus;
  /** Only the jobs that this person created; everybody's when null. */
  createdBy: string | null;
  /** The name of a user by id. */
  nameOf: (uid: string) => string;
  state: TableState;
}

/** Columns that people read are sorted as they are shown. */
const byLanguage = ['jobTitle', 'company', 'address.city', 'accountManagerId', 'recruiterId'];

const sortValues = (nameOf: Options['nameOf']): SortValues => ({
  accountManagerId: (job) => nameOf(textAt(job, 'accountManagerId')),
  recruiterId: (job) => nameOf(textAt(job, 'recruiterId') || textAt(job, 'createdBy')),
});

/** A live page of the organization's jobs. */
export function useJobs({ organizationId, status, createdBy, nameOf, state }: Options) {
  const { firestore } = useData();
  const filters = useMemo(
    () => [
      { field: 'status', value: status },
      ...(createdBy === null ? [] : [{ field: 'createdBy', value: createdBy }]),
    ],
    [status, createdBy],
  );
  const counted = useMemo(() => sortValues(nameOf), [nameOf]);
  return useStoredTable({
    state,
    collection: collection(firestore, collections.jobs(organizationId)),
    filters,
    schema: jobSchema,
    counted,
    byLanguage,
    searched: { kind: 'jobs', organizationId, jobId: '' },
  });
}
