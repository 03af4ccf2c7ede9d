import type { Job } from '@portal/domain/jobs/job';
import { jobNoteSchema, type JobNote } from '@portal/domain/jobs/job-note';
import { collections } from '@portal/domain/paths/firestore-paths';
import { jobNotesTexts as texts } from '@portal/domain/texts/job-notes';
import { resolveLabel } from '@portal/domain/texts/labels';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { LoadFailed } from '../../../components/ui/states';
import { fullMoment } from '../../../components/ui/format';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import { useOrganization } from '../../../session/session-context';
import { AddJobNote } from './add-job-note';
import { useJobNoteCalls } from './use-job-note-calls';

const maxShown = 100;

/** The notes on a job, newest first, live; nothing where the organization has switched them off. */
export function JobNotes({ job }: { job: Pick<Job, 'id' | 'organizationId'> }) {
  const { showJobNotes, customLabels } = useOrganization();
  if (!showJobNotes) return null;
  const label = resolveLabel(customLabels, 'jobNotes');
  return (
    <Paper p="sm" component="section" aria-label={label}>
      <Stack gap="sm">
        <Title order={2}>{label}</Title>
        <AddJobNote organizationId={job.organizationId} jobId={job.id} />
        <Notes organizationId={job.organizationId} jobId={job.id} />
      </Stack>
    </Paper>
  );
}

function Notes({ organizationId, jobId }: { organizationId: string; jobId: string }) {
  const { firestore } = useData();
  const path = collections.jobNotes(organizationId, jobId);
  const notes = useLiveQuery(
    `${path}|${maxShown}`,
    query(collection(firestore, path), orderBy('createdAt', 'desc'), limit(maxShown)),
    jobNoteSchema,
  );
  if (notes.status === 'error') return <LoadFailed onRetry={notes.retry} />;
  if (notes.status === 'loading') return null;
  if (notes.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.none}
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      {notes.data.map((note) => (
        <Note key={note.id} note={note} organizationId={organizationId} jobId={jobId} />
      ))}
    </Stack>
  );
}

function Note({ note, organizationId, jobId }: { note: JobNote; organizationId: string; jobId: string }) {
  const { remove } = useJobNoteCalls(organizationId, jobId);
  return (
    <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <Stack gap={2} style={{ minWidth: 0 }}>
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.text}
        </Text>
        <Group gap="xs">
          <Badge variant="light" tt="none" fw={500} color={note.isForClient ? undefined : 'gray'}>
            {note.isForClient ? texts.forClient : texts.internal}
          </Badge>
          <Text size="xs" c="dimmed">
            <bdi>{note.authorName}</bdi> {note.createdAt && fullMoment.format(note.createdAt.toDate())}
          </Text>
        </Group>
      </Stack>
      <BusyButton
        variant="subtle"
        size="compact-sm"
        style={{ flexShrink: 0 }}
        aria-label={texts.removeNote(note.text)}
        onClick={() => runWithNotice(() => remove(note.id), { done: texts.removed })}
      >
        {texts.remove}
      </BusyButton>
    </Group>
  );
}
