import { jobStatus } from '@portal/domain/jobs/job';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import { useSort } from '../../../components/grid/use-sort';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization, useSignedIn } from '../../../session/session-context';
import { useJobs } from '../data/use-jobs';
import { jobColumns } from './job-columns';

const jobId = (job: { id: string }) => job.id;

/**
 * The organization's jobs: open ones first, everybody's or one's own (001 §2.5). What is shown stands in the address,
 * so that it can be shared.
 */
export function JobsTable({ nameOf }: { nameOf: (uid: string) => string }) {
  const { user } = useSignedIn();
  const organization = useOrganization();
  const [search, setSearch] = useSearchParams();
  const { sort, onSort } = useSort({ field: 'createdAt', direction: 'desc' });
  const isMine = search.get('jobs') === 'mine';
  const showsClosed = search.get('status') === 'closed';

  const { rows, paging } = useJobs({
    organizationId: organization.id,
    status: showsClosed ? jobStatus.closed : jobStatus.open,
    ...(isMine ? { createdBy: user.id } : {}),
    sort,
  });
  const columns = useMemo(() => jobColumns(nameOf), [nameOf]);
  const change = (name: string, value: string | null) => {
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  };
  const addButton = (
    <Button component={Link} to={paths.addJob.href()} leftSection={<IconPlus size={16} aria-hidden />}>
      Add job
    </Button>
  );

  return (
    <DataTable
      tableId="jobs"
      title="Jobs"
      titleOrder={1}
      columns={columns}
      rows={rows}
      rowId={jobId}
      sort={sort}
      onSort={onSort}
      paging={paging}
      empty={
        <Empty action={showsClosed ? undefined : addButton}>{showsClosed ? 'No closed jobs.' : jobTexts.noJobs}</Empty>
      }
      toolbar={
        <>
          <Text size="xs" c="dimmed" visibleFrom="md">
            {isMine ? jobTexts.displayingMine : jobTexts.displayingAll}
          </Text>
          <SegmentedControl
            size="xs"
            aria-label="Whose jobs"
            value={isMine ? 'mine' : 'all'}
            onChange={(value) => {
              change('jobs', value === 'mine' ? 'mine' : null);
            }}
            data={[
              { value: 'all', label: jobTexts.allJobs },
              { value: 'mine', label: jobTexts.myJobs },
            ]}
          />
          <Button
            variant="default"
            onClick={() => {
              change('status', showsClosed ? null : 'closed');
            }}
          >
            {showsClosed ? jobTexts.viewOpenJobs : jobTexts.viewClosedJobs}
          </Button>
          {addButton}
        </>
      }
    />
  );
}
