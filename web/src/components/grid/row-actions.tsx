import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWork } from '../ui/use-work';

/** An action on a row. */
export interface RowAction {
  label: string;
  icon?: ReactNode;
  /** Removes something. */
  isRemoval?: boolean;
  /** Runs the action; it reports its own failure. */
  onSelect: () => unknown;
}

/** The menu of a row's actions. */
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
