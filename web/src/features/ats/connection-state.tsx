import type { Integration } from '@portal/domain/ats/ats-records';
import { atsTexts } from '@portal/domain/texts/ats';
import { Alert } from '@mantine/core';
import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import type { Live } from '../../firebase/use-live';
import { agoOf } from './sync-state';
import { useNow } from './use-now';

/** Whether the organization is connected to the ATS, and when something was imported last. */
export function ConnectionState({ connection }: { connection: Live<Integration | null> }) {
  const now = useNow();
  if (connection.status === 'loading') return <RowsLoading rows={1} />;
  if (connection.status === 'error') return <LoadFailed onRetry={connection.retry} />;
  if (!connection.data?.connectedBy) {
    return (
      <Alert color="yellow" icon={<IconPlugConnectedX size={18} aria-hidden />}>
        {atsTexts.notConnected}
      </Alert>
    );
  }
  const { refreshedAt, brokenBy } = connection.data;
  if (brokenBy !== '') {
    return (
      <Alert color="red" role="alert" icon={<IconPlugConnectedX size={18} aria-hidden />}>
        {atsTexts.broken[brokenBy]}
      </Alert>
    );
  }
  return (
    <Alert color="green" icon={<IconPlugConnected size={18} aria-hidden />}>
      {refreshedAt ? atsTexts.connectedSince(agoOf(Math.max(0, now - refreshedAt.toMillis()))) : atsTexts.connected}
    </Alert>
  );
}
