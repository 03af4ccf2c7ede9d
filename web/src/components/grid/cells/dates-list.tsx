import { Stack, Text } from '@mantine/core';

/** Several dates of a row, one below the other. */
export function DatesList({ dates }: { dates: readonly (readonly [label: string, day: string])[] }) {
  return (
    <Stack gap={0} style={{ lineHeight: 1.25, minWidth: 0 }}>
      {dates.map(([label, day]) => (
        <Text key={label} size="xs" c="dimmed" truncate>
          {label} {day}
        </Text>
      ))}
    </Stack>
  );
}
