import { afterEach, expect, jest, test } from '@jest/globals';
import { Tabs } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render } from '../../testing/render';
import { useShownTab } from './use-shown-tab';

const names = ['General', 'Users', 'Privacy'];

function Settings() {
  const [open, setOpen] = useState<string | null>('Users');
  const list = useShownTab(open);
  return (
    <Tabs value={open} onChange={setOpen}>
      <Tabs.List ref={list}>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('the selected tab is brought into view at first, and when another one is selected', async () => {
  const shown: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this.textContent);
  });
  render(<Settings />);
  expect(shown).toEqual(['Users']);
  await userEvent.click(screen.getByRole('tab', { name: 'Privacy' }));
  expect(shown).toEqual(['Users', 'Privacy']);
});
