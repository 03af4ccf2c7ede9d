import type { SmBrand } from '@portal/domain/brands/brand';
import { brandOfOrganization, resolveSmBrand } from '@portal/domain/brands/resolve-brand';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import type { SharedLink } from '@portal/domain/links/shared-link';
import type { Organization } from '@portal/domain/organizations/organization';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { chooseBrandId, type BrandCandidates } from '@portal/domain/tearsheets/brand-choice';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { projectMailTheme } from '../../projections/project-theme';
import type { Ports } from '../../runtime/ports';
import { recipientOf } from './recipient';

type Store = Pick<Ports['store'], 'users' | 'integrationUsers' | 'marketingBrands' | 'contacts'>;

/** What decides the brand of a page besides its link. */
export interface BrandSubject {
  tearsheet: Tearsheet | null;
  /** Brand of the entry in the tearsheet; `''` for none. */
  entryBrandId: string;
  /** The owner of the candidate; `''` for none. */
  candidateOwnerId: string;
}

/**
 * The marketing brand of a page: the entry's, the link's, that of the person whom the organization's setting names, else
 * the default one.
 * @returns null when the organization has none.
 */
export async function pageBrand(
  store: Store,
  organization: Organization,
  link: SharedLink,
  subject: BrandSubject,
): Promise<SmBrand | null> {
  const isOfJobs = link.kind === 'job' || link.kind === 'jobs';
  const [brands, chosen] = await Promise.all([
    store.marketingBrands.list(organization.id, isOfJobs ? 'jm' : 'sm'),
    subject.entryBrandId || link.brand || brandIdOfPerson(store, organization, link, subject, isOfJobs),
  ]);
  return resolveSmBrand(brands, chosen);
}

/** The look of a page with a marketing brand, or of the organization without one. */
export function marketingTheme(organization: Organization, brand: SmBrand | null): PublicTheme {
  return projectTheme(organization, brand ?? brandOfOrganization(organization));
}

/** As {@link marketingTheme}, for mails. @param baseUrl public URL of the product. */
export function marketingMailTheme(organization: Organization, brand: SmBrand | null, baseUrl: string): PublicTheme {
  return projectMailTheme(organization, brand ?? brandOfOrganization(organization), baseUrl);
}

async function brandIdOfPerson(
  store: Store,
  organization: Organization,
  link: SharedLink,
  { tearsheet, candidateOwnerId }: BrandSubject,
  isOfJobs: boolean,
): Promise<string> {
  const sender = organization.productFeature.skillsMarketing.tearsheetEmailFrom ?? 'loggedUser';
  const recipient = sender === 'clientContactOwner' ? await recipientOf({ store }, link) : null;
  const ids: Record<keyof BrandCandidates, string> = {
    tearsheetOwner: tearsheet?.owner.id ?? '',
    loggedUser: link.sender,
    clientContactOwner: recipient?.ownerId ?? '',
    candidateOwner: candidateOwnerId,
  };
  const id = ids[sender];
  if (id === '' || !isDocumentId(id)) return '';
  const user = await store.users.get(id);
  const own = user?.organizationId === organization.id && !isOfJobs ? user.smBrandId : '';
  const ats = own ? null : await store.integrationUsers.get(organization.id, id);
  return chooseBrandId(sender, { [sender]: own || (isOfJobs ? ats?.jmBrandId : ats?.smBrandId) });
}
