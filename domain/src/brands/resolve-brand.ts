import { defaultBrandName } from '../constants/application';
import { overlay } from '../fields/overlay';
import type { OrganizationWithoutBrands } from '../organizations/merge-organization';
import type { Organization } from '../organizations/organization';
import type { CustomLabels } from '../texts/labels';
import { brandSchema, defaultMarketingBrandId, type Brand, type SmBrand } from './brand';

/** The brand of the organization itself, `Default`. */
export function brandOfOrganization(organization: OrganizationWithoutBrands): Brand {
  return brandSchema.cast({
    ...organization,
    id: '',
    name: defaultBrandName,
    companyName: organization.name,
    file: organization.photoURL,
    ...organization.colors,
    expiryLink: organization.productFeature.candidate.expiryLink,
    resumeLinkAgeDays: organization.publicCandidate.resumeLinkAgeDays,
    customSubjectClientSubmission: organization.integration.bullhorn.jobSubmission.customSubjectClientSubmission,
    customSubjectClientSubmissionMultipleCandidates:
      organization.integration.bullhorn.jobSubmission.customSubjectClientSubmissionMultipleCandidates,
    emailUnsubscribeLinkText: organization.productFeature.skillsMarketing.emailUnsubscribeLinkText,
    tearsheetsEmailUnsubscribeLinkText: organization.productFeature.skillsMarketing.tearsheetsEmailUnsubscribeLinkText,
    profileTemplateId: organization.productFeature.skillsMarketing.defaultProfileTemplateId,
  });
}

/**
 * The brand of the submission platform that a user, a client company or a candidate has.
 * @param selectedBrand its name, in any case, or its id; one that is absent, unknown or `Default` means the organization.
 */
export function resolveBrand(organization: Organization, selectedBrand?: string | null): Brand {
  const wanted = selectedBrand?.trim().toLowerCase();
  const chosen = organization.brands.find(
    ({ id, name }) => id === selectedBrand || name.trim().toLowerCase() === wanted,
  );
  return chosen ?? brandOfOrganization(organization);
}

/**
 * The brand of a marketing page.
 * @param smBrands brands of marketing, with the default one.
 * @param smBrandId of the sender, the owner or the entry.
 * @returns the default brand when there is none with that id; null when there is no default either.
 */
export function resolveSmBrand(smBrands: readonly SmBrand[], smBrandId?: string | null): SmBrand | null {
  const brandOf = (id: string) => smBrands.find((brand) => brand.id === id);
  return (smBrandId && brandOf(smBrandId)) || (brandOf(defaultMarketingBrandId) ?? null);
}

/** Labels of the brand over those of the organization, for `resolveLabel`. */
export function labelsOf(
  organization: Pick<Organization, 'customLabels'>,
  brand?: Pick<Brand, 'customLabels'> | null,
): CustomLabels {
  return overlay(brand?.customLabels, organization.customLabels);
}
