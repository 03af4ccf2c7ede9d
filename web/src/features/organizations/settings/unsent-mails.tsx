import { webhooksApi } from '@portal/domain/contracts/webhooks-api';
import { viewerName } from '@portal/domain/events/public-viewer';
import type { ViewerNotice } from '@portal/domain/outbox/outbox-item';
import { outboxTexts as texts } from '@portal/domain/texts/outbox';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatDayAndTime } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { useUnsentMails } from '../data/use-unsent-mails';

/** Mails about viewers' answers that were given up, each to be sent again; nothing without any. */
export function UnsentMails({ organizationId }: { organizationId: string }) {
  const mails = useUnsentMails(organizationId);
  if (mails.length === 0) return null;
  return (
    <Alert color="red" variant="light" title={texts.unsent(mails.length)} mb="md">
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {mails.map((mail) => (
          <UnsentMail key={mail.id} mail={mail} />
        ))}
      </Stack>
    </Alert>
  );
}

function UnsentMail({ mail: { id, organizationId, answer, problem, createdAt } }: { mail: ViewerNotice }) {
  const { auth } = useFirebase();
  const name = viewerName(answer.viewer);
  const sendAgain = () =>
    callApi(auth, webhooksApi.resendWebhookDelivery, { organizationId, deliveryId: id }, { api: 'app' });
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[texts.types[answer.type](name), formatDayAndTime(createdAt), problem].filter(Boolean).join(' · ')}
      </Text>
      <BusyButton
        size="xs"
        style={{ flexShrink: 0 }}
        label={texts.sendAgainTo(name)}
        onClick={() => runWithNotice(sendAgain, { done: texts.queued })}
      >
        {texts.sendAgain}
      </BusyButton>
    </Group>
  );
}
