import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { otherJobTexts } from '@portal/domain/texts/candidates';
import { Button, Checkbox, Group, Modal, ScrollArea, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import { useCopyCandidates, type CopyState } from './use-copy-candidates';

/** The newest jobs, and the best candidates of one: more is no choice any more. */
const maxJobs = 200;
const maxCandidates = 200;

interface Props {
  organizationId: string;
  jobId: string;
  onClose: () => void;
}

/** Chooses candidates of another job of the organization and takes them over. */
export default function OtherJob({ organizationId, jobId, onClose }: Props) {
  const { firestore } = useData();
  const [from, setFrom] = useState<string | null>(null);
  const path = collections.jobs(organizationId);
  const jobs = useLiveQuery(
    `${path}|other-jobs`,
    query(collection(firestore, path), orderBy('createdAt', 'desc'), limit(maxJobs)),
    jobSchema,
  );
  const others = (jobs.data ?? []).filter((job) => job.id !== jobId);
  return (
    <Modal opened onClose={onClose} title={otherJobTexts.title} size="lg">
      <Stack gap="sm">
        <Select
          label={otherJobTexts.job}
          searchable
          data-autofocus
          value={from}
          onChange={setFrom}
          nothingFoundMessage="No job found"
          maxDropdownHeight={260}
          data={others.map((job) => ({
            value: job.id,
            label: [job.jobTitle, job.company].filter(Boolean).join(' · ') || job.id,
          }))}
          error={jobs.status === 'error' ? jobs.error.message : undefined}
        />
        {from === null ? (
          <Text size="sm" c="dimmed">
            {otherJobTexts.chooseJob}
          </Text>
        ) : (
          <Choice key={from} organizationId={organizationId} jobId={jobId} from={from} onClose={onClose} />
        )}
      </Stack>
    </Modal>
  );
}

function Choice({ organizationId, jobId, from, onClose }: Props & { from: string }) {
  const { firestore } = useData();
  const path = collections.candidates(organizationId, from);
  const candidates = useLiveQuery(
    `${path}|other-job`,
    query(
      collection(firestore, path),
      where('isDeleted', '==', false),
      orderBy('sovren.weightedScore', 'desc'),
      limit(maxCandidates),
    ),
    jobCandidateSchema,
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { states, isBusy, copy } = useCopyCandidates({ organizationId, jobId, from });
  if (candidates.status === 'loading') return <RowsLoading rows={5} />;
  if (candidates.status === 'error') return <LoadFailed onRetry={candidates.retry} />;
  if (candidates.data.length === 0) return <Empty>{otherJobTexts.noCandidates}</Empty>;
  const add = async (ids: readonly string[], onDuplicate: 'ask' | 'keep') => {
    const { added, left } = await copy(ids, onDuplicate);
    setChosen(left);
    if (added > 0) notifications.show({ message: otherJobTexts.added(added) });
    if (left.length === 0) onClose();
  };
  return (
    <>
      <ScrollArea.Autosize mah="45vh">
        <Stack gap={2}>
          {candidates.data.map((candidate) => (
            <CandidateChoice
              key={candidate.id}
              candidate={candidate}
              isChosen={chosen.includes(candidate.id)}
              isBusy={isBusy}
              state={states.get(candidate.id)}
              onToggle={() => {
                setChosen(
                  chosen.includes(candidate.id)
                    ? chosen.filter((id) => id !== candidate.id)
                    : [...chosen, candidate.id],
                );
              }}
              onKeep={() => void add([candidate.id], 'keep')}
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
      <Group justify="flex-end">
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void add(chosen, 'ask')}>
          {otherJobTexts.add(chosen.length)}
        </Button>
      </Group>
    </>
  );
}

function CandidateChoice(props: {
  candidate: JobCandidate;
  isChosen: boolean;
  isBusy: boolean;
  state: CopyState | undefined;
  onToggle: () => void;
  onKeep: () => void;
}) {
  const { candidate, isChosen, isBusy, state, onToggle, onKeep } = props;
  return (
    <Group justify="space-between" wrap="nowrap" py={4}>
      <Checkbox
        checked={isChosen}
        disabled={isBusy}
        onChange={onToggle}
        label={candidate.fullName || candidate.resume?.fileName || 'Candidate'}
        description={candidate.occupation || undefined}
        styles={{ body: { minWidth: 0 }, labelWrapper: { minWidth: 0, overflowWrap: 'anywhere' } }}
      />
      {state?.kind === 'failed' && (
        <Text size="xs" c="var(--score-red)">
          {state.message}
        </Text>
      )}
      {state?.kind === 'duplicate' && (
        <Group gap="xs" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {otherJobTexts.alreadyThere}
          </Text>
          <Button size="compact-xs" variant="default" disabled={isBusy} onClick={onKeep}>
            Add anyway
          </Button>
        </Group>
      )}
    </Group>
  );
}
