import { hostThemeMeta } from '@portal/domain/constants/branding';
import type { HostTheme, PublicTheme } from '@portal/domain/contracts/public-api';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';

/**
 * Whether an agency may have this host. The server knows for sure; the portal's own host, in most places, is not asked for.
 * @param hostname without a port.
 */
export function mayBeAgencyHost(hostname: string): boolean {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return !isAddress && (labels.length > 2 || (labels.length === 2 && labels[1] === 'localhost'));
}

let asked: Promise<PublicTheme | null> | null = null;

/** The look that the page was served with; null is the portal's own, undefined where the page does not say. */
export function servedHostTheme(): PublicTheme | null | undefined {
  const content = document.querySelector(`meta[name="${hostThemeMeta}"]`)?.getAttribute('content');
  if (content) return JSON.parse(content) as PublicTheme | null;
  return mayBeAgencyHost(window.location.hostname) ? undefined : null;
}

/** The look of this host, asked for once if the page does not say; null for the portal's own, and when nothing answers. */
export function hostTheme(): Promise<PublicTheme | null> {
  if (!asked) {
    const served = servedHostTheme();
    asked = served === undefined ? askHostTheme() : Promise.resolve(served);
  }
  return asked;
}

async function askHostTheme(): Promise<PublicTheme | null> {
  try {
    const response = await fetch(`${apiBasePaths.public}/getHostTheme`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) return null;
    return ((await response.json()) as { data?: HostTheme }).data?.theme ?? null;
  } catch {
    return null;
  }
}
