import type { IncomingMessage } from 'node:http';

/** The host that the browser called, with its port if any: Hosting forwards it, and calls the function under another one. */
export function hostOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const [forwarded = ''] = [headers['x-forwarded-host'] ?? []].flat();
  const [first = ''] = (forwarded || (headers.host ?? '')).split(',');
  return first.trim().toLowerCase();
}
