import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAutosave } from './use-autosave';

const delay = 3_000;
const patience = 5_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function start(save: (text: string) => Promise<void>) {
  return renderHook(({ stored }) => useAutosave({ stored, save, delay, patience }), {
    initialProps: { stored: 'old' },
  });
}

describe('useAutosave', () => {
  test('saves once, three seconds after the last keypress', async () => {
    const saved: string[] = [];
    const { result } = start((text) => {
      saved.push(text);
      return Promise.resolve();
    });
    act(() => {
      result.current.change('a');
    });
    await pass(delay - 1);
    act(() => {
      result.current.change('ab');
    });
    await pass(delay - 1);
    expect(saved).toEqual([]);
    await pass(1);
    expect(saved).toEqual(['ab']);
    expect(result.current.state).toBe('saved');
  });

  test('a failed save keeps the text, shows it and is retried', async () => {
    let attempts = 0;
    const { result } = start(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
    });
    act(() => {
      result.current.change('kept');
    });
    await pass(delay);
    expect(result.current).toMatchObject({ state: 'failed', text: 'kept' });
    await pass(patience);
    expect(attempts).toBe(2);
    expect(result.current.state).toBe('saved');
  });

  test('a save that does not end counts as failed', async () => {
    const { result } = start(() => new Promise(() => undefined));
    act(() => {
      result.current.change('slow');
    });
    await pass(delay);
    expect(result.current.state).toBe('saving');
    await pass(patience);
    expect(result.current).toMatchObject({ state: 'failed', text: 'slow' });
  });

  test('input during a save is saved afterwards', async () => {
    const saved: string[] = [];
    const { result } = start((text) => {
      saved.push(text);
      return new Promise((resolve) => setTimeout(resolve, 1_000));
    });
    act(() => {
      result.current.change('first');
    });
    await pass(delay);
    act(() => {
      result.current.change('second');
    });
    await pass(delay);
    expect(saved).toEqual(['first', 'second']);
  });

  test('shows what others store while nothing is being edited', () => {
    const { result, rerender } = start(() => Promise.resolve());
    rerender({ stored: 'by a colleague' });
    expect(result.current.text).toBe('by a colleague');
    act(() => {
      result.current.change('mine');
    });
    rerender({ stored: 'by a colleague again' });
    expect(result.current.text).toBe('mine');
  });

  test('pending input is saved when the field goes away', () => {
    const saved: string[] = [];
    const { result, unmount } = start((text) => {
      saved.push(text);
      return Promise.resolve();
    });
    act(() => {
      result.current.change('last words');
    });
    unmount();
    expect(saved).toEqual(['last words']);
  });

  test('a save that waits for the connection is not repeated, and ends when it ends', async () => {
    const saved: string[] = [];
    let arrive: () => void = () => undefined;
    const { result } = start((text) => {
      saved.push(text);
      return new Promise((resolve) => {
        arrive = resolve;
      });
    });
    act(() => {
      result.current.change('queued');
    });
    await pass(delay);
    await pass(patience);
    await pass(3 * patience);
    expect(saved).toEqual(['queued']);
    expect(result.current.state).toBe('failed');
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(result.current.state).toBe('saved');
  });
});
