import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * The organization id of a form; null for none.
 * @throws PortalError `invalidRequest` for an unknown organization.
 */
export async function organizationOrNull({ store }: StaffContext, organizationId: string): Promise<string | null> {
  if (organizationId === '') return null;
  if (await store.organizations.exists(organizationId)) return organizationId;
  throw new PortalError('invalidRequest', { detail: 'unknown organization' });
}
