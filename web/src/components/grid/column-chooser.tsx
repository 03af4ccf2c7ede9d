import { tableTexts } from '@portal/domain/texts/tables';
import { Button, Checkbox, Divider, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { Column } from './column';

/** The menu in which people choose columns (001 §2.5). */
export function ColumnChooser<Row>(props: {
  columns: readonly Column<Row>[];
  ids: readonly string[];
  onToggle: (id: string) => void;
  onReset: () => void;
}) {
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {props.columns.map((column) => (
            <Checkbox
              key={column.id}
              size="sm"
              label={column.header}
              checked={props.ids.includes(column.id)}
              onChange={() => {
                props.onToggle(column.id);
              }}
            />
          ))}
          <Divider />
          <Button variant="subtle" onClick={props.onReset}>
            {tableTexts.resetColumns}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
