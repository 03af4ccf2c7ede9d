import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * The organization that a form names; null for none.
 * @throws PortalError `invalidRequest` when there is no such organization.
 */
export async function organizationOrNull({ store }: StaffContext, organizationId: string): Promise<string | null> {
  if (organizationId === '') return null;
  if (await store.organizations.get(organizationId)) return organizationId;
  throw new PortalError('invalidRequest', { detail: 'unknown organization' });
}
