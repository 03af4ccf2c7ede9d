import { apiKeyTexts as texts } from '@portal/domain/texts/api-keys';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { SecretDialog } from '../../../components/ui/secret-dialog';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useApiKeys, type ApiKeyInput } from '../data/use-api-keys';
import { ApiKeyCard } from './api-key-card';
import { ApiKeyDialog } from './api-key-dialog';

type Open = { kind: 'none' } | { kind: 'form' } | { kind: 'key'; key: string };

/** The API keys of an organization, for its admins. */
export function ApiKeys({ organizationId }: { organizationId: string }) {
  const { called, create, revoke } = useApiKeys(organizationId);
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const close = () => {
    setOpen({ kind: 'none' });
  };
  const add = async (input: ApiKeyInput): Promise<boolean> => {
    await runWithNotice(async () => {
      setOpen({ kind: 'key', key: await create(input) });
    }, {});
    // The form gives way to the key.
    return false;
  };
  const createButton = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => {
        setOpen({ kind: 'form' });
      }}
    >
      {texts.create}
    </Button>
  );
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div style={{ flex: '1 1 20rem', maxWidth: '44rem' }}>
          <Title order={1}>{texts.title}</Title>
          <Text size="sm" c="dimmed">
            {texts.intro}{' '}
            <Anchor href="/api/docs" target="_blank" inherit underline="always">
              {texts.docs}
            </Anchor>
          </Text>
        </div>
        {createButton}
      </Group>
      {called.status === 'loading' && <RowsLoading rows={3} height={72} />}
      {called.status === 'failed' && <LoadFailed onRetry={called.retry} />}
      {called.status === 'loaded' &&
        (called.value.keys.length === 0 ? (
          <Empty>{texts.none}</Empty>
        ) : (
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label={texts.title}>
            {called.value.keys.map((each) => (
              <ApiKeyCard
                key={each.id}
                apiKey={each}
                isExpired={each.expiresAt <= called.value.loadedAt}
                onRevoke={() => revoke(each.id)}
              />
            ))}
          </Stack>
        ))}
      {open.kind === 'form' && <ApiKeyDialog onSave={add} onClose={close} />}
      {open.kind === 'key' && (
        <SecretDialog
          title={texts.createdTitle}
          hint={texts.createdHint}
          secret={open.key}
          buttons={{ copy: texts.copy, copied: texts.copied, done: texts.kept }}
          isStrict
          onClose={close}
        />
      )}
    </Stack>
  );
}
