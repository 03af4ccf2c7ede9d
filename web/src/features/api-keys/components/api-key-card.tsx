import type { ListedApiKey } from '@portal/domain/api-keys/api-key';
import { apiKeyTexts as texts } from '@portal/domain/texts/api-keys';
import { Badge, Group, Paper, Text } from '@mantine/core';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { formatDayOf, formatMoment } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';

interface Props {
  apiKey: ListedApiKey;
  isExpired: boolean;
  /** Rejects when it failed. */
  onRevoke: () => Promise<void>;
}

/** A key with what it may do, and until when. */
export function ApiKeyCard({ apiKey, isExpired, onRevoke }: Props) {
  const { name, scopes, createdByName, createdAt, expiresAt, lastUsedAt } = apiKey;
  const facts = [
    isExpired ? texts.expiredOn(formatDayOf(expiresAt)) : texts.expires(formatDayOf(expiresAt)),
    lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatMoment(lastUsedAt)),
    texts.createdBy(createdByName, formatDayOf(createdAt)),
  ];
  return (
    <Paper withBorder p="sm" component="li">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 16rem' }}>
          <Group gap="xs">
            <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {isExpired && (
              <Badge color="red" c="var(--ink)" variant="light" radius="sm" tt="none">
                {texts.expired}
              </Badge>
            )}
          </Group>
          <Group gap={6} mt={6}>
            {scopes.map((scope) => (
              <Badge key={scope} variant="default" radius="sm" tt="none" fw={400}>
                {texts.scopes[scope].name}
              </Badge>
            ))}
          </Group>
          <Text size="sm" c="dimmed" mt={6}>
            {facts.join(' · ')}
          </Text>
        </div>
        <ConfirmButton
          size="compact-sm"
          variant="default"
          aria-label={texts.revokeOf(name)}
          question={texts.revokeQuestion}
          consequence={texts.revokeConsequence(name)}
          confirm={texts.revoke}
          onConfirm={() => runWithNotice(onRevoke, { done: texts.revoked, isWarning: true })}
        >
          {texts.revoke}
        </ConfirmButton>
      </Group>
    </Paper>
  );
}
