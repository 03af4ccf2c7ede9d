import { afterEach, expect, jest, test } from '@jest/globals';
import { discardTexts } from '@portal/domain/texts/states';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { setStill } from '../../testing/dom-polyfills';
import { render } from '../../testing/render';
import { GuardedDrawer } from './guarded-drawer';
import { UnsavedChanges } from './unsaved-changes';

let closed = 0;

afterEach(() => {
  jest.useRealTimers();
  setStill(true);
});

function Page({ isChangedAtFirst }: { isChangedAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(isChangedAtFirst);
  return (
    <UnsavedChanges>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <GuardedDrawer
        title="Weights"
        isOpen={isOpen}
        isChanged={isChanged}
        onClose={() => {
          closed += 1;
          setOpen(false);
        }}
      >
        <input aria-label="Weight" />
        <button onClick={() => setChanged(false)}>Save</button>
        <button onClick={() => setChanged(true)}>Edit</button>
      </GuardedDrawer>
    </UnsavedChanges>
  );
}

/** Opens the drawer on a page that was reached from another one. */
function show(isChanged: boolean) {
  closed = 0;
  const pages = [
    { path: '/before', element: <p>The page before</p> },
    { path: '/job', element: <Page isChangedAtFirst={isChanged} /> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/before', '/job'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return {
    opener,
    goBack: () =>
      act(async () => {
        await router.navigate(-1);
      }),
  };
}

/** Whether the browser would ask before the page is closed. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const question = () => screen.queryByRole('dialog', { name: discardTexts.question });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
/** Runs all timers, so that transitions and focus changes are done. */
const settle = () => {
  act(() => {
    jest.runAllTimers();
  });
};
const weight = () => screen.getByLabelText('Weight');

test('closes at once when nothing is changed', () => {
  show(false);
  press('Close');
  expect(closed).toBe(1);
  expect(asksBeforeLeaving()).toBe(false);
});

test.each([
  ['the cross', () => press('Close')],
  ['Escape', pressEscape],
])('closed with changes by %s it asks; Escape and Keep editing lead back, Discard closes', (_how, close) => {
  show(true);
  expect(asksBeforeLeaving()).toBe(true);
  close();
  expect(question()).not.toBeNull();
  pressEscape();
  expect(question()).toBeNull();
  close();
  press(discardTexts.keep);
  expect(question()).toBeNull();
  expect(closed).toBe(0);
  close();
  press(discardTexts.discard);
  expect(closed).toBe(1);
});

test('a save while it asks ends the question, also for the next change', () => {
  show(true);
  press('Close');
  press('Save');
  expect(question()).toBeNull();
  press('Edit');
  expect(question()).toBeNull();
  expect(closed).toBe(0);
});

test.each([
  ['with motion', false],
  ['with less motion', true],
])('%s the focus returns to where it was when editing continues, and to the opener when not', (_how, still) => {
  jest.useFakeTimers();
  setStill(still);
  const { opener } = show(true);
  settle();
  weight().focus();
  pressEscape();
  settle();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: discardTexts.keep }));
  press(discardTexts.keep);
  settle();
  expect(document.activeElement).toBe(weight());
  pressEscape();
  settle();
  press(discardTexts.discard);
  settle();
  expect(document.activeElement).toBe(opener);
});

test('going back in the browser also asks: Keep editing stays, Discard leaves', async () => {
  const { goBack } = show(true);
  await goBack();
  expect(question()).not.toBeNull();
  press(discardTexts.keep);
  expect(question()).toBeNull();
  expect(weight()).toBeDefined();
  await goBack();
  press(discardTexts.discard);
  expect(await screen.findByText('The page before')).toBeDefined();
  expect(closed).toBe(1);
});

test('going back without a change asks nothing', async () => {
  const { goBack } = show(false);
  await goBack();
  expect(await screen.findByText('The page before')).toBeDefined();
});
