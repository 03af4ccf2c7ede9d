import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWork } from '../ui/use-work';
import { useAskFirst } from './row-questions';

/** An action on a row. */
export interface RowAction {
  label: string;
  icon?: ReactNode;
  /** Removes something. */
  isRemoval?: boolean;
  /** Asks before the action runs. */
  question?: { title: string; consequence: string };
  /** Runs the action; it reports its own failure. */
  onSelect: () => unknown;
}

/** The menu of a row's actions. */
export function RowActions({ rowName, actions }: { rowName: string; actions: readonly RowAction[] }) {
  const { work } = useWork();
  const askFirst = useAskFirst();
  const choose = (action: RowAction) => {
    const act = async () => {
      await action.onSelect();
    };
    if (action.question) askFirst({ ...action.question, confirm: action.label, onConfirm: act });
    else work(act);
  };
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`${tableTexts.rowActions}: ${rowName}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            {...(action.isRemoval ? { color: 'red' } : {})}
            onClick={() => {
              choose(action);
            }}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
