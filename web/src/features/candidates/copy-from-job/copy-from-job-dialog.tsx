import type { Job } from '@portal/domain/jobs/job';
import { otherJobTexts } from '@portal/domain/texts/candidates';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { SourceCandidatesTable } from './source-candidates-table';
import { SourceJobsTable } from './source-jobs-table';

interface Props {
  organizationId: string;
  jobId: string;
  onClose: () => void;
}

/** Chooses a job of the organization, then candidates of it, and takes them over. */
export default function CopyFromJobDialog({ organizationId, jobId, onClose }: Props) {
  const [from, setFrom] = useState<Job | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={otherJobTexts.title}
      size={860}
      closeButtonProps={{ 'aria-label': otherJobTexts.close }}
    >
      {from === null ? (
        <SourceJobsTable organizationId={organizationId} jobId={jobId} onChoose={setFrom} />
      ) : (
        <SourceCandidatesTable
          organizationId={organizationId}
          jobId={jobId}
          from={from}
          onBack={() => {
            setFrom(null);
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
