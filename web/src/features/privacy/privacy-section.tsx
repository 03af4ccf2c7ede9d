import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What the section is about. */
  intro?: string;
  /** Next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card of the privacy tab, outside of the form with the settings. */
export function PrivacySection({ title, intro, action, children }: Props) {
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {title}
          </Title>
          {action}
        </Group>
        {intro && (
          <Text size="sm" c="dimmed" maw={720}>
            {intro}
          </Text>
        )}
        {children}
      </Stack>
    </Paper>
  );
}
