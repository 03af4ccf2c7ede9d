import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page that says one thing: an error, a refusal, a confirmation. */
export function MessagePage({ code, message, children }: { code?: string; message: string; children?: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" gap="md" maw={480}>
        {code && (
          <Text fz={56} fw={600} lh={1} c="dimmed" aria-hidden>
            {code}
          </Text>
        )}
        <Title order={1} ta="center">
          {message}
        </Title>
        {children}
      </Stack>
    </Center>
  );
}
