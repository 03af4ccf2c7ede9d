import { expect, test } from '@jest/globals';
import { MantineProvider, Tabs } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';
import { paths } from '../../../config/paths';
import { render } from '../../../testing/render';
import { HighlightsProvider } from '../document/highlights';
import { CandidateTabs, initialTab, KeptPanel, TabNames } from './candidate-tabs';

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

test('what has opened the choice of a file may be gone with it: the open tab has the keyboard then', async () => {
  const [candidate, choice] = [paths.candidate.href('j', 'c'), paths.parseCandidateFile.href('j', 'c', 'resume')];
  const screenOfCandidate = (
    <HighlightsProvider initialTab={initialTab}>
      <CandidateTabs>
        <TabNames names={{ match: 'Match', resume: 'Resume' }} />
      </CandidateTabs>
      <Outlet />
    </HighlightsProvider>
  );
  const router = createMemoryRouter(
    [
      {
        element: screenOfCandidate,
        children: [
          {
            path: paths.candidate.path,
            element: (
              <Link key="candidate" to={choice}>
                Parse file
              </Link>
            ),
          },
          {
            path: paths.parseCandidateFile.path,
            element: (
              <Link key="choice" to={candidate}>
                Use Resume Text
              </Link>
            ),
          },
        ],
      },
    ],
    { initialEntries: [candidate] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Resume' }));
  await userEvent.click(screen.getByRole('link', { name: 'Parse file' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Use Resume Text' }));
  await screen.findByRole('link', { name: 'Parse file' });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Resume' }));
});
