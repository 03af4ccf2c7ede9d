import type { Brand } from '@portal/domain/brands/brand';
import { resolveTheme } from '@portal/domain/brands/theme';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { webAddressTarget } from '@portal/domain/fields/web-address';
import type { Organization } from '@portal/domain/organizations/organization';
import { browserTitle } from '@portal/domain/texts/labels';

/**
 * The agency's looks on a page that outsiders see (002 §1, §9).
 * @param brand the one that resolves for the page's recruiter.
 */
export function presentTheme(organization: Organization, brand: Brand): PublicTheme {
  const theme = resolveTheme(organization, brand);
  const logoUrl = imageAddress(theme.logo.url);
  const { primaryColor, secondaryColor, skillsColor, feedbackColor, downloadPDFButtonColor } = theme;
  return {
    organizationName: brand.companyName || organization.name,
    websiteURL: webAddressTarget(organization.websiteURL) ?? '',
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

/** An address that a page may load an image from; `''` for every other. */
export function imageAddress(value: string): string {
  return URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol) ? value : '';
}
