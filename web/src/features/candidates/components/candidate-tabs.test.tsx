import { expect, test } from '@jest/globals';
import { MantineProvider, Tabs } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';
import { render } from '../../../testing/render';
import { HighlightsProvider } from '../highlights/highlights';
import { CandidateTabs, initialTab, KeptPanel } from './candidate-tabs';

test('what is typed in a kept tab outlasts a look at another one', async () => {
  render(
    <HighlightsProvider initialTab={initialTab}>
      <CandidateTabs>
        <Tabs.List>
          <Tabs.Tab value={initialTab}>Match</Tabs.Tab>
          <Tabs.Tab value="resume">Resume</Tabs.Tab>
        </Tabs.List>
        <KeptPanel tab="resume">
          <input aria-label="Title" />
        </KeptPanel>
      </CandidateTabs>
    </HighlightsProvider>,
  );
  const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
  expect(screen.queryByLabelText('Title')).toBeNull();
  await open('Resume');
  await userEvent.type(screen.getByLabelText('Title'), 'Nurse');
  await open('Match');
  await open('Resume');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Nurse');
});

/** Something that would be lost by closing the page. */
function Unsaved() {
  useLeaveWarning(true);
  return null;
}

test('a hidden tab goes on warning before the page is closed', async () => {
  render(
    // As people have it: tests leave out what hides a tab.
    <MantineProvider env="default">
      <HighlightsProvider initialTab={initialTab}>
        <CandidateTabs>
          <Tabs.List>
            <Tabs.Tab value={initialTab}>Match</Tabs.Tab>
            <Tabs.Tab value="notes">Notes</Tabs.Tab>
          </Tabs.List>
          <KeptPanel tab="notes">
            <Unsaved />
          </KeptPanel>
        </CandidateTabs>
      </HighlightsProvider>
    </MantineProvider>,
  );
  const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeClosing()).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(asksBeforeClosing()).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Match' }));
  expect(asksBeforeClosing()).toBe(true);
});
