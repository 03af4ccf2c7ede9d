import { PortalError } from '@portal/domain/errors/portal-error';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { maxSearchResults } from '@portal/domain/search/tokens';
import type { Tearsheet, TearsheetCandidateRow, TearsheetJobRow } from '@portal/domain/tearsheets/tearsheet';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { Button, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { formatDay } from '../../../components/ui/format';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { useTearsheetCalls } from '../data/tearsheet-calls';
import { AddEntriesDialog } from './add-entries-dialog';
import { TearsheetActions } from './tearsheet-actions';
import { useTearsheetCandidates, useTearsheetJobs } from '../data/use-tearsheet';
import { ModeSwitch } from './mode-switch';
import { PublishedCandidates } from './published-candidates';
import { tearsheetCandidateColumns } from './tearsheet-candidate-columns';
import { tearsheetJobColumns } from './tearsheet-job-columns';

interface Props {
  organizationId: string;
  tearsheet: Tearsheet;
}

type List = 'entries' | 'published' | 'contacts' | 'leads' | 'emails';

/**
 * What a tearsheet is called, how much it holds, and its lists: jobs in job-marketing mode, else candidates; contacts,
 * leads and emails.
 * @param lists the contacts, leads and emails, which are features of their own.
 */
export function TearsheetDetails({
  isJobMarket,
  onJobMarket,
  list,
  onList,
  lists,
  ...props
}: Props & {
  isJobMarket: boolean;
  onJobMarket: (isJobMarket: boolean) => void;
  list: string;
  onList: (list: string) => void;
  lists: Record<Exclude<List, 'entries' | 'published'>, ReactNode>;
}) {
  const labels: Record<List, string> = {
    entries: isJobMarket ? marketingTexts.ofJobs : marketingTexts.ofCandidates,
    published: texts.published,
    contacts: texts.contacts,
    leads: texts.leads,
    emails: texts.emails,
  };
  const names = (Object.keys(labels) as List[]).filter((name) => name !== 'published' || !isJobMarket);
  const shown = names.find((name) => name === list) ?? 'entries';
  const entries = isJobMarket ? <JobList {...props} /> : <CandidateList {...props} />;
  return (
    <Stack gap="md">
      <TearsheetHeader tearsheet={props.tearsheet}>
        <Group gap="xs">
          <ModeSwitch isJobMarket={isJobMarket} onChange={onJobMarket} />
          <TearsheetActions {...props} isJobMarket={isJobMarket} />
        </Group>
      </TearsheetHeader>
      <Tabs
        value={shown}
        onChange={(value) => {
          onList(value ?? 'entries');
        }}
      >
        <Tabs.List aria-label={texts.lists}>
          {names.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {labels[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {shown === 'entries' && entries}
      {shown === 'published' && <PublishedCandidates {...props} />}
      {shown !== 'entries' && shown !== 'published' && lists[shown]}
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
const firstCandidates = { field: 'isFavorite', direction: 'desc' } as const;

function CandidateList({ organizationId, tearsheet }: Props) {
  const navigate = useNavigate();
  const calls = useTearsheetCalls(organizationId);
  const columns = useMemo(
    () =>
      tearsheetCandidateColumns({
        hrefOf: ({ id }) => paths.skillsCandidate.href(id),
        onRefresh: async ({ id }) => {
          await runWithNotice(() => calls.refreshProfile(id), { done: texts.refreshed, failed: texts.refreshFailed });
        },
        onRecommend: async ({ id }, isFavorite) => {
          try {
            await calls.recommend(tearsheet.id, 'candidates', id, isFavorite);
          } catch (error) {
            notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
          }
        },
      }),
    [calls, tearsheet.id],
  );
  const state = useTableState({ tableId: 'tearsheetCandidates', columns, initialSort: firstCandidates });
  const table = useLocalTable(state, useTearsheetCandidates(organizationId, tearsheet), columns);
  const isOwn = tearsheet.source === 'portal';
  return (
    <DataTable
      title={marketingTexts.candidatesTitle}
      table={table}
      note={noteOf(tearsheet.candidates.data)}
      columns={columns}
      rowId={candidateId}
      onOpen={({ id }) => void navigate(paths.skillsCandidate.href(id))}
      rowActions={({ id }) => [
        { label: texts.emailProfile, onSelect: () => navigate(paths.newMailing.href('profile', id)) },
        ...(isOwn ? [removal(() => calls.takeOut(tearsheet.id, 'candidates', [id]))] : []),
      ]}
      empty={<Empty>{marketingTexts.noCandidates}</Empty>}
      add={isOwn && <AddEntries {...{ organizationId, tearsheet }} kind="candidates" label={texts.addCandidates} />}
    />
  );
}

const removal = (run: () => Promise<unknown>) => ({
  label: texts.remove,
  isRemoval: true,
  onSelect: () => runWithNotice(run, { done: texts.removed }),
});

function AddEntries({
  organizationId,
  tearsheet,
  kind,
  label,
}: Props & { kind: 'candidates' | 'jobs'; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <AddEntriesDialog
          organizationId={organizationId}
          tearsheetId={tearsheet.id}
          kind={kind}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const jobId = ({ id }: TearsheetJobRow) => id;
const jobColumns = tearsheetJobColumns(({ id }) => paths.job.href(id));
const firstJobs = { field: 'title', direction: 'asc' } as const;

function JobList({ organizationId, tearsheet }: Props) {
  const navigate = useNavigate();
  const calls = useTearsheetCalls(organizationId);
  const state = useTableState({ tableId: 'tearsheetJobs', columns: jobColumns, initialSort: firstJobs });
  const table = useLocalTable(state, useTearsheetJobs(organizationId, tearsheet), jobColumns);
  const isOwn = tearsheet.source === 'portal';
  const hasJobMarketing = hasProduct(useOrganization(), 'jobMarketing');
  return (
    <DataTable
      title={marketingTexts.jobsTitle}
      table={table}
      note={noteOf(tearsheet.jobs.data)}
      columns={jobColumns}
      rowId={jobId}
      onOpen={({ id }) => void navigate(paths.job.href(id))}
      rowActions={
        hasJobMarketing || isOwn
          ? ({ id }) => [
              ...(hasJobMarketing
                ? [{ label: texts.emailJob, onSelect: () => navigate(paths.newMailing.href('jobProfile', id)) }]
                : []),
              ...(isOwn ? [removal(() => calls.takeOut(tearsheet.id, 'jobs', [id]))] : []),
            ]
          : undefined
      }
      empty={<Empty>{marketingTexts.noJobs}</Empty>}
      add={isOwn && <AddEntries {...{ organizationId, tearsheet }} kind="jobs" label={texts.addJobs} />}
    />
  );
}

/** Says so where a list is longer than what is shown of it. */
function noteOf(entries: readonly unknown[]): string {
  return entries.length > maxSearchResults ? marketingTexts.firstOnly(maxSearchResults) : '';
}
