import { jobSchema, jobStatus, type Job } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { otherJobTexts } from '@portal/domain/texts/candidates';
import { jobColumnTexts as headings } from '@portal/domain/texts/columns';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Anchor } from '@mantine/core';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { MatchText } from '../../../components/grid/cells/match-text';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useDialogTableState } from '../../../components/grid/use-dialog-table-state';
import { formatDay } from '../../../components/ui/format';
import { Empty } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

interface Props {
  organizationId: string;
  /** The job that gets the candidates: it is no choice. */
  jobId: string;
  onChoose: (job: Job) => void;
}

const initialSort = { field: 'createdAt', direction: 'desc' } as const;
const rowId = (job: Job) => job.id;

/** The jobs of the organization, open and closed, of which one is chosen. */
export function SourceJobsTable({ organizationId, jobId, onChoose }: Props) {
  const { firestore } = useData();
  const state = useDialogTableState('otherJobs', initialSort);
  const table = useStoredTable({
    state,
    collection: collection(firestore, collections.jobs(organizationId)),
    schema: jobSchema,
    byLanguage: ['jobTitle', 'company'],
    searched: { kind: 'jobs', organizationId, jobId: '' },
  });
  const columns = useMemo<Column<Job>[]>(
    () => [
      {
        id: 'title',
        header: headings.jobTitle,
        text: (job) => job.jobTitle,
        cell: (job) =>
          job.id === jobId ? (
            otherJobTexts.thisJob(job.jobTitle)
          ) : (
            <Anchor
              component="button"
              ta="start"
              truncate
              maw="100%"
              onClick={() => {
                onChoose(job);
              }}
            >
              <MatchText>{job.jobTitle}</MatchText>
            </Anchor>
          ),
        sortField: 'jobTitle',
        minWidth: 200,
        flex: 1.5,
        card: 'title',
      },
      { id: 'company', header: headings.company, text: (job) => job.company, sortField: 'company' },
      {
        id: 'status',
        header: headings.status,
        text: ({ status }) => (status === jobStatus.open ? jobTexts.open : jobTexts.closed),
        width: 130,
        isUnsearched: true,
      },
      {
        id: 'createdOn',
        header: headings.createdOn,
        text: (job) => formatDay(job.createdAt),
        sortField: 'createdAt',
        width: 132,
        isUnsearched: true,
      },
      {
        id: 'totalCandidates',
        header: headings.totalCandidates,
        text: (job) => String(job.totalCandidates),
        sortField: 'totalCandidates',
        width: 155,
        isUnsearched: true,
      },
    ],
    [jobId, onChoose],
  );
  return (
    <DataTable
      title={otherJobTexts.jobs}
      table={table}
      columns={columns}
      rowId={rowId}
      empty={<Empty>{otherJobTexts.noJobs}</Empty>}
    />
  );
}
