import type { PublicTheme } from '../contracts/public-api';
import { urlWithScheme } from '../fields/web-address';
import { imagePathOf } from '../links/image-links';
import type { OrganizationWithoutBrands } from '../organizations/merge-organization';
import { browserTitle } from '../texts/labels';
import type { Brand, SmBrand } from './brand';
import { resolveTheme } from './theme';

/**
 * The agency's theme for public pages.
 * @param brand the resolved one of the page's recruiter.
 */
export function projectTheme(organization: OrganizationWithoutBrands, brand: Brand | SmBrand): PublicTheme {
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

/** A URL that a page may load an image from: relative to our host, or any on the web; `''` for others. */
export function imageUrl(value: string): string {
  return imagePathOf(value) !== null || /^https?:\/\/[^\s<>"'\\]+$/i.test(value) ? value : '';
}
