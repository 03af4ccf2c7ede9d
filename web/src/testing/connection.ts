import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

const isOnline = jest.spyOn(navigator, 'onLine', 'get');

/** From now on the browser has no connection, until {@link reconnect} or {@link goOnline}. */
export function goOffline(): void {
  isOnline.mockReturnValue(false);
}

/** The browser has a connection and has not noticed a change: what a test begins with. */
export function goOnline(): void {
  isOnline.mockReturnValue(true);
}

/** The browser has a connection again, and says so. */
export async function reconnect(): Promise<void> {
  goOnline();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
}

/**
 * Answers every call that the page makes by `fetch` with `data`, as long as there is a connection.
 * @returns `arrived`, the bodies of the calls that were answered, and `stop`, which gives the page its own `fetch` again.
 */
export function answerCalls(data: object): { arrived: Record<string, unknown>[]; stop: () => void } {
  const before = globalThis.fetch;
  const arrived: Record<string, unknown>[] = [];
  globalThis.fetch = (_input, init) => {
    if (!navigator.onLine) return Promise.reject(new TypeError('no connection'));
    arrived.push(JSON.parse(typeof init?.body === 'string' ? init.body : '') as Record<string, unknown>);
    const answer = { ok: true, status: 200, json: () => Promise.resolve({ success: true, data }) };
    return Promise.resolve(answer as Response);
  };
  return {
    arrived,
    stop: () => {
      globalThis.fetch = before;
    },
  };
}
