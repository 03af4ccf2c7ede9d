import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Button, Menu } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';

interface Props {
  names: readonly string[];
  /** Receives the variable in its brackets. */
  onInsert: (text: string) => void;
}

/** Offers the variables of a text. */
export function Variables({ names, onInsert }: Props) {
  if (names.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-xs"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconBraces size={14} aria-hidden />}
        >
          {settingsPageTexts.insertVariable}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={300} style={{ overflowY: 'auto' }}>
        {names.map((name) => (
          <Menu.Item
            key={name}
            onClick={() => {
              onInsert(settingsPageTexts.variable(name));
            }}
          >
            {settingsPageTexts.variable(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
