import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffActor } from '../runtime/route';

/**
 * Password, email and sessions are their owner's: nobody changes them while working as that person.
 * @throws PortalError `permissionDenied`.
 */
export function requireOwner({ impersonatedBy }: StaffActor): void {
  if (impersonatedBy) throw new PortalError('permissionDenied', { detail: 'not while working as another user' });
}
