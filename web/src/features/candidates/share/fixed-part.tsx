import { Badge, Group, Text } from '@mantine/core';
import classes from './shared-parts.module.css';

/** A part of the list of what viewers see that has no switch of its own. */
export function FixedPart({ label, help, state }: { label: string; help: string; state: string }) {
  return (
    <Group className={classes.row} justify="space-between" wrap="nowrap" gap="md">
      <div>
        <Text size="sm">{label}</Text>
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      </div>
      <Badge variant="light" color="gray" style={{ flexShrink: 0 }}>
        {state}
      </Badge>
    </Group>
  );
}
