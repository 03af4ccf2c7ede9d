import { defaultResumeLinkAgeDays } from '../constants/public-links';
import { isFeatureOn } from '../fields/feature-flag';

/** A brand's settings of public resume links; an absent value follows the organization. */
export interface BrandLinkSettings {
  readonly resumeLinkAgeDays?: number | null | undefined;
  readonly expiryLink?: string | null | undefined;
}

/** The organization's settings of public resume links. */
export interface OrganizationLinkSettings {
  readonly publicCandidate: { readonly resumeLinkAgeDays?: number | null | undefined };
  readonly productFeature: { readonly candidate: { readonly expiryLink?: string | null | undefined } };
}

/**
 * Days that a public resume link lives: the brand's choice, the organization's, else the default.
 * @returns 0 when the link never expires; a stored 0 is a choice, not an absent value.
 */
export function linkAgeDays(
  organization: Pick<OrganizationLinkSettings, 'publicCandidate'>,
  brand?: BrandLinkSettings | null,
): number {
  return brand?.resumeLinkAgeDays ?? organization.publicCandidate.resumeLinkAgeDays ?? defaultResumeLinkAgeDays;
}

/** Whether public resume links expire: the brand's switch, else the organization's; unset is off. */
export function isLinkExpiryOn(
  organization: Pick<OrganizationLinkSettings, 'productFeature'>,
  brand?: BrandLinkSettings | null,
): boolean {
  return isFeatureOn(brand?.expiryLink || organization.productFeature.candidate.expiryLink);
}
