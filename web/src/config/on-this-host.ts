import { apiBasePaths } from '@portal/domain/contracts/endpoint';

/**
 * A signed URL of a file of the portal on the host of the page, because pages of an agency's host may load from that host
 * alone. Other URLs stay as they are.
 */
export function onThisHost(url: string): string {
  if (!URL.canParse(url, window.location.origin)) return url;
  const { pathname, search } = new URL(url, window.location.origin);
  return pathname === `${apiBasePaths.app}/storageFile` ? pathname + search : url;
}
