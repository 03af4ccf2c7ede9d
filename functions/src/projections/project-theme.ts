import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import { projectTheme } from '@portal/domain/brands/project-theme';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import type { Organization } from '@portal/domain/organizations/organization';

/**
 * The theme for a mail, with absolute URLs.
 * @param baseUrl public URL of the product, without a trailing slash.
 */
export function projectMailTheme(organization: Organization, brand: Brand | SmBrand, baseUrl: string): PublicTheme {
  const theme = projectTheme(organization, brand);
  if (!theme.logo?.url.startsWith('/')) return theme;
  return { ...theme, logo: { ...theme.logo, url: `${baseUrl}${theme.logo.url}` } };
}
