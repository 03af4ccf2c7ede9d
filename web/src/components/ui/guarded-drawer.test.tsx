import { expect, test } from '@jest/globals';
import { discardTexts } from '@portal/domain/texts/states';
import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../testing/render';
import { GuardedDrawer } from './guarded-drawer';

/** @returns how often the drawer was closed so far. */
function show(isChanged: boolean): () => number {
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  render(
    <GuardedDrawer title="Weights" isOpen isChanged={isChanged} onClose={onClose}>
      <input aria-label="Weight" />
    </GuardedDrawer>,
  );
  return () => closed;
}

/** Would the browser ask before the page is closed? */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const question = () => screen.queryByRole('dialog', { name: discardTexts.question });
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('closes at once when nothing is changed', () => {
  const closed = show(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed()).toBe(1);
  expect(asksBeforeLeaving()).toBe(false);
});

test.each([
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', pressEscape],
])('closed over changes by %s it asks; Escape and Keep editing lead back, Discard closes', (_how, close) => {
  const closed = show(true);
  expect(asksBeforeLeaving()).toBe(true);
  close();
  expect(question()).not.toBeNull();
  pressEscape();
  expect(question()).toBeNull();
  close();
  fireEvent.click(screen.getByRole('button', { name: discardTexts.keep }));
  expect(question()).toBeNull();
  expect(closed()).toBe(0);
  close();
  fireEvent.click(screen.getByRole('button', { name: discardTexts.discard }));
  expect(closed()).toBe(1);
});
