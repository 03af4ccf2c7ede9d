import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, Button, Checkbox, Divider, Popover, ScrollArea, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { Column } from './column';

/** The menu that shows and hides columns. */
export function ColumnChooser<Row>(props: {
  columns: readonly Column<Row>[];
  ids: readonly string[];
  onToggle: (id: string) => void;
  onReset: () => void;
  /** Only the icon, where there is no room for the label. */
  isCompact?: boolean;
}) {
  const sign = <IconColumns3 size={16} aria-hidden />;
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        {props.isCompact ? (
          <ActionIcon variant="default" size={36} aria-label={tableTexts.columns}>
            {sign}
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={sign}>
            {tableTexts.columns}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={tableTexts.columns} miw={220}>
        <Stack gap="xs">
          <ScrollArea.Autosize mah="min(56vh, 440px)" type="auto" offsetScrollbars="y">
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
