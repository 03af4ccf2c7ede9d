import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWork } from '../ui/use-work';

/** Something that one does with a row. */
export interface RowAction {
  label: string;
  icon?: ReactNode;
  /** Takes something away. */
  isRemoval?: boolean;
  /** Does it; what goes wrong is its own business to report. */
  onSelect: () => unknown;
}

/** The menu of what can be done with a row. */
export function RowActions({ rowName, actions }: { rowName: string; actions: readonly RowAction[] }) {
  const { work } = useWork();
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`${tableTexts.rowActions}: ${rowName}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, isRemoval, onSelect }) => (
          <Menu.Item
            key={label}
            leftSection={icon}
            {...(isRemoval ? { color: 'red' } : {})}
            onClick={() => {
              work(async () => {
                await onSelect();
              });
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
