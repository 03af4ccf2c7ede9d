import { defaultMarketingBrandId } from '@portal/domain/brands/brand';
import { defaultBrandName } from '@portal/domain/constants/application';
import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * Sets the brand of a team member on both sides, portal and ATS.
 * @throws PortalError `invalidRequest` for an unknown brand or without a user; `notFound` for a user outside that
 *   organization.
 */
export async function setTeamMemberBrand(
  { organizationId, userId, atsUserId, kind, brand }: RequestOf<typeof teamApi.setTeamMemberBrand>,
  { store }: StaffContext,
): Promise<AnswerOf<typeof teamApi.setTeamMemberBrand>> {
  const isNamed = [userId, atsUserId].some((id) => /^[\w-]+$/.test(id));
  const isKnown = kind === 'smBrandId' ? await isSmBrand() : await isBrand();
  if (!isNamed || !isKnown) throw new PortalError('invalidRequest', { detail: isNamed ? 'unknown brand' : 'nobody' });
  const isSet = await store.integrationUsers.setBrand(organizationId, { userId, atsUserId }, kind, brand);
  if (!isSet) throw new PortalError('notFound', { detail: 'not of the team' });
  return { updated: true };

  // The default brand of marketing counts as none, and need not exist.
  async function isSmBrand(): Promise<boolean> {
    return brand === defaultMarketingBrandId || (await store.organizations.hasSmBrand(organizationId, brand));
  }

  async function isBrand(): Promise<boolean> {
    if (brand === defaultBrandName) return true;
    const organization = await store.organizations.get(organizationId);
    return organization?.brands.some(({ name }) => name === brand) ?? false;
  }
}
