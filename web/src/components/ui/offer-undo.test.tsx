import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { undoMs } from '@portal/domain/constants/tables';
import { Notifications, notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { render } from '../../testing/render';
import { offerUndo } from './offer-undo';

const undone: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  undone.splice(0);
  render(
    <>
      <Notifications />
      <button>Elsewhere</button>
      <input aria-label="Name" />
    </>,
  );
});
afterEach(() => {
  act(() => {
    notifications.clean();
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

const offer = (message: string) => {
  act(() => {
    offerUndo(message, () => {
      undone.push(message);
      return Promise.resolve();
    });
  });
};
/** Lets time pass, and lets closing notices go. */
const pass = (milliseconds: number) => {
  for (const part of [milliseconds, 1_000]) {
    act(() => {
      jest.advanceTimersByTime(part);
    });
  }
};
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const pressUndoKey = (target: Element, keys: object = { ctrlKey: true }) =>
  // Async, because the notice closes after the promise of the undo.
  act(() => Promise.resolve(fireEvent.keyDown(target, { key: 'z', ...keys })));

test('the button undoes it, and the notice closes', () => {
  offer('Weights saved');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  pass(0);
  expect(undone).toEqual(['Weights saved']);
  expect(undoButton()).toBeNull();
});

test('times out, but not while it has the keyboard focus', () => {
  offer('Saved');
  act(() => {
    undoButton()?.focus();
  });
  pass(undoMs * 2);
  expect(undoButton()).not.toBeNull();
  act(() => {
    screen.getByText('Elsewhere').focus();
  });
  pass(undoMs);
  expect(undoButton()).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }])('%j with Z undoes the newest, then the one before', async (keys) => {
  offer('First');
  offer('Second');
  const elsewhere = screen.getByText('Elsewhere');
  await pressUndoKey(elsewhere, keys);
  await pressUndoKey(elsewhere, keys);
  await pressUndoKey(elsewhere, keys);
  expect(undone).toEqual(['Second', 'First']);
});

test('in a text field the key belongs to the text, with Shift it means something else, and after the notice it does nothing', async () => {
  offer('Saved');
  expect(await pressUndoKey(screen.getByLabelText('Name'))).toBe(true);
  await pressUndoKey(screen.getByText('Elsewhere'), { ctrlKey: true, shiftKey: true });
  pass(undoMs);
  await pressUndoKey(screen.getByText('Elsewhere'));
  expect(undone).toEqual([]);
});
