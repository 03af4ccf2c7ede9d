import { maxSearchResults } from '@portal/domain/search/tokens';
import type { Tearsheet, TearsheetCandidateRow, TearsheetJobRow } from '@portal/domain/tearsheets/tearsheet';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { formatDay } from '../../../components/ui/format';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useTearsheetCandidates, useTearsheetJobs } from '../data/use-tearsheet';
import { ModeSwitch } from './mode-switch';
import { tearsheetCandidateColumns } from './tearsheet-candidate-columns';
import { tearsheetJobColumns } from './tearsheet-job-columns';

interface Props {
  organizationId: string;
  tearsheet: Tearsheet;
}

/** What a tearsheet is called, how much it holds, and its list: of jobs in job-marketing mode, else of candidates. */
export function TearsheetDetails({
  isJobMarket,
  onJobMarket,
  ...props
}: Props & { isJobMarket: boolean; onJobMarket: (isJobMarket: boolean) => void }) {
  return (
    <Stack gap="md">
      <TearsheetHeader tearsheet={props.tearsheet}>
        <ModeSwitch isJobMarket={isJobMarket} onChange={onJobMarket} />
      </TearsheetHeader>
      {isJobMarket ? <JobList {...props} /> : <CandidateList {...props} />}
    </Stack>
  );
}

function TearsheetHeader({ tearsheet, children }: { tearsheet: Tearsheet; children: ReactNode }) {
  const day = formatDay(tearsheet.dateLastModified);
  const facts = [
    day && marketingTexts.lastModified(day),
    marketingTexts.count(tearsheet.numCandidates, 'candidate', 'candidates'),
    marketingTexts.count(tearsheet.numJobs, 'job', 'jobs'),
    marketingTexts.count(tearsheet.numContacts, 'contact', 'contacts'),
    marketingTexts.count(tearsheet.numLeads, 'lead', 'leads'),
  ];
  return (
    <Paper p="md">
      <Group justify="space-between" align="flex-start">
        <div style={{ minWidth: 0, flex: '1 1 320px' }}>
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {tearsheet.name}
          </Title>
          <Text size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        {children}
      </Group>
    </Paper>
  );
}

const candidateId = ({ id }: TearsheetCandidateRow) => id;
const candidateColumns = tearsheetCandidateColumns({ hrefOf: ({ id }) => paths.skillsCandidate.href(id) });
const firstCandidates = { field: 'isFavorite', direction: 'desc' } as const;

function CandidateList({ organizationId, tearsheet }: Props) {
  const navigate = useNavigate();
  const state = useTableState({
    tableId: 'tearsheetCandidates',
    columns: candidateColumns,
    initialSort: firstCandidates,
  });
  const table = useLocalTable(state, useTearsheetCandidates(organizationId, tearsheet), candidateColumns);
  return (
    <DataTable
      title={marketingTexts.candidatesTitle}
      table={table}
      note={noteOf(tearsheet.candidates.data)}
      columns={candidateColumns}
      rowId={candidateId}
      onOpen={({ id }) => void navigate(paths.skillsCandidate.href(id))}
      empty={<Empty>{marketingTexts.noCandidates}</Empty>}
    />
  );
}

const jobId = ({ id }: TearsheetJobRow) => id;
const jobColumns = tearsheetJobColumns(({ id }) => paths.job.href(id));
const firstJobs = { field: 'title', direction: 'asc' } as const;

function JobList({ organizationId, tearsheet }: Props) {
  const navigate = useNavigate();
  const state = useTableState({ tableId: 'tearsheetJobs', columns: jobColumns, initialSort: firstJobs });
  const table = useLocalTable(state, useTearsheetJobs(organizationId, tearsheet), jobColumns);
  return (
    <DataTable
      title={marketingTexts.jobsTitle}
      table={table}
      note={noteOf(tearsheet.jobs.data)}
      columns={jobColumns}
      rowId={jobId}
      onOpen={({ id }) => void navigate(paths.job.href(id))}
      empty={<Empty>{marketingTexts.noJobs}</Empty>}
    />
  );
}

/** Says so where a list is longer than what is shown of it. */
function noteOf(entries: readonly unknown[]): string {
  return entries.length > maxSearchResults ? marketingTexts.firstOnly(maxSearchResults) : '';
}
