import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadStateTexts } from '@portal/domain/texts/states';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { render } from '../../testing/render';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => {
  // React tells the console of every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Broken(): ReactNode {
  throw new Error('no such chunk');
}
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: loadStateTexts.tryAgain }));

test('what goes on failing is drawn once more and not without end; another screen begins anew', async () => {
  let failures = 0;
  const boundary = (children: ReactNode, resetKey: string) => (
    <ErrorBoundary
      resetKey={resetKey}
      onError={() => {
        failures += 1;
      }}
    >
      {children}
    </ErrorBoundary>
  );
  // With a connection the page would be loaded anew, which jsdom cannot: without one it waits.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { rerender } = render(boundary(<Broken />, 'one'));
  expect(failures).toBe(1);
  await tryAgain();
  expect(failures).toBe(2);
  await tryAgain();
  await tryAgain();
  expect(failures).toBe(2);
  rerender(boundary(<p>Jobs</p>, 'two'));
  expect(screen.getByText('Jobs')).toBeDefined();
  rerender(boundary(<Broken />, 'two'));
  await tryAgain();
  expect(failures).toBe(4);
});

test('what failed once and not again goes on', async () => {
  let isBroken = true;
  function Once() {
    if (isBroken) throw new Error('once');
    return <p>Jobs</p>;
  }
  render(
    <ErrorBoundary>
      <Once />
    </ErrorBoundary>,
  );
  isBroken = false;
  await tryAgain();
  expect(screen.getByText('Jobs')).toBeDefined();
});
