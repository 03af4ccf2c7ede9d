import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Button, Menu } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import type { RefObject } from 'react';

interface Props {
  names: readonly string[];
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
}

/** Offers the variables of a text and inserts the chosen one at the caret. */
export function Variables({ names, input, text, onChange }: Props) {
  if (names.length === 0) return null;
  const insert = (name: string) => {
    const at = input.current?.selectionStart ?? text.length;
    const end = input.current?.selectionEnd ?? at;
    onChange(`${text.slice(0, at)}${settingsPageTexts.variable(name)}${text.slice(end)}`);
    input.current?.focus();
  };
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
              insert(name);
            }}
          >
            {settingsPageTexts.variable(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
