import { isOverdue } from '@portal/domain/submissions/client-wait';
import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { Alert, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { formatDay } from '../../components/ui/format';
import { useClientWait } from '../../firebase/use-client-waits';
import { useOrganization } from '../../session/session-context';
import { useRemindClient } from './use-remind-client';

/** Says that the client has not answered about a candidate, and reminds them; nothing before it is time. */
export default function WaitingMark({ candidateId }: { candidateId: string }) {
  const { id: organizationId, clientReminders } = useOrganization();
  const wait = useClientWait(organizationId, candidateId).data;
  const remind = useRemindClient();
  const [now] = useState(() => Date.now());
  if (!wait || !isOverdue(wait, clientReminders.answerWorkingDays, now)) return null;
  return (
    <Alert color="yellow" variant="light" py="xs" mb="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {texts.waitingSince(formatDay(wait.submittedAt))}
          {wait.remindedAt && ` · ${texts.reminded}: ${formatDay(wait.remindedAt)}`}
        </Text>
        <BusyButton size="compact-sm" onClick={() => remind(wait)}>
          {texts.remind}
        </BusyButton>
      </Group>
    </Alert>
  );
}
