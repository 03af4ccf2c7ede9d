import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import { brandOfOrganization } from '@portal/domain/brands/resolve-brand';
import { isSubdomain } from '@portal/domain/organizations/host';
import type { Organization } from '@portal/domain/organizations/organization';
import type { Config } from '../runtime/config';
import type { Ports } from '../runtime/ports';

/** Whose look a host has. */
export interface AgencyOfHost {
  organization: Organization;
  brand: Brand | SmBrand;
}

/**
 * The agency of a host, and its brand of that name. It decides about looks alone: rights come with links and sessions.
 * @param host as the browser called it, with its port if any.
 * @returns null for the portal's own host and for one that no agency has.
 */
export async function agencyOfHost(
  { store, config }: Pick<Ports, 'store' | 'config'>,
  host: string,
): Promise<AgencyOfHost | null> {
  const subdomain = subdomainOf(config, host);
  if (subdomain === '') return null;
  const organizationId = await store.organizations.ofHost(subdomain);
  const organization = organizationId === null ? null : await store.organizations.get(organizationId);
  if (!organization) return null;
  if (organization.subdomain === subdomain) return { organization, brand: brandOfOrganization(organization) };
  const marketing = await Promise.all([
    store.marketingBrands.list(organization.id, 'sm'),
    store.marketingBrands.list(organization.id, 'jm'),
  ]);
  const brand = [organization.brands, ...marketing].flat().find((one) => one.subdomain === subdomain);
  return brand ? { organization, brand } : null;
}

/**
 * Where links for viewers and clients begin: the host of the brand, of its agency, or the portal's own.
 * @returns without a trailing slash.
 */
export function siteUrl(
  { publicBaseUrl, agencyDomain }: Pick<Config, 'publicBaseUrl' | 'agencyDomain'>,
  organization: Pick<Organization, 'subdomain'>,
  brand: Pick<Brand, 'subdomain'> | null = null,
): string {
  // A brand without a name of its own follows the organization.
  const subdomain = brand?.subdomain || organization.subdomain;
  if (agencyDomain === '' || !isSubdomain(subdomain)) return publicBaseUrl;
  return `${new URL(publicBaseUrl).protocol}//${subdomain}.${agencyDomain}`;
}

/** Whether a host is below the domain of agencies, with a name that an agency may have. */
export function isAgencyHost(config: Pick<Config, 'agencyDomain'>, host: string): boolean {
  return subdomainOf(config, host) !== '';
}

/** The first label of an agency's host; `''` for every other host. */
function subdomainOf({ agencyDomain }: Pick<Config, 'agencyDomain'>, host: string): string {
  const end = `.${agencyDomain}`;
  if (agencyDomain === '' || !host.endsWith(end)) return '';
  const subdomain = host.slice(0, -end.length);
  return isSubdomain(subdomain) ? subdomain : '';
}
