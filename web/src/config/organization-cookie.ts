import { cookieNames, organizationLogoCookieExpiry } from '@portal/domain/constants/session';
import { isColor } from '@portal/domain/fields/color';
import { readCookie, writeCookie } from './cookies';

/** Looks of the sign-in page (000 §3, the organization logo cookie). */
export interface OrganizationBranding {
  name: string;
  /** `''` when there is none. */
  logoUrl: string;
  /** `''` when there is none. */
  primaryColor: string;
}

/** Longest address of a logo that is kept: browsers refuse cookies of more than 4096 bytes. */
const longestLogoUrl = 2_000;

/** Keeps the looks of the organization for the next visit of the sign-in page. */
export function saveOrganizationBranding({ name, logoUrl, primaryColor }: OrganizationBranding): void {
  const kept = { logoUrl: logoUrl.length <= longestLogoUrl ? logoUrl : '', primaryColor, name: name.slice(0, 200) };
  writeCookie(cookieNames.organizationLogo, JSON.stringify(kept), { expires: new Date(organizationLogoCookieExpiry) });
}

/** The looks that were kept; null without them. What stands in a cookie is looked at before it is used. */
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
 * Looks from a place that anybody may have written: only a colour is a colour, and a logo comes from the product or
 * over HTTPS.
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
