import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { maxChangedEntries } from '@portal/domain/contracts/marketing-api';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import {
  candidateColumnTexts,
  jobColumnTexts,
  skillsCandidateColumnTexts as headings,
} from '@portal/domain/texts/columns';
import { otherJobTexts } from '@portal/domain/texts/candidates';
import { contactTexts, ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { Anchor, Button, Checkbox, Group, Modal, SegmentedControl, Stack } from '@mantine/core';
import { collection } from 'firebase/firestore';
import { useMemo, useState, type ReactNode } from 'react';
import { MatchText } from '../../../components/grid/cells/match-text';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import type { TableModel } from '../../../components/grid/table-model';
import { useDialogTableState } from '../../../components/grid/use-dialog-table-state';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { Empty } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';
import { useTearsheetCalls } from '../data/tearsheet-calls';

interface Props {
  organizationId: string;
  tearsheetId: string;
  kind: 'candidates' | 'jobs';
  onClose: () => void;
}

type Source = 'skills' | 'job';

/** Adds entries to a tearsheet: jobs, marketing candidates, or candidates of a job of the portal. */
export function AddEntriesDialog({ kind, onClose, ...props }: Props) {
  const [source, setSource] = useState<Source>('skills');
  const [job, setJob] = useState<Job | null>(null);
  const calls = useTearsheetCalls(props.organizationId);
  const add = async (run: () => Promise<{ added: number }>) => {
    let added = 0;
    const isAdded = await runWithNotice(
      async () => {
        ({ added } = await run());
      },
      { done: () => texts.added(added) },
    );
    if (isAdded) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={kind === 'jobs' ? texts.addJobs : texts.addCandidates} size={880}>
      <Stack gap="sm">
        {kind === 'candidates' && (
          <SegmentedControl
            aria-label={texts.source}
            value={source}
            onChange={(value) => {
              setSource(value);
              setJob(null);
            }}
            data={[
              { value: 'skills', label: texts.fromSkills },
              { value: 'job', label: texts.fromJob },
            ]}
          />
        )}
        {kind === 'jobs' && (
          <JobsTable {...props} choice={{ onAdd: (ids) => add(() => calls.add(props.tearsheetId, 'jobs', ids)) }} />
        )}
        {kind === 'candidates' && source === 'skills' && (
          <SkillsTable {...props} onAdd={(ids) => add(() => calls.add(props.tearsheetId, 'candidates', ids))} />
        )}
        {kind === 'candidates' && source === 'job' && job === null && (
          <JobsTable {...props} choice={{ onOpen: setJob }} />
        )}
        {kind === 'candidates' && source === 'job' && job !== null && (
          <JobCandidatesTable
            {...props}
            job={job}
            onBack={() => {
              setJob(null);
            }}
            onAdd={(ids) => add(() => calls.addOfJob(props.tearsheetId, job.id, ids))}
          />
        )}
      </Stack>
    </Modal>
  );
}

type Scope = Pick<Props, 'organizationId'>;
const byName = (field: string) => ({ field, direction: 'asc' }) as const;

function SkillsTable({ organizationId, onAdd }: Scope & { onAdd: (ids: string[]) => Promise<unknown> }) {
  const { firestore } = useData();
  const table = useStoredTable({
    state: useDialogTableState('addSkillsCandidates', byName('candidate.name')),
    collection: collection(firestore, collections.skillsCandidates(organizationId)),
    filters: [{ field: 'isDeleted', value: false }],
    schema: skillsCandidateSchema,
    byLanguage: ['candidate.name'],
    searched: { kind: 'skillsCandidates', organizationId, jobId: '' },
  });
  const columns = useMemo<Column<SkillsCandidate>[]>(
    () => [
      {
        id: 'name',
        header: headings.name,
        sortField: 'candidate.name',
        text: ({ candidate }) => candidate.name,
        cell: ({ candidate }) => <MatchText>{candidate.name}</MatchText>,
        card: 'title',
      },
      { id: 'id', header: headings.id, text: ({ id }) => id, width: 130 },
    ],
    [],
  );
  return (
    <ChosenRows
      title={texts.fromSkills}
      table={table}
      columns={columns}
      nameOf={({ candidate }) => candidate.name}
      onAdd={onAdd}
    />
  );
}

function JobCandidatesTable(
  props: Scope & { job: Job; onBack: () => void; onAdd: (ids: string[]) => Promise<unknown> },
) {
  const { organizationId, job, onBack, onAdd } = props;
  const { firestore } = useData();
  const table = useStoredTable({
    state: useDialogTableState('addJobCandidates', byName('fullName')),
    collection: collection(firestore, collections.candidates(organizationId, job.id)),
    filters: [{ field: 'isDeleted', value: false }],
    schema: jobCandidateSchema,
    byLanguage: ['fullName'],
    searched: { kind: 'candidates', organizationId, jobId: job.id },
  });
  const columns = useMemo<Column<JobCandidate>[]>(
    () => [
      {
        id: 'name',
        header: candidateColumnTexts.name,
        sortField: 'fullName',
        text: candidateName,
        cell: (candidate) => <MatchText>{candidateName(candidate)}</MatchText>,
        card: 'title',
      },
      { id: 'occupation', header: jobColumnTexts.jobTitle, text: ({ occupation }) => occupation },
    ],
    [],
  );
  return (
    <ChosenRows
      title={job.jobTitle}
      table={table}
      columns={columns}
      nameOf={candidateName}
      onAdd={onAdd}
      back={
        <Button variant="subtle" onClick={onBack}>
          {otherJobTexts.back}
        </Button>
      }
    />
  );
}

function JobsTable({
  organizationId,
  choice,
}: Scope & { choice: { onOpen: (job: Job) => void } | { onAdd: (ids: string[]) => Promise<unknown> } }) {
  const { firestore } = useData();
  const onOpen = 'onOpen' in choice ? choice.onOpen : null;
  const table = useStoredTable({
    state: useDialogTableState('addJobs', { field: 'createdAt', direction: 'desc' }),
    collection: collection(firestore, collections.jobs(organizationId)),
    schema: jobSchema,
    byLanguage: ['jobTitle'],
    searched: { kind: 'jobs', organizationId, jobId: '' },
  });
  const columns = useMemo<Column<Job>[]>(
    () => [
      {
        id: 'title',
        header: jobColumnTexts.jobTitle,
        text: ({ jobTitle }) => jobTitle,
        cell: (job) =>
          onOpen ? (
            <Anchor
              component="button"
              ta="start"
              onClick={() => {
                onOpen(job);
              }}
            >
              <MatchText>{job.jobTitle}</MatchText>
            </Anchor>
          ) : (
            <MatchText>{job.jobTitle}</MatchText>
          ),
        card: 'title',
      },
      { id: 'company', header: jobColumnTexts.company, text: ({ company }) => company },
    ],
    [onOpen],
  );
  if ('onAdd' in choice) {
    return (
      <ChosenRows
        title={texts.addJobs}
        table={table}
        columns={columns}
        nameOf={({ jobTitle }) => jobTitle}
        onAdd={choice.onAdd}
      />
    );
  }
  return (
    <DataTable
      title={otherJobTexts.title}
      table={table}
      columns={columns}
      rowId={({ id }) => id}
      onOpen={choice.onOpen}
      empty={<Empty />}
    />
  );
}

interface ChosenProps<Row> {
  title: string;
  table: TableModel<Row>;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  onAdd: (ids: string[]) => Promise<unknown>;
  back?: ReactNode;
}

/** A table whose rows are chosen over all pages, and a button that adds them. */
function ChosenRows<Row extends { id: string }>({ title, table, columns, nameOf, onAdd, back }: ChosenProps<Row>) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const select: Column<Row> = {
    id: 'select',
    header: contactTexts.select,
    text: () => '',
    cell: (row) => (
      <Checkbox
        aria-label={`${contactTexts.select}: ${nameOf(row)}`}
        checked={chosen.includes(row.id)}
        onChange={(event) => {
          const others = chosen.filter((id) => id !== row.id);
          setChosen(event.currentTarget.checked ? [...others, row.id].slice(0, maxChangedEntries) : others);
        }}
      />
    ),
    width: 80,
    isAction: true,
    card: 'corner',
  };
  return (
    <>
      <DataTable
        title={title}
        table={table}
        columns={[select, ...columns]}
        rowId={({ id }) => id}
        rowName={nameOf}
        empty={<Empty />}
      />
      <Group justify={back ? 'space-between' : 'flex-end'}>
        {back}
        <BusyButton variant="filled" disabled={chosen.length === 0} onClick={() => onAdd([...chosen])}>
          {texts.addChosen(chosen.length)}
        </BusyButton>
      </Group>
    </>
  );
}
