import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { ActionIcon, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A fact in a definition list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

/** A text for another system, with a button that copies it. */
export function CopiedText({ label, value }: { label: string; value: string }) {
  return (
    <Group gap="xs" wrap="nowrap" align="center">
      <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{value}</Code>
      <CopyButton value={value} timeout={2000}>
        {({ copied, copy }) => (
          <ActionIcon variant="default" size="lg" aria-label={label} onClick={copy}>
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  );
}

/** Where the provider must be allowed to return to. */
export function RedirectUrls({ urls }: { urls: readonly string[] }) {
  return (
    <Stack gap={4}>
      <Text size="xs" c="dimmed">
        {texts.redirectUrl}. {texts.redirectHint}
      </Text>
      {urls.map((url) => (
        <CopiedText key={url} label={texts.copyOf(url)} value={url} />
      ))}
    </Stack>
  );
}
