import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Job } from '@portal/domain/jobs/job';
import { atsTexts } from '@portal/domain/texts/ats';
import { Group, Text } from '@mantine/core';
import { formatMoment } from '../../components/ui/format';
import { recordState, type StoredRecord } from './record-state';
import { SyncDot } from './sync-dot';
import { useNow } from './use-now';
import { useStoredCandidate, useStoredJob } from './use-record-state';

/** Whether a job agrees with the ATS. Nothing for a job of the portal itself. */
export function JobRecordState({ job }: { job: Pick<Job, 'organizationId' | 'entityId'> }) {
  return <RecordState stored={useStoredJob(job)} />;
}

/** Whether a candidate agrees with the ATS. Nothing for a candidate of the portal itself. */
export function CandidateRecordState({ candidateKey }: { candidateKey: CandidateKey }) {
  return <RecordState stored={useStoredCandidate(candidateKey)} />;
}

function RecordState({ stored }: { stored: StoredRecord | null }) {
  const now = useNow();
  if (!stored) return null;
  const { text, tone, at } = recordState(stored, now);
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <SyncDot tone={tone} />
      <Text
        size="sm"
        c={tone === 'bad' ? 'var(--mantine-color-red-text)' : 'dimmed'}
        role="status"
        title={at === null ? undefined : formatMoment(at)}
      >
        {atsTexts.recordState(text)}
      </Text>
    </Group>
  );
}
