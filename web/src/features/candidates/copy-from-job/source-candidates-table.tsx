import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { scoreState } from '@portal/domain/grading/display-score';
import type { Job } from '@portal/domain/jobs/job';
import { otherJobTexts } from '@portal/domain/texts/candidates';
import { candidateColumnTexts as headings } from '@portal/domain/texts/columns';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconChevronLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { MatchText } from '../../../components/grid/cells/match-text';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useDialogTableState } from '../../../components/grid/use-dialog-table-state';
import { ScoreBar } from '../../../components/ui/score-bar';
import { Empty } from '../../../components/ui/states';
import { selectColumn } from '../table/select-column';
import { useCandidates } from '../table/use-candidates';
import { useCopyCandidates, type CopyState } from './use-copy-candidates';

interface Props {
  organizationId: string;
  /** The job that gets the candidates. */
  jobId: string;
  from: Job;
  onBack: () => void;
  onClose: () => void;
}

const initialSort = { field: 'sovren.weightedScore', direction: 'desc' } as const;
const rowId = ({ id }: JobCandidate) => id;

/** The candidates of another job, best score first; those who are chosen, over all pages, are taken over. */
export function SourceCandidatesTable({ organizationId, jobId, from, onBack, onClose }: Props) {
  const state = useDialogTableState('otherJobCandidates', initialSort);
  const table = useCandidates({ organizationId, jobId: from.id, total: from.totalCandidates, state });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { states, isBusy, copy } = useCopyCandidates(organizationId, jobId);
  const add = async (ids: readonly string[], onDuplicate: 'ask' | 'keep') => {
    const { added, left } = await copy(
      ids.map((candidateId) => ({ jobId: from.id, candidateId })),
      onDuplicate,
    );
    setChosen((before) => before.filter((id) => left.includes(id) || !ids.includes(id)));
    if (added > 0) notifications.show({ message: otherJobTexts.added(added) });
    if (left.length === 0 && ids.length === chosen.length) onClose();
  };
  const columns = useMemo<Column<JobCandidate>[]>(() => {
    const selection = {
      has: (id: string) => chosen.includes(id),
      toggle: (id: string) => {
        setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
      },
    };
    const isJobParsed = from.sovren.sovrenParsedStatus === 'parsed';
    return [
      selectColumn(selection),
      {
        id: 'name',
        header: headings.name,
        text: candidateName,
        cell: (candidate) => (
          <Stack gap={0} style={{ minWidth: 0, lineHeight: 1.25 }}>
            <Text size="sm" truncate dir="auto" ta="left">
              <MatchText>{candidateName(candidate)}</MatchText>
            </Text>
            <Text size="xs" c="dimmed" truncate>
              <MatchText>{candidate.occupation}</MatchText>
            </Text>
          </Stack>
        ),
        sortField: 'fullName',
        minWidth: 180,
        flex: 1.4,
        card: 'title',
      },
      {
        id: 'resume',
        header: headings.resume,
        text: ({ sovren }) => String(sovren.weightedScore ?? ''),
        cell: ({ sovren }) => (
          <ScoreBar
            state={scoreState({
              isJobParsed,
              isFileParsed: sovren.sovrenParsedStatus === 'parsed',
              weightedScore: sovren.weightedScore,
            })}
          />
        ),
        sortField: 'sovren.weightedScore',
        width: 150,
      },
      {
        id: 'state',
        header: otherJobTexts.state,
        text: ({ id }) => stateText(states.get(id)),
        cell: ({ id }) => <State state={states.get(id)} isBusy={isBusy} onKeep={() => void add([id], 'keep')} />,
        minWidth: 190,
        isUnsearched: true,
      },
    ];
    // `add` changes with every render; what it does depends only on these.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, states, isBusy, from]);
  return (
    <Stack gap="sm">
      <DataTable
        title={from.jobTitle}
        table={table}
        columns={columns}
        rowId={rowId}
        rowName={candidateName}
        empty={<Empty>{otherJobTexts.noCandidates}</Empty>}
      />
      <Group justify="space-between">
        <Button variant="subtle" leftSection={<IconChevronLeft size={16} aria-hidden />} onClick={onBack}>
          {otherJobTexts.back}
        </Button>
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void add(chosen, 'ask')}>
          {otherJobTexts.add(chosen.length)}
        </Button>
      </Group>
    </Stack>
  );
}

function stateText(state: CopyState | undefined): string {
  if (!state) return '';
  return state.kind === 'duplicate' ? otherJobTexts.alreadyThere : state.message;
}

function State(props: { state: CopyState | undefined; isBusy: boolean; onKeep: () => void }) {
  const { state, isBusy, onKeep } = props;
  if (!state) return null;
  if (state.kind === 'failed') {
    return (
      <Text size="xs" c="var(--score-red)" lineClamp={2}>
        {state.message}
      </Text>
    );
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="xs" c="dimmed">
        {otherJobTexts.alreadyThere}
      </Text>
      <Button size="compact-xs" variant="default" disabled={isBusy} onClick={onKeep}>
        {otherJobTexts.addAnyway}
      </Button>
    </Group>
  );
}
