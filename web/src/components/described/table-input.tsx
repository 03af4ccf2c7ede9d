import { boundsOf, describeFields, itemOf } from '@portal/domain/fields/describe';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { ActionIcon, Button, Group, Input, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { InputProps } from './input-props';

/** A list of records: the fields of each, a button that adds one and one that removes it. */
export function TableInput({ name, field, value, set, isReadOnly, description, RecordField }: InputProps) {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = itemOf(field.schema);
  const columns = useMemo(() => (item ? describeFields(item) : []), [item]);
  const entry = field.entry || field.label;
  const { max = Number.POSITIVE_INFINITY } = boundsOf(field.schema);
  return (
    <Stack gap="xs" role="group" aria-label={field.label}>
      {description && <Input.Description>{description}</Input.Description>}
      {rows.map((_, index) => (
        // A row has no id: its place is its key, and all values are in the form.
        <Paper key={index} p="sm" bg="var(--surface-sunken)">
          <Group justify="space-between" mb={6}>
            <Text size="sm" fw={500}>
              {settingsPageTexts.row(entry, index + 1)}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={isReadOnly}
              aria-label={settingsPageTexts.remove(settingsPageTexts.row(entry, index + 1))}
              onClick={() => {
                set(rows.filter((__, at) => at !== index));
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            {columns.map((column) => (
              <RecordField key={column.path} field={column} name={`${name}[${index}].${column.path}`} />
            ))}
          </SimpleGrid>
        </Paper>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        disabled={isReadOnly || rows.length >= max}
        onClick={() => {
          set([...rows, item?.getDefault() as unknown]);
        }}
      >
        {settingsPageTexts.addEntry(entry)}
      </Button>
    </Stack>
  );
}
