import { webhookTexts as texts } from '@portal/domain/texts/webhooks';
import type { Webhook } from '@portal/domain/webhooks/webhook';
import { Badge, Button, Group, Paper, Switch, Text } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useWebhookCalls } from '../data/webhook-calls';

/** A webhook with what can be done to it. */
export function WebhookCard({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const calls = useWebhookCalls(webhook.organizationId);
  const { id, url, events, isEnabled } = webhook;
  return (
    <Paper withBorder p="sm" component="li">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 16rem' }}>
          <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
          <Group gap={6} mt={6}>
            {events.map((event) => (
              <Badge key={event} variant="default" radius="sm" tt="none" fw={400}>
                {texts.events[event]}
              </Badge>
            ))}
          </Group>
        </div>
        <Group gap="xs">
          <Switch
            aria-label={texts.isEnabled(url)}
            checked={isEnabled}
            onChange={({ currentTarget }) => {
              const next = { id, url, events, isEnabled: currentTarget.checked };
              void runWithNotice(() => calls.update(next), { done: texts.saved });
            }}
          />
          <BusyButton
            size="compact-sm"
            label={`${texts.test}: ${url}`}
            busyLabel={texts.test}
            onClick={() => runWithNotice(() => calls.test(id), { done: texts.testSent })}
          >
            {texts.test}
          </BusyButton>
          <Button size="compact-sm" variant="default" aria-label={`${texts.edit}: ${url}`} onClick={onEdit}>
            {texts.edit}
          </Button>
          <ConfirmButton
            size="compact-sm"
            variant="default"
            aria-label={`${texts.remove}: ${url}`}
            question={texts.removeQuestion}
            consequence={texts.removeConsequence(url)}
            confirm={texts.remove}
            onConfirm={() => runWithNotice(() => calls.remove(id), { done: texts.removed, isWarning: true })}
          >
            {texts.remove}
          </ConfirmButton>
        </Group>
      </Group>
    </Paper>
  );
}
