import { webhookTexts as texts } from '@portal/domain/texts/webhooks';
import type { OutboxState } from '@portal/domain/outbox/outbox-item';
import type { WebhookDelivery } from '@portal/domain/webhooks/webhook';
import { Badge, Stack, Table, Text, Title } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatDayAndTime } from '../../../components/ui/format';
import { Loaded } from '../../../components/ui/loaded';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useWebhookDeliveries } from '../data/use-webhooks';
import { useWebhookCalls } from '../data/webhook-calls';

/** The latest calls of an organization's webhooks. */
export function Deliveries({ organizationId }: { organizationId: string }) {
  const live = useWebhookDeliveries(organizationId);
  const { columns } = texts;
  return (
    <Stack component="section" gap="sm" aria-label={texts.deliveries}>
      <Title order={2} size="h4">
        {texts.deliveries}
      </Title>
      <Loaded live={live}>
        {(found) =>
          found.length === 0 ? (
            <Text size="sm" c="dimmed">
              {texts.noDeliveries}
            </Text>
          ) : (
            <Table.ScrollContainer minWidth={720}>
              <Table verticalSpacing={6}>
                <Table.Thead>
                  <Table.Tr>
                    {[columns.event, columns.url, columns.state, columns.answer, columns.attempts, columns.at].map(
                      (heading) => (
                        <Table.Th key={heading}>{heading}</Table.Th>
                      ),
                    )}
                    <Table.Td />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {found.map((delivery) => (
                    <Delivery key={delivery.id} delivery={delivery} />
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )
        }
      </Loaded>
    </Stack>
  );
}

const colors: Record<OutboxState, string> = { waiting: 'gray', done: 'green', failed: 'red' };

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { id, organizationId, event, url, state, status, problem, attempts, createdAt } = delivery;
  const { resend } = useWebhookCalls(organizationId);
  return (
    <Table.Tr>
      <Table.Td>{texts.events[event]}</Table.Td>
      <Table.Td maw={260} style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Table.Td>
      <Table.Td>
        <Badge color={colors[state]} c="var(--ink)" variant="light" radius="sm" tt="none">
          {texts.states[state]}
        </Badge>
      </Table.Td>
      <Table.Td>{status ?? problem}</Table.Td>
      <Table.Td>{attempts}</Table.Td>
      <Table.Td>{formatDayAndTime(createdAt)}</Table.Td>
      <Table.Td>
        {state !== 'done' && (
          <BusyButton
            size="compact-sm"
            label={`${texts.resend}: ${texts.events[event]}`}
            busyLabel={texts.resend}
            onClick={() => runWithNotice(() => resend(id), { done: texts.resent })}
          >
            {texts.resend}
          </BusyButton>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
