import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { SmBrand } from '@portal/domain/brands/brand';
import { asListed } from '@portal/domain/tearsheets/public-list';
import type { OpenPage, PageContext } from './open-page';
import { pageBrand } from './page-brand';

/** A published candidate with the brand of the page. */
export interface ProfileSubject {
  candidate: SkillsCandidate | null;
  brand: SmBrand | null;
}

/** The page's candidate, null unless published, and the brand. */
export async function profileSubject(
  { store }: Pick<PageContext, 'store'>,
  { link, organization, targetId, tearsheet }: OpenPage,
): Promise<ProfileSubject> {
  const stored = await store.skillsCandidates.get(organization.id, targetId);
  const shown = stored && tearsheet ? asListed(stored) : stored;
  const candidate = shown && isPublished(shown) ? shown : null;
  const brand = await pageBrand(store, organization, link, {
    tearsheet,
    entryBrandId: tearsheet?.candidates.data.find(({ id }) => id === targetId)?.smBrandId ?? '',
    candidateOwnerId: candidate?.owner.id ?? '',
  });
  return { candidate, brand };
}

/** Only candidates with a selected profile are published. */
export function isPublished({
  isDeleted,
  selectedProfileId,
}: Pick<SkillsCandidate, 'isDeleted' | 'selectedProfileId'>) {
  return !isDeleted && selectedProfileId !== '';
}
