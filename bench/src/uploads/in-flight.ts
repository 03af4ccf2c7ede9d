import type { Page } from '@playwright/test';

/** From when until when a request was on its way, in milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

/** How many requests of a kind a page has had on their way at once. */
export interface InFlight {
  /** The most at any moment since it was made. */
  most: () => number;
}

/**
 * Watches the requests of a page whose address matches: from the moment in which the page asks until the last byte of
 * the answer is there, or the failure; both by the browser's one clock. Its messages may arrive in either order, and
 * `request.timing()` counts the end from when the page asked but the start from when the request went out, so that one
 * that had to wait seems to end as much later.
 */
export async function watchInFlight(page: Page, address: RegExp): Promise<InFlight> {
  const begun = new Map<string, number>();
  const intervals: Interval[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    // A redirect goes on under the same id.
    if (address.test(request.url) && request.method !== 'OPTIONS' && !begun.has(requestId))
      begun.set(requestId, timestamp);
  });
  const close = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const start = begun.get(requestId);
    if (start !== undefined) intervals.push({ start: start * 1_000, end: timestamp * 1_000 });
    begun.delete(requestId);
  };
  session.on('Network.loadingFinished', close);
  session.on('Network.loadingFailed', close);
  await session.send('Network.enable');
  return { most: () => maxAtOnce(intervals) };
}

/** The largest number of intervals that have a moment in common; one that begins as another ends has none with it. */
export function maxAtOnce(intervals: readonly Interval[]): number {
  const changes = intervals.flatMap(({ start, end }) => [
    { at: start, by: 1 },
    { at: end, by: -1 },
  ]);
  changes.sort((a, b) => a.at - b.at || a.by - b.by);
  let open = 0;
  let most = 0;
  for (const { by } of changes) {
    open += by;
    most = Math.max(most, open);
  }
  return most;
}
