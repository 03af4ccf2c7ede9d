import { productName } from '@portal/domain/constants/application';
import { sessionTexts } from '@portal/domain/texts/session';
import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The frame of every page before the sign-in: product, tagline, one card. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={400} gap="lg">
        <Stack gap={4} align="center">
          <img src="/favicon.svg" width={44} height={44} alt="" />
          <Title order={1}>{productName}</Title>
          <Text size="sm" c="dimmed" ta="center">
            {sessionTexts.tagline}
          </Text>
        </Stack>
        <Paper p="xl">{children}</Paper>
      </Stack>
    </Center>
  );
}
