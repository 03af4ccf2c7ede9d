import { defaultBrandName } from '../constants/application';
import { overlay } from '../fields/overlay';
import type { Organization } from '../organizations/organization';
import type { CustomLabels } from '../texts/labels';
import { brandSchema, type Brand, type SmBrand } from './brand';

/** The brand that stands for the organization itself (000 §9 Default brand). */
export function brandOfOrganization(organization: Organization): Brand {
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
 * The brand of the submission platform that a user, a client company or a candidate has (001 §3).
 * @param selectedBrand its name, in whatever case; a name that is absent, unknown or `Default` means the organization.
 */
export function resolveBrand(organization: Organization, selectedBrand?: string | null): Brand {
  const wanted = selectedBrand?.trim().toLowerCase();
  const chosen = organization.brands.find((brand) => brand.name.trim().toLowerCase() === wanted);
  return chosen ?? brandOfOrganization(organization);
}

/**
 * The brand of a marketing page (002 §4 Brand choice).
 * @param smBrandId of the sender, the owner or the entry.
 * @returns the default marketing brand when there is none with that id, and null when there is no default either.
 */
export function resolveSmBrand(
  organization: Pick<Organization, 'smDefaultBrand'>,
  smBrands: readonly SmBrand[],
  smBrandId?: string | null,
): SmBrand | null {
  return smBrands.find((brand) => brand.id === smBrandId) ?? organization.smDefaultBrand ?? null;
}

/** Labels with the brand's laid over the organization's, for `resolveLabel` (001 §3). */
export function labelsOf(
  organization: Pick<Organization, 'customLabels'>,
  brand?: Pick<Brand, 'customLabels'> | null,
): CustomLabels {
  return overlay(brand?.customLabels, organization.customLabels);
}
