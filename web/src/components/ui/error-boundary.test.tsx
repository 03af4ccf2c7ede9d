import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadStateTexts } from '@portal/domain/texts/states';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { render } from '../../testing/render';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Broken(): ReactNode {
  throw new Error('no such chunk');
}
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: loadStateTexts.tryAgain }));

test('a repeated failure is retried once and not endlessly; another screen starts over', async () => {
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
  // Online it would reload the page, which jsdom cannot: offline it waits.
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

test('a failure that does not repeat is over', async () => {
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
