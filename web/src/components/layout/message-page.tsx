import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  code?: string;
  message: string;
  /** It stands in the place of a screen, inside the frame that is the page's main part already. */
  isInside?: boolean;
  children?: ReactNode;
}

/** A page that says one thing: an error, a refusal, a confirmation. */
export function MessagePage({ code, message, isInside = false, children }: Props) {
  return (
    <Center component={isInside ? 'div' : 'main'} mih={isInside ? '60vh' : '100dvh'} p="lg">
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
