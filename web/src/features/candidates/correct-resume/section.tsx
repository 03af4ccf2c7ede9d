import { Group, Stack, Title } from '@mantine/core';
import type { FocusEventHandler, ReactNode } from 'react';

interface Props {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
}

/** A section of the resume with its actions next to the title. */
export function Section({ title, actions, children, ...handlers }: Props) {
  return (
    <section aria-label={title} {...handlers}>
      <Group justify="space-between" mb={6} wrap="nowrap">
        <Title order={2} size="h3">
          {title}
        </Title>
        {actions}
      </Group>
      <Stack gap="xs">{children}</Stack>
    </section>
  );
}
