import { expect, test } from '@jest/globals';
import { discardTexts } from '@portal/domain/texts/states';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { render } from '../../testing/render';
import { UnsavedChanges } from './unsaved-changes';
import { useLeavePage, useUnsavedChange } from './unsaved-guard';

function Field({ label }: { label: string }) {
  const [text, setText] = useState('');
  useUnsavedChange(text !== '');
  return (
    <input
      aria-label={label}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
      }}
    />
  );
}

/** Leaves the page in a way that the router does not see. */
function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const leave = useLeavePage();
  return <button onClick={() => leave(onSignedOut)}>Sign out</button>;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  const [isSignedOut, setSignedOut] = useState(false);
  return (
    <UnsavedChanges>
      {isOpen && <Field label="Title" />}
      <Field label="Company" />
      <button onClick={() => setOpen(false)}>Close the title</button>
      <SignOut onSignedOut={() => setSignedOut(true)} />
      {isSignedOut && <p>Signed out</p>}
      <Link to="/jobs">Jobs</Link>
      <Link to="?tab=notes">Notes</Link>
    </UnsavedChanges>
  );
}

function show() {
  const router = createMemoryRouter(
    [
      { path: '/candidate', element: <Page /> },
      { path: '/jobs', element: <p>All jobs</p> },
    ],
    { initialEntries: ['/jobs', '/candidate'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const question = () => screen.queryByRole('dialog', { name: discardTexts.question });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const follow = (name: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** Whether the browser would ask before the page is closed. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a page without changes is left at once', () => {
  show();
  expect(asksBeforeClosing()).toBe(false);
  follow('Jobs');
  expect(screen.queryByText('All jobs')).not.toBeNull();
});

test('a link asks first: Keep editing leads back to the input, Discard leads on', () => {
  show();
  type('Title', 'Nurse');
  expect(asksBeforeClosing()).toBe(true);
  follow('Jobs');
  expect(question()).not.toBeNull();
  press(discardTexts.keep);
  expect(question()).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Nurse');
  follow('Jobs');
  press(discardTexts.discard);
  expect(screen.queryByText('All jobs')).not.toBeNull();
});

test("the browser's Back also asks; another part of the same page does not", async () => {
  const router = show();
  type('Company', 'Northfield');
  follow('Notes');
  expect(question()).toBeNull();
  await act(() => router.navigate('/jobs'));
  expect(question()).not.toBeNull();
});

test('what is saved while it asks is not lost, and the navigation continues', async () => {
  const router = show();
  type('Title', 'Nurse');
  await act(() => router.navigate(-1));
  expect(question()).not.toBeNull();
  type('Title', '');
  expect(await screen.findByText('All jobs')).not.toBeNull();
});

test('what leaves the page otherwise also goes on when all is saved while it asks', () => {
  show();
  type('Title', 'Nurse');
  press('Sign out');
  expect(question()).not.toBeNull();
  expect(screen.queryByText('Signed out')).toBeNull();
  type('Title', '');
  expect(question()).toBeNull();
  expect(screen.getByText('Signed out')).not.toBeNull();
});

test('a form that closes has nothing to lose; another one may', () => {
  show();
  type('Title', 'Nurse');
  type('Company', 'Northfield');
  press('Close the title');
  expect(asksBeforeClosing()).toBe(true);
  type('Company', '');
  expect(asksBeforeClosing()).toBe(false);
});
