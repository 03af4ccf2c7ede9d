import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSave } from './use-save';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Whether the browser would ask before the page is closed. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('reports a save that takes long, until it is done', async () => {
  let arrive: () => void = () => undefined;
  const { result } = renderHook(() => useSave(1_000));
  let outcome: Promise<boolean> | undefined;
  act(() => {
    outcome = result.current.run(() => new Promise((resolve) => (arrive = resolve)));
  });
  expect(result.current).toMatchObject({ isSaving: true, isLate: false });
  expect(asksBeforeLeaving()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(result.current.isLate).toBe(true);
  await act(async () => {
    arrive();
    expect(await outcome).toBe(true);
  });
  expect(result.current).toMatchObject({ isSaving: false, isLate: false });
  expect(asksBeforeLeaving()).toBe(false);
});

test('passes a failure on and is ready for the next try', async () => {
  const { result } = renderHook(() => useSave());
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(new Error('denied')))).rejects.toThrow('denied');
  });
  expect(result.current.isSaving).toBe(false);
});

test('reports that the screen is gone before the save has ended', async () => {
  const { result, unmount } = renderHook(() => useSave());
  let outcome: Promise<boolean> | undefined;
  let arrive: () => void = () => undefined;
  act(() => {
    outcome = result.current.run(() => new Promise((resolve) => (arrive = resolve)));
  });
  unmount();
  arrive();
  expect(await outcome).toBe(false);
});
