import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffActor } from '../runtime/route';

/**
 * Password, email and sessions belong to the user and cannot be changed while impersonating.
 * @throws PortalError `permissionDenied`.
 */
export function requireOwner({ impersonatedBy }: StaffActor): void {
  if (impersonatedBy) throw new PortalError('permissionDenied', { detail: 'not while working as another user' });
}
