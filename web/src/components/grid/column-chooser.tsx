import { tableTexts } from '@portal/domain/texts/tables';
import { Button, Checkbox, Divider, Popover, ScrollArea, Stack } from '@mantine/core';
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
          {tableTexts.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={tableTexts.columns}>
        <Stack gap="xs">
          <ScrollArea.Autosize mah={360} type="auto">
            <Stack gap="xs" p={2}>
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
            </Stack>
          </ScrollArea.Autosize>
          <Divider />
          <Button variant="subtle" onClick={props.onReset}>
            {tableTexts.resetColumns}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
