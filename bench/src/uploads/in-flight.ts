import type { Page, Request } from '@playwright/test';

/** How many requests of a kind a page has had on their way at once. */
export interface InFlight {
  /** The most at any moment since it was made. */
  most: () => number;
}

/** Watches the requests of a page whose address matches; those that fail end as well. */
export function watchInFlight(page: Page, address: RegExp): InFlight {
  const open = new Set<Request>();
  let most = 0;
  page.on('request', (request) => {
    if (!address.test(request.url()) || request.method() === 'OPTIONS') return;
    open.add(request);
    most = Math.max(most, open.size);
  });
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return { most: () => most };
}
