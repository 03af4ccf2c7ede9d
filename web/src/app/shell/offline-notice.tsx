import { shellTexts } from '@portal/domain/texts/shell';
import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';

/** Announces that the connection is lost; unsaved input stays and is saved later. */
export function OfflineNotice() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Alert color="yellow" radius={0} py="xs" icon={<IconWifiOff size={16} aria-hidden />} role="status">
      {shellTexts.offline}
    </Alert>
  );
}
