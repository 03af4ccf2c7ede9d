import { expect, jest, test } from '@jest/globals';
import { loadStateTexts } from '@portal/domain/texts/states';
import { render, screen } from '@testing-library/react';
import { goOffline, reconnect } from '../../testing/connection';
import { LoadFailed } from './load-failed';

test('what could not be loaded without a connection is loaded again once there is one', async () => {
  goOffline();
  const retry = jest.fn();
  render(<LoadFailed reason="No connection" onRetry={retry} />);
  expect(screen.getByText(loadStateTexts.failed)).toBeTruthy();
  expect(retry).not.toHaveBeenCalled();
  await reconnect();
  expect(retry).toHaveBeenCalledTimes(1);
});
