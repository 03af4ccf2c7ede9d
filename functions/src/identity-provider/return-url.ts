import { providerReturnPath } from '@portal/domain/constants/session';
import type { Organization } from '@portal/domain/organizations/organization';
import { agencyOfHost, siteUrl } from '../links/agency-host';
import type { PublicContext } from '../runtime/route';

/** Where the browser returns from the provider: to the agency's host when the sign-in began there, else to the portal's own. */
export async function returnUrl(
  context: Pick<PublicContext, 'config' | 'store' | 'host'>,
  organizationId: string,
): Promise<string> {
  const agency = await agencyOfHost(context, context.host);
  const { publicBaseUrl } = context.config;
  const base =
    agency?.organization.id === organizationId ? `${new URL(publicBaseUrl).protocol}//${context.host}` : publicBaseUrl;
  return `${base}${providerReturnPath}`;
}

/** Every URL to which the browser may return, to register at the provider. Hosts of brands are the agency's as well. */
export function returnUrls(
  config: Parameters<typeof siteUrl>[0],
  organization: Organization,
  brands: readonly { subdomain: string }[],
): string[] {
  const bases = [config.publicBaseUrl, ...brands.map((brand) => siteUrl(config, organization, brand))];
  return [...new Set(bases)].map((base) => `${base}${providerReturnPath}`);
}
