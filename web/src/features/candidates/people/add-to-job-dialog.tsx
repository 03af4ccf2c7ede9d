import type { AgencyPerson } from '@portal/domain/candidates/agency-person';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { Job } from '@portal/domain/jobs/job';
import { addToJobTexts as texts, peopleTexts } from '@portal/domain/texts/people';
import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { paths } from '../../../config/paths';
import { useCopyCandidates, type CopySource } from '../copy-from-job/use-copy-candidates';
import { JobChoice } from './job-choice';

interface Props {
  organizationId: string;
  people: readonly AgencyPerson[];
  /** @param left the people who were not added. */
  onDone: (left: readonly AgencyPerson[]) => void;
  onClose: () => void;
}

/** Adds people to an open job; who is there already is asked about, and who could not be added is named. */
export default function AddToJobDialog({ organizationId, people, onDone, onClose }: Props) {
  const [job, setJob] = useState<Job | null>(null);
  const navigate = useNavigate();
  const openJob = (jobId: string) => () => void navigate(paths.job.href(jobId));
  const [left, setLeft] = useState(people);
  const { states, isBusy, done, copy } = useCopyCandidates(organizationId, job?.id ?? '');
  const add = async (asked: readonly AgencyPerson[], onDuplicate: 'ask' | 'keep') => {
    if (!job) return;
    const outcome = await copy(
      asked.flatMap((person) => sourceOf(person) ?? []),
      onDuplicate,
    );
    const isLeft = (person: AgencyPerson) => outcome.left.includes(sourceOf(person)?.candidateId ?? '');
    const now = left.filter((person) => !asked.includes(person) || isLeft(person));
    setLeft(now);
    onDone(now);
    if (outcome.added > 0)
      notifications.show({
        color: 'green',
        message: <Added job={job} count={outcome.added} onOpen={openJob(job.id)} />,
      });
    if (now.length === 0) onClose();
  };
  const [first] = people;
  return (
    <Modal
      opened
      onClose={onClose}
      title={people.length === 1 && first ? texts.title(candidateName(first)) : texts.titleOf(people.length)}
      closeButtonProps={{ 'aria-label': peopleTexts.close }}
    >
      <Stack gap="sm">
        <JobChoice
          organizationId={organizationId}
          isOpen
          label={texts.job}
          data-autofocus
          disabled={isBusy}
          value={job?.id ?? ''}
          onChange={setJob}
        />
        <Text size="xs" c="dimmed">
          {texts.hint}
        </Text>
        {isBusy && left.length > 1 && (
          <ProgressBar label={texts.progress(done, left.length)} part={done / left.length} />
        )}
        <Stack gap={6} role="status">
          {left.map((person) => {
            const state = states.get(sourceOf(person)?.candidateId ?? '');
            if (!state || isBusy) return null;
            return state.kind === 'failed' ? (
              <Text key={person.id} size="sm" c="var(--score-red)">
                {texts.failed(candidateName(person), state.message)}
              </Text>
            ) : (
              <Group key={person.id} gap="xs" justify="space-between">
                <Text size="sm">{texts.alreadyThere(candidateName(person))}</Text>
                <Button size="compact-sm" variant="default" onClick={() => void add([person], 'keep')}>
                  {texts.addAnyway}
                </Button>
              </Group>
            );
          })}
        </Stack>
        <Group justify="flex-end">
          <Button disabled={!job} loading={isBusy} onClick={() => void add(left, 'ask')}>
            {texts.add}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** The candidate that is copied: the newest. */
function sourceOf({ candidacies: [newest] }: AgencyPerson): CopySource | null {
  return newest ? { jobId: newest.jobId, candidateId: newest.candidateId } : null;
}

/** Notices are drawn outside of the router, so a link of theirs is a button. */
function Added({ job, count, onOpen }: { job: Job; count: number; onOpen: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{texts.done(count, job.jobTitle)}</Text>
      <Anchor size="sm" component="button" type="button" onClick={onOpen} style={{ flexShrink: 0 }}>
        {texts.openJob}
      </Anchor>
    </Group>
  );
}
