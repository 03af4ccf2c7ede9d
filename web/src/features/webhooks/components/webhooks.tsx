import { settingsTexts } from '@portal/domain/texts/settings';
import { webhookTexts as texts } from '@portal/domain/texts/webhooks';
import type { Webhook } from '@portal/domain/webhooks/webhook';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SecretDialog } from '../../../components/ui/secret-dialog';
import { Loaded } from '../../../components/ui/loaded';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useWebhooks } from '../data/use-webhooks';
import { useWebhookCalls, type WebhookInput } from '../data/webhook-calls';
import { Deliveries } from './deliveries';
import { WebhookCard } from './webhook-card';
import { WebhookDialog } from './webhook-dialog';

type Open = { kind: 'none' } | { kind: 'form'; webhook: Webhook | null } | { kind: 'secret'; secret: string };

/** The webhooks of an organization, and what their receivers answered. */
export function Webhooks({ organizationId }: { organizationId: string }) {
  const live = useWebhooks(organizationId);
  const calls = useWebhookCalls(organizationId);
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const close = () => {
    setOpen({ kind: 'none' });
  };

  const save = async (input: WebhookInput, webhook: Webhook | null): Promise<boolean> => {
    if (webhook) return runWithNotice(() => calls.update({ ...webhook, ...input }), { done: texts.saved });
    let secret = '';
    const isAdded = await runWithNotice(
      async () => {
        ({ secret } = await calls.add(input));
      },
      { done: texts.added },
    );
    if (isAdded) setOpen({ kind: 'secret', secret });
    // The form gives way to the secret.
    return false;
  };

  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>{settingsTexts.webhooks}</Title>
          <Text size="sm" c="dimmed">
            {texts.intro}
          </Text>
        </div>
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            setOpen({ kind: 'form', webhook: null });
          }}
        >
          {texts.add}
        </Button>
      </Group>
      <Loaded live={live}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          ) : (
            <Stack
              component="ul"
              gap="xs"
              p={0}
              m={0}
              style={{ listStyle: 'none' }}
              aria-label={settingsTexts.webhooks}
            >
              {webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  onEdit={() => {
                    setOpen({ kind: 'form', webhook });
                  }}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Deliveries organizationId={organizationId} />
      {open.kind === 'form' && (
        <WebhookDialog webhook={open.webhook} onSave={(input) => save(input, open.webhook)} onClose={close} />
      )}
      {open.kind === 'secret' && (
        <SecretDialog
          title={texts.secretTitle}
          hint={texts.secretHint}
          secret={open.secret}
          buttons={{ copy: texts.copy, copied: texts.secretCopied, done: texts.secretDone }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
