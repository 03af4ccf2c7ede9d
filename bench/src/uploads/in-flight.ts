import type { Page, Request } from '@playwright/test';

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
 * Watches the requests of a page whose address matches; those that fail end as well. By the browser's own clock: its
 * messages about the end of one request and the start of the next may arrive in either order.
 */
export function watchInFlight(page: Page, address: RegExp): InFlight {
  const intervals: Interval[] = [];
  const close = (request: Request) => {
    if (!address.test(request.url()) || request.method() === 'OPTIONS') return;
    const { startTime, responseEnd } = request.timing();
    intervals.push({ start: startTime, end: startTime + Math.max(0, responseEnd) });
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return { most: () => mostAtOnce(intervals) };
}

/** The largest number of intervals that have a moment in common; one that begins as another ends has none with it. */
export function mostAtOnce(intervals: readonly Interval[]): number {
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
