import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Button, SegmentedControl } from '@mantine/core';
import { IconLock, IconLockOpen, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization, useSignedIn } from '../../../session/session-context';
import { useJobStatus } from '../status/use-job-status';
import { useJobs } from './use-jobs';
import { jobColumns } from './job-columns';

const jobId = (job: Job) => job.id;
const initialSort = { field: 'createdAt', direction: 'desc' } as const;

/**
 * The organization's jobs: open ones first, everybody's or one's own (001 §2.5). What is shown stands in the address,
 * so that it can be shared.
 */
export function JobsTable({ nameOf }: { nameOf: (uid: string) => string }) {
  const { user } = useSignedIn();
  const organization = useOrganization();
  const columns = useMemo(() => jobColumns(nameOf), [nameOf]);
  const state = useTableState({ tableId: 'jobs', columns, initialSort });
  const isMine = state.filter('jobs') === 'mine';
  const showsClosed = state.filter('status') === 'closed';
  const table = useJobs({
    organizationId: organization.id,
    status: showsClosed ? jobStatus.closed : jobStatus.open,
    createdBy: isMine ? user.id : null,
    state,
  });
  const rowActions = useStatusActions();
  const addButton = (
    <Button component={Link} to={paths.addJob.href()} leftSection={<IconPlus size={16} aria-hidden />}>
      Add job
    </Button>
  );

  return (
    <DataTable
      title="Jobs"
      titleOrder={1}
      table={table}
      columns={columns}
      rowId={jobId}
      rowActions={rowActions}
      empty={
        <Empty action={showsClosed ? undefined : addButton}>
          {showsClosed ? jobTexts.noClosedJobs : jobTexts.noJobs}
        </Empty>
      }
      toolbar={
        <>
          <SegmentedControl
            size="xs"
            aria-label="Whose jobs"
            value={isMine ? 'mine' : 'all'}
            onChange={(value) => {
              state.onFilter('jobs', value === 'mine' ? 'mine' : null);
            }}
            data={[
              { value: 'all', label: jobTexts.allJobs },
              { value: 'mine', label: jobTexts.myJobs },
            ]}
          />
          <Button
            variant="default"
            onClick={() => {
              state.onFilter('status', showsClosed ? null : 'closed');
            }}
          >
            {showsClosed ? jobTexts.viewOpenJobs : jobTexts.viewClosedJobs}
          </Button>
        </>
      }
      add={addButton}
      note={isMine ? jobTexts.displayingMine : jobTexts.displayingAll}
    />
  );
}

/** Closing and opening a job from its row; it leaves the list with that, so it can be undone. */
function useStatusActions(): (job: Job) => RowAction[] {
  const toggle = useJobStatus();
  return useCallback(
    (job) => {
      const isOpen = job.status === jobStatus.open;
      return [
        {
          label: isOpen ? jobTexts.closeJob : jobTexts.openJob,
          icon: isOpen ? <IconLock size={16} aria-hidden /> : <IconLockOpen size={16} aria-hidden />,
          onSelect: () => toggle(job),
        },
      ];
    },
    [toggle],
  );
}
