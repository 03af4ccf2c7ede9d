import type { JobNamingClient } from '@portal/domain/jobs/job-naming-client';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';

/** Warns that shared jobs tell viewers who the client is, and leads to each of them. */
export function ClientNamed({ jobs }: { jobs: readonly JobNamingClient[] }) {
  if (jobs.length === 0) return null;
  return (
    <Alert
      color="yellow"
      role="status"
      w="100%"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={texts.clientNamed}
    >
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {jobs.map(({ jobId, title, names }) => (
          <List.Item key={jobId}>
            <Anchor component={Link} to={paths.job.href(jobId)} inherit>
              {title}
            </Anchor>
            : {names.join(', ')}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
