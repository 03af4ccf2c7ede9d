import { jobStatus, type JobStatus } from '@portal/domain/jobs/job';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Badge } from '@mantine/core';

/** Open or Closed. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const isOpen = status === jobStatus.open;
  return (
    <Badge variant="light" color={isOpen ? 'green' : 'gray'} radius="sm" style={{ flexShrink: 0 }}>
      {isOpen ? jobTexts.open : jobTexts.closed}
    </Badge>
  );
}
