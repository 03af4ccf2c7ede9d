import { correctionTexts } from '@portal/domain/texts/corrections';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { useEntry } from './use-entry';

interface Props {
  name: string;
  item: ReturnType<typeof useEntry>;
  isOrdered: boolean;
  onEdit: () => void;
  /** The button that opens the form. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** What can be done to an entry. */
export function EntryMenu({ name, item, isOrdered, onEdit, opener }: Props) {
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        ref={opener}
        variant="subtle"
        color="gray"
        aria-label={`${correctionTexts.edit}: ${name}`}
        onClick={onEdit}
      >
        <IconPencil size={16} />
      </ActionIcon>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`${correctionTexts.moreActions}: ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOrdered && (
            <>
              <Menu.Item
                leftSection={<IconArrowUp size={14} />}
                disabled={!item.canMoveUp}
                onClick={() => void item.moveUp()}
              >
                {correctionTexts.moveUp}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconArrowDown size={14} />}
                disabled={!item.canMoveDown}
                onClick={() => void item.moveDown()}
              >
                {correctionTexts.moveDown}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<IconTrash size={14} />} onClick={() => void item.remove()}>
            {correctionTexts.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
