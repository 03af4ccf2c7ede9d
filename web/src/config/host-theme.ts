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

/** The look of this host, asked for once; null for the portal's own, and when nothing answers. */
export function hostTheme(): Promise<PublicTheme | null> {
  asked ??= mayBeAgencyHost(window.location.hostname) ? askHostTheme() : Promise.resolve(null);
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
