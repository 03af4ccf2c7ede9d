import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

/** The browser is offline from now on, until {@link reconnect} or {@link goOnline}. */
export function goOffline(): void {
  setOnline(false);
}

/** The browser is online without an event: the initial state of a test. */
export function goOnline(): void {
  setOnline(true);
}

/** The browser is online again, and says so. */
export async function reconnect(): Promise<void> {
  goOnline();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
}

/**
 * Answers every `fetch` of the page with `data`, while online.
 * @returns `arrived`, the bodies of the answered calls, and `stop`, which restores `fetch`.
 */
export function answerCalls(data: object): { arrived: Record<string, unknown>[]; stop: () => void } {
  const before = globalThis.fetch;
  const arrived: Record<string, unknown>[] = [];
  globalThis.fetch = (_input, init) => {
    if (!navigator.onLine) return Promise.reject(new TypeError('no connection'));
    if (typeof init?.body === 'string') arrived.push(JSON.parse(init.body) as Record<string, unknown>);
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
