import { productName } from '@portal/domain/constants/application';
import { isAgencyHost } from '../../links/agency-host';
import type { Config } from '../../runtime/config';
import type { Ports } from '../../runtime/ports';

/** Who asks for passkeys (WebAuthn): they work for the portal's hosts alone. */
export interface RelyingParty {
  name: string;
  id: string;
}

type Site = Pick<Config, 'publicBaseUrl' | 'agencyDomain'>;

/** The relying party of the product's public URL; hosts below it use the same passkeys. */
export function relyingParty(config: Site): RelyingParty {
  return { name: productName, id: portalUrl(config).hostname };
}

/**
 * The origins whose passkeys count: the portal's own, and that of the agency's host that was called.
 * @param host as the caller claims it; one that no agency has registered does not count.
 */
export async function passkeyOrigins(
  { config, store }: { config: Site; store: { organizations: Pick<Ports['store']['organizations'], 'ofHost'> } },
  host: string,
): Promise<string[]> {
  const { origin, protocol } = portalUrl(config);
  if (!isAgencyHost(config, host)) return [origin];
  const [label = ''] = host.split('.');
  const isRegistered = (await store.organizations.ofHost(label)) !== null;
  return isRegistered ? [origin, `${protocol}//${host}`] : [origin];
}

/** Browsers refuse passkeys for IP addresses, so the loopback address counts by its name. */
function portalUrl({ publicBaseUrl }: Site): URL {
  const url = new URL(publicBaseUrl);
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return url;
}
