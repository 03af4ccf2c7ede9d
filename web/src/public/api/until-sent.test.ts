import { beforeEach, expect, jest, test } from '@jest/globals';
import { PortalError } from '@portal/domain/errors/portal-error';
import { waitFor } from '@testing-library/react';
import { goOffline, goOnline, reconnect } from '../../testing/connection';
import { untilSent } from './until-sent';

let waited: boolean[] = [];
const onWaiting = (isWaiting: boolean) => waited.push(isWaiting);

beforeEach(() => {
  waited = [];
  goOnline();
});

/** A call that fails a number of times before it is answered. */
function failing(...failures: Error[]) {
  return jest.fn(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve('answer');
  });
}

test('an answer is returned without a notice of waiting', async () => {
  await expect(untilSent(failing(), { onWaiting })).resolves.toBe('answer');
  expect(waited).toEqual([]);
});

test('a call that fails offline is sent again once online', async () => {
  goOffline();
  const send = failing(new PortalError('unavailable'), new PortalError('unavailable'));
  const sent = untilSent(send, { onWaiting });
  await waitFor(() => {
    expect(waited).toEqual([true]);
  });
  expect(send).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(send).toHaveBeenCalledTimes(2);
  });
  await reconnect();
  await expect(sent).resolves.toBe('answer');
  expect(send).toHaveBeenCalledTimes(3);
  expect(waited.at(-1)).toBe(false);
});

test.each([
  ['a refusal', new PortalError('unusableFile'), false],
  ['a service that is down', new PortalError('unavailable'), true],
])('%s is thrown at once', async (_what, failure, isOnline) => {
  if (!isOnline) goOffline();
  await expect(untilSent(failing(failure), { onWaiting })).rejects.toBe(failure);
  expect(waited).toEqual([]);
});

test('an abort ends the wait', async () => {
  goOffline();
  const stop = new AbortController();
  const send = failing(new PortalError('unavailable'));
  const sent = untilSent(send, { onWaiting, signal: stop.signal });
  const told = expect(sent).rejects.toThrow();
  await waitFor(() => {
    expect(waited).toEqual([true]);
  });
  stop.abort();
  await told;
  await reconnect();
  expect(send).toHaveBeenCalledTimes(1);
});
