import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconLock, IconLockOpen, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty, RowsLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization, useSignedIn } from '../../../session/session-context';
import { useJobStatus } from '../status/use-job-status';
import { useJobs } from './use-jobs';
import { jobColumns } from './job-columns';
import { useHasClosedJobs } from './use-has-closed-jobs';

const jobId = (job: Job) => job.id;
const initialSort = { field: 'createdAt', direction: 'desc' } as const;

/**
 * The organization's jobs: open or closed, everybody's or the user's own. The choice is in the URL, so that it can be
 * shared.
 */
export function JobsTable({ nameOf }: { nameOf: (uid: string) => string }) {
  const navigate = useNavigate();
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
    nameOf,
    state,
  });
  const rowActions = useStatusActions();
  const addButton = (
    <Button component={Link} to={paths.addJob.href()} leftSection={<IconPlus size={16} aria-hidden />}>
      {jobTexts.add}
    </Button>
  );
  const statusButton = (
    <Button
      variant="default"
      onClick={() => {
        state.onFilter('status', showsClosed ? null : 'closed');
      }}
    >
      {showsClosed ? jobTexts.viewOpenJobs : jobTexts.viewClosedJobs}
    </Button>
  );

  return (
    <DataTable
      title={jobTexts.title}
      titleOrder={1}
      table={table}
      columns={columns}
      rowId={jobId}
      rowActions={rowActions}
      onOpen={(job) => void navigate(paths.job.href(job.id))}
      empty={
        showsClosed ? (
          <Empty>{jobTexts.noClosedJobs}</Empty>
        ) : (
          <NoOpenJobs organizationId={organization.id} createdBy={isMine ? user.id : null}>
            {{ addButton, statusButton }}
          </NoOpenJobs>
        )
      }
      toolbar={
        <>
          <SegmentedControl
            size="xs"
            aria-label={jobTexts.whoseJobs}
            value={isMine ? 'mine' : 'all'}
            onChange={(value) => {
              state.onFilter('jobs', value === 'mine' ? 'mine' : null);
            }}
            data={[
              { value: 'all', label: jobTexts.allJobs },
              { value: 'mine', label: jobTexts.myJobs },
            ]}
          />
          {statusButton}
        </>
      }
      add={addButton}
      note={isMine ? jobTexts.displayingMine : jobTexts.displayingAll}
    />
  );
}

/** Says that no job is open, and leads to the closed ones where there are any. */
function NoOpenJobs(props: {
  organizationId: string;
  createdBy: string | null;
  children: { addButton: ReactNode; statusButton: ReactNode };
}) {
  const { organizationId, createdBy, children } = props;
  const hasClosed = useHasClosedJobs(organizationId, createdBy);
  if (hasClosed === undefined) return <RowsLoading rows={2} />;
  if (!hasClosed) return <Empty action={children.addButton}>{jobTexts.noJobs}</Empty>;
  const ways = (
    <Group gap="xs" justify="center">
      {children.statusButton}
      {children.addButton}
    </Group>
  );
  return <Empty action={ways}>{createdBy === null ? jobTexts.noOpenJobs : jobTexts.noOpenJobsOfMine}</Empty>;
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
