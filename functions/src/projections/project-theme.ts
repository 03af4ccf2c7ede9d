import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import { resolveTheme } from '@portal/domain/brands/theme';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { urlWithScheme } from '@portal/domain/fields/web-address';
import type { Organization } from '@portal/domain/organizations/organization';
import { imagePathOf } from '@portal/domain/links/image-links';
import { browserTitle } from '@portal/domain/texts/labels';

/**
 * The agency's theme for public pages.
 * @param brand the resolved one of the page's recruiter.
 */
export function projectTheme(organization: Organization, brand: Brand | SmBrand): PublicTheme {
  const theme = resolveTheme(organization, brand);
  const logoUrl = imageUrl(theme.logo.url);
  const { primaryColor, secondaryColor, skillsColor, feedbackColor, downloadPDFButtonColor } = theme;
  return {
    organizationName: brand.companyName || organization.name,
    websiteURL: urlWithScheme(organization.websiteURL) ?? '',
    browserTitle: browserTitle(organization),
    logo: logoUrl
      ? { url: logoUrl, width: theme.logo.width, height: theme.logo.height, alignment: theme.logo.alignment }
      : null,
    primaryColor,
    secondaryColor,
    skillsColor,
    feedbackColor,
    downloadPDFButtonColor,
  };
}

/**
 * The theme for a mail, with absolute URLs.
 * @param baseUrl public URL of the product, without a trailing slash.
 */
export function projectMailTheme(organization: Organization, brand: Brand | SmBrand, baseUrl: string): PublicTheme {
  const theme = projectTheme(organization, brand);
  if (!theme.logo?.url.startsWith('/')) return theme;
  return { ...theme, logo: { ...theme.logo, url: `${baseUrl}${theme.logo.url}` } };
}

/** A URL that a page may load an image from: relative to our host, or any on the web; `''` for others. */
export function imageUrl(value: string): string {
  if (imagePathOf(value) !== null) return value;
  return URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol) ? value : '';
}
