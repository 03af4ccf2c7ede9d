import { PortalError } from '@portal/domain/errors/portal-error';
import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct, type SwitchableProduct } from '@portal/domain/organizations/product-feature';
import type { StaffContext } from '../runtime/route';

/**
 * The organization, if it has the product and the caller is not denied marketing. The call's access has been checked.
 * @throws PortalError `notFound` without the organization, `permissionDenied`.
 */
export async function requireMarketer(
  { store, actor }: Pick<StaffContext, 'store' | 'actor'>,
  organizationId: string,
  product: Extract<SwitchableProduct, 'skillsMarketing' | 'jobMarketing'> = 'skillsMarketing',
): Promise<Organization> {
  const [organization, user] = await Promise.all([store.organizations.get(organizationId), store.users.get(actor.uid)]);
  if (!organization) throw new PortalError('notFound', { detail: 'organization' });
  if (!hasProduct(organization, product)) throw new PortalError('permissionDenied', { detail: `without ${product}` });
  if (user?.userProducts.accessRights.skillsMarketing === false) {
    throw new PortalError('permissionDenied', { detail: 'denied marketing' });
  }
  return organization;
}
