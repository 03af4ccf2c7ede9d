import type { Brand } from '@portal/domain/brands/brand';
import { resolveTheme } from '@portal/domain/brands/theme';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { urlWithScheme } from '@portal/domain/fields/url';
import type { Organization } from '@portal/domain/organizations/organization';
import { imagePathOf } from '@portal/domain/links/image-links';
import { browserTitle } from '@portal/domain/texts/labels';

/**
 * The agency's looks on a page that outsiders see (002 §1, §9).
 * @param brand the one that resolves for the page's recruiter.
 */
export function projectTheme(organization: Organization, brand: Brand): PublicTheme {
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
 * The looks for a mail: it is read far from our pages, so that the logo needs its whole address.
 * @param baseUrl where people reach the product, without a slash at the end.
 */
export function projectMailTheme(organization: Organization, brand: Brand, baseUrl: string): PublicTheme {
  const theme = projectTheme(organization, brand);
  if (!theme.logo?.url.startsWith('/')) return theme;
  return { ...theme, logo: { ...theme.logo, url: `${baseUrl}${theme.logo.url}` } };
}

/** An address that a page may load an image from: one of ours, or any on the web; `''` for every other. */
export function imageUrl(value: string): string {
  if (imagePathOf(value) !== null) return value;
  return URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol) ? value : '';
}
