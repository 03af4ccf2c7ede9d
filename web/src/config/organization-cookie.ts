import { cookieNames, organizationLogoCookieExpiry } from '@portal/domain/constants/session';
import { isColor } from '@portal/domain/fields/color';
import { readCookie, writeCookie } from './cookies';

/** The organization's branding on the sign-in page. */
export interface OrganizationBranding {
  name: string;
  /** `''` when there is none. */
  logoUrl: string;
  /** `''` when there is none. */
  primaryColor: string;
}

/** Longest stored logo URL: browsers refuse cookies of more than 4096 bytes. */
const maxLogoUrlLength = 2_000;

/** Stores the organization's branding for the next visit of the sign-in page. */
export function saveOrganizationBranding({ name, logoUrl, primaryColor }: OrganizationBranding): void {
  const kept = { logoUrl: logoUrl.length <= maxLogoUrlLength ? logoUrl : '', primaryColor, name: name.slice(0, 200) };
  writeCookie(cookieNames.organizationLogo, JSON.stringify(kept), { expires: new Date(organizationLogoCookieExpiry) });
}

/** The stored branding; null without one. A cookie's content is validated before it is used. */
export function savedOrganizationBranding(): OrganizationBranding | null {
  const cookie = readCookie(cookieNames.organizationLogo);
  if (!cookie) return null;
  try {
    const value: unknown = JSON.parse(cookie);
    return typeof value === 'object' && value !== null ? parseBranding(value) : null;
  } catch {
    return null;
  }
}

/**
 * Validates branding from an untrusted source: only a color is a color, and a logo comes from the product or over
 * HTTPS.
 */
export function parseBranding(value: object): OrganizationBranding {
  const text = (name: string) => {
    const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
    return typeof found === 'string' ? found : '';
  };
  const [logoUrl, primaryColor] = [text('logoUrl'), text('primaryColor')];
  return {
    name: text('name'),
    logoUrl: /^(\/(?![/\\])|https:\/\/)/.test(logoUrl) ? logoUrl : '',
    primaryColor: isColor(primaryColor) ? primaryColor : '',
  };
}
